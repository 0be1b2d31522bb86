## Quand le serveur est absent.

away-more = Rien n’est perdu : vos parties sont sur le serveur, et cette page reviendra d’elle-même.
away-rules = Les règles sont ici.

## Mes parties.

time-hours = { $hours ->
    [one] encore 1 heure
   *[other] encore { $hours } heures
}
time-minutes = { $minutes ->
    [one] encore { $minutes } minute
   *[other] encore { $minutes } minutes
}
mine-all = Toutes mes parties, résultats et bilan
mine-running = En cours
mine-running_none = Aucune de vos parties n’est en cours.
mine-finished = Terminées
mine-older = Plus anciennes
mine-replay = Revoir
mine-bot = { $name } ({ $level })
mine-ended-resigned = abandonnée
mine-ended-resigned_won = gagnée par abandon
mine-ended-stopped = arrêtée, sans vainqueur
mine-place = { $place ->
    [1] première place sur { $players }
    [2] deuxième sur { $players }
    [3] troisième sur { $players }
    [4] quatrième sur { $players }
   *[other] place { $place } sur { $players }
}
mine-won_alone = gagnée
mine-lost_alone = pas gagnée
mine-record = Mon bilan
mine-by_game = Par jeu
mine-by_person = Contre des personnes (par le nom qu’elles ont tapé)
mine-by_level = Contre des robots
mine-game = Jeu
mine-played = jouées
mine-won = gagnées
mine-fair = juste part
mine-against = Contre
mine-met = rencontres
mine-ahead = devant
mine-level_with = à égalité
mine-curve = Mes victoires face à une juste part
mine-curve_says = { $count ->
    [one] Après { $count } partie
   *[other] Après { $count } parties
}, en victoires : { $how ->
    [more] { $total } de plus qu’une juste part.
    [fewer] { $total } de moins qu’une juste part.
   *[level] exactement une juste part.
} À quatre, c’est un quart des parties.
mine-favoured = Ce que j’ai eu le plus souvent
mine-data = Mes données
mine-data_more = Vos parties appartiennent à ce navigateur, et à votre clé d’accès si vous en avez une.
mine-download = Tout télécharger
mine-delete = Tout supprimer
mine-delete_what = Vos résultats, vos places, votre clé d’accès et toutes les tables où personne d’autre n’avait de place sont supprimés, tout de suite et pour toujours, sur tous vos appareils.
mine-delete_others = Ce que vous avez joué avec d’autres leur appartient aussi : les coups et le nom que vous avez tapé restent à leurs tables jusqu’à ce que le serveur les oublie. Dans les parties en cours, un robot joue à votre place.
mine-delete_not = Tout garder
mine-delete_sure = Supprimer pour toujours
server-nothing_of_yours = Il n’y a rien à vous ici.

## La donne du jour.

today = La donne du jour
today-more = Chaque jour, une donne scellée pour chaque jeu : les mêmes cartes, la même place et les mêmes robots pour tout le monde. Une seule fois, sans conseil ni retour en arrière.
today-short = Une donne scellée par jour, la même pour tout le monde.
today-until = La prochaine dans { $left }.
today-left-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
today-left-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
today-play = Jouer
today-go_on = Continuer
today-results = Comment c’était
today-players = { $players ->
    [one] En solo
   *[other] Vous et { $bots ->
        [one] 1 robot
       *[other] { $bots } robots
    } ({ $level })
}
today-not_played = Qui ne l’a pas jouée n’en apprend rien.
today-your_place = { $place ->
    [1] Vous êtes en tête sur { $players }
    [2] Vous êtes deuxième sur { $players }
    [3] Vous êtes troisième sur { $players }
    [4] Vous êtes quatrième sur { $players }
   *[other] Vous êtes { $place }e sur { $players }
}
today-ahead = { $points ->
    [1] avec un point d’avance
   *[other] avec { $points } points d’avance
}
today-behind = { $points ->
    [1] à un point de la tête
   *[other] à { $points } points de la tête
}
today-level = à égalité en tête
today-gave_up = Vous avez abandonné
today-unranked = Vous n’avez donc pas de rang : seules comptent les parties jouées jusqu’au bout.
today-rank = { $alike ->
    [one] Rang { $rank } sur { $count } qui l’ont jouée jusqu’au bout.
   *[other] Rang { $rank } sur { $count } qui l’ont jouée jusqu’au bout, dont { $alike } à égalité.
}
today-alone = Vous êtes la première personne à l’avoir jouée jusqu’au bout : c’est donc vous contre l’expert.
today-expert = L’expert, à la même place
today-expert_thinks = L’expert y réfléchit encore.
today-expert_place = { $place ->
    [1] finit premier
    [2] finit deuxième
    [3] finit troisième
    [4] finit quatrième
   *[other] finit { $place }e
}
today-places = Les places de tous
today-place = { $place ->
    [1] en tête
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] { $place }e
}
today-count = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
today-parting = Là où les avis se séparent
today-parting_more = Avant le choix numéro { $number }, presque tous ont choisi pareil. Là :
today-parting_first = Dès le premier choix :
today-mean_place = place { $place } en moyenne
today-yours = vous
today-experts = l’expert
today-share = Partager sans rien dévoiler
today-shared = Copié : rien n’y parle des cartes.
today-share_text = Waterhole · { $game } · { $day }
today-share_place = { $place ->
    [1] En tête sur { $players }
    [2] Deuxième sur { $players }
    [3] Troisième sur { $players }
    [4] Quatrième sur { $players }
   *[other] Place { $place } sur { $players }
}
today-share_expert = { $how ->
    [better] mieux que l’expert
    [level] à égalité avec l’expert
   *[worse] derrière l’expert
}
today-promise = Ce qui est promis
today-promise_sealed = La donne de demain est scellée aujourd’hui : son engagement se trouve ci-dessous. Une fois son jour passé, le secret est montré, et chacun peut vérifier que la donne n’a pas été changée.
today-promise_kept = Votre navigateur garde les engagements qu’il a vus la veille, et compare.
today-promise_host = L’hôte de ce serveur pourrait connaître les cartes. Qui veut jouer deux fois avec deux navigateurs le peut. On ne gagne ici que du plaisir.
today-promise_late = Ce serveur ne tournait pas la veille : l’engagement d’aujourd’hui n’a été publié qu’aujourd’hui.
today-commitments = Engagements
today-of_today = aujourd’hui
today-of_tomorrow = demain
today-older = Donnes précédentes
today-older_more = Hors classement, avec conseils et retours en arrière si vous voulez.
today-older_none = Il n’y en a pas encore.
today-secret = secret
today-commitment = engagement
today-seen_before = Votre navigateur avait vu cet engagement avant le début du jour.
today-seen_other = Votre navigateur avait vu un autre engagement avant le début du jour !
table-daily = Pas dans la donne du jour : chacun la joue une fois, et sans aide.
table-day_not_over = On pourra le voir quand le jour sera fini : d’autres joueront encore les mêmes cartes.
table-no_such_deal = Cette donne n’existe pas.
table-deal_not_played = Jouez-la d’abord : vous verrez ensuite comment les autres s’en sont sortis.
