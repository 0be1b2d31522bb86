# Les mots du programme : erreurs, listes, et ce que tous les jeux partagent.

list-none = rien
list-and = { $most } et { $last }
see-rule = (règle { $number })

core-unknown_game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.
core-unknown_revision = La partie suit la révision { $found } des règles { DE($game) } ; ce programme les connaît jusqu’à la révision { $newest } : il en faut un plus récent.
core-broken_game = Le jeu « { $game } » ne se charge pas depuis { $where } : { $reason }. Son paquet doit nommer une classe Game de ce nom.
core-unknown_move = { $move } n’est pas un coup de ce jeu.
core-game_over = La partie est finie : plus aucun coup n’est possible.
core-not_over = La partie n’est pas finie : elle n’a pas encore de résultat.
core-not_a_move = « { $text } » n’est pas un coup. Les coups s’écrivent ainsi : { $known }.
core-preview_turn = Seul votre propre coup peut être examiné d’avance, quand c’est à vous de jouer.
core-bad_players = { $game } se joue de { $lowest } à { $highest } joueurs.
core-bad_first = Il n’y a pas de place { $first } pour commencer : les places vont de 0 à { $highest }.
core-bad_option = { $option } ne peut pas être « { $value } ». Valeurs possibles : { $allowed }.
core-unknown_option = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
core-option_players = L’option { $option } ne vaut que pour { $players } joueurs.
core-unknown_card = { $game } n’a pas de carte « { $card } ».
core-bad_deck = La pioche contient { $have } fois la carte { $card } ; il la faut { $want } fois.
core-shuffle_disagrees = Le mélange numéro { $number } de l’enregistrement contient d’autres cartes que celles qui étaient à mélanger.
core-file_unreadable = Impossible de lire { $file } : { $reason }.
core-edition_syntax = { $file } n’est pas du TOML correct : { $reason }.
core-edition_missing = { $file }, ligne { $line } : « { $key } » manque.
core-edition_unknown = { $file }, ligne { $line } : rien ne s’appelle « { $key } » ici. Noms connus : { $known }.
core-edition_whole = { $file }, ligne { $line } : { $path } vaut { $value } ; il faut un nombre entier de { $lowest } à { $highest }.
core-edition_wholes = { $file }, ligne { $line } : { $path } contient { $value } ; il faut une liste de nombres entiers de { $lowest } à { $highest }.
core-edition_words = { $file }, ligne { $line } : { $path } vaut { $value } ; il faut une liste de mots.
core-edition_table = { $file }, ligne { $line } : { $path } vaut { $value } ; il faut une table de noms et de valeurs.
core-edition_other_game = { $file }, ligne { $line } : c’est une édition de « { $value } », pas { DE($game) }.
core-edition_no_source = { $file }, ligne { $line } : la source de « { $key } » doit figurer sous [sources], parmi : { $known }.
core-edition_too_long = { $file } est trop long pour une édition : au plus { $highest } caractères.
core-edition_deep = { $file }, ligne { $line } : trop de noms à points, de tables ou de listes emboîtés ; au plus { $highest }.
core-edition_large = { $file }, ligne { $line } : { $path } contient un nombre démesuré ; au plus { $highest }.
core-edition_not_plain = { $file }, ligne { $line } : { $path } vaut { $value } ; une édition n’a que des nombres, des mots, des listes et des tables.
core-edition_word = { $file }, ligne { $line } : { $value } sous { $path } ne peut pas être un nom : des lettres de a à z, des chiffres et « _ », 30 au plus, une lettre d’abord.
core-edition_name = { $file }, ligne { $line } : le nom de l’édition doit être un texte sur une ligne, de 1 à { $highest } caractères.
core-edition_reserved = { $file }, ligne { $line } : rien sous { $path } ne peut s’appeler « { $value } » : le jeu entend autre chose par là.
core-edition_unplayable = { $file } : une partie avec cette édition ne se termine pas en { $highest } coups.

## Enregistrements, règles et fichiers
core-unknown_bot = Il n’y a pas de robot « { $bot } ». Les robots sont : { $known }.
core-bad_bot_settings = « { $bot } » n’est pas un robot avec ses réglages : ils s’écrivent search:iterations=500:explore=0.7.
core-bad_value_file = { $file } ne contient pas de valeur apprise lisible ({ $reason }).
core-no_ray = Une grappe a besoin de Ray : pip install "waterhole[cluster]".
core-cluster_away = La grappe à { $address } est injoignable : { $reason }
core-cluster_record = Sur une grappe, aucune partie n’est enregistrée, car les fichiers resteraient sur ses machines : laissez --record ou --cluster.
core-agent_command = « { $command } » n’est pas une commande : après exec: viennent un programme et ses arguments, entre guillemets comme pour un shell.
core-agent_start = L’agent « { $command } » ne peut pas être lancé : { $reason }.
core-agent_not_ready = L’agent « { $command } » { $fault ->
    [not_ready] n’a pas dit qu’il est prêt en 10 secondes
    [ended] s’est arrêté avant d’être prêt
   *[other] n’a rien dit de ce que dit un agent ({ $fault })
} : sa réponse à hello est une ligne telle que {"{"}"type": "ready", "name": "mine"{"}"}.
core-agent_seconds = Il faut à un agent un temps supérieur à 0 par coup, et non { $seconds } secondes.
core-agent_protocol = Le protocole { $told } n’est pas connu ici : cet agent parle le protocole { $known }.
core-unknown_setting = Une recherche n’a pas de réglage « { $setting } ». Ses réglages sont : { $known }.
core-tournament_bots = Un tournoi demande au moins deux robots, chacun nommé une fois : pas { $bots }.
core-other_results = { $file } contient les résultats d’autre chose : nommez un autre fichier, ou le même jeu, les mêmes joueurs, robots, graine et options.
core-bad_targets = { $file } ne peut être lu comme cibles : { $reason }
core-needs_lab = Il y faut le paquet Python « { $package } » : pip install "waterhole[lab]".
core-needs_train = Il faut pour cela le paquet Python « { $package } » : pip install "waterhole[train]".
core-no_features = On ne peut rien apprendre sur { $game } : son robot ne nomme aucun trait d’une position.
core-bots_count = { $count ->
    [one] Un robot est nommé
   *[other] { $count } robots sont nommés
} pour { $seats ->
    [one] une place
   *[other] { $seats } places
} : nommez-en un par place, ou un pour toutes.
core-several_moves = « { $text } » peut vouloir dire { $texts } : précisez.
core-no_rulebook = Les règles de ce jeu ne sont pas écrites dans cette langue ({ $language }).
core-save_where = Enregistrer où ? Nommez un fichier : enregistrer ma-partie.json
core-file_too_large = { $file } est trop gros pour être un enregistrement (plus de { $highest } octets).
core-file_unwritable = Impossible d’écrire { $file } : { $reason }.
core-record_not_json = { $file } n’est pas du JSON correct : { $reason }.
core-record_wrong = { $file } n’est pas un enregistrement : { $reason }.
core-record_format = { $file } est au format d’enregistrement { $found } ; ce programme lit le format { $known }.
core-record_other_edition = La partie a été jouée avec l’édition « { $name } » ({ $hash }), que l’enregistrement ne contient pas ; ce programme a { $ours }.
core-record_edition_changed = { $file } : l’édition qui s’y trouve n’est pas celle de son empreinte { $hash }.
core-record_seats = L’enregistrement nomme { $count } places pour { $players ->
    [1] un joueur
   *[other] { $players } joueurs
}.
core-record_move = Le coup { $number } de l’enregistrement (demi-coup { $ply }), « { $text } », est impossible : { $reason }
core-record_chance = L’enregistrement donne { $count ->
    [one] un résultat
   *[other] { $count } résultats
} du hasard ; ses coups en demandent d’autres.
core-record_result = Le résultat de l’enregistrement n’est pas celui auquel ses coups mènent.
core-not_the_turn = ce n’est pas à la place { $number } de jouer, mais à la place { $turn }.
core-not_its_text = dans cette situation le coup s’écrit « { $text } ».

## La partie en texte
player-you = vous
player-name = Joueur
bot-names = Amara, Kito, Zuri, Jabari, Nia
command-help = aide ?
command-moves = coups
command-what = si
command-hint = indice
command-rules = regles règles
command-log = journal
command-save = enregistrer
command-quit = quitter q
play-welcome = Vous jouez contre { $names }.
play-how = Tapez un coup, ou [bold]aide[/bold].
play-offer = Vous pouvez : { $moves }
play-prompt = À vous ›
play-what = { $stopped ->
    [chance] Ensuite les cartes sont mélangées : la suite est affaire de hasard.
   *[hidden] La suite dépend de ce que vous ne voyez pas.
    }
play-help = coups        ce que vous pouvez faire (Entrée aussi)
    si COUP      ce que ferait un coup, autant que vous pouvez le savoir
                 (plusieurs : si bid 7, pass, pass)
    indice       les coups qui promettent le plus, et pourquoi
    règles       les chapitres des règles
    règles 4.3   une règle, ou tout un chapitre (règles 4)
    règles MOT   les règles qui parlent de quelque chose
    journal      tout ce qui s’est passé
    enregistrer FICHIER   écrire la partie (waterhole replay FICHIER la montre)
    quitter      partir (Ctrl-C et Ctrl-D aussi)
    Tout le reste est un coup ; ce qui est clair peut être omis ou abrégé. Les coups de ce jeu :
play-saved = La partie est dans { $file }.
play-bye = Au revoir.
play-won-you = [bold]Vous avez gagné ![/bold]
play-won = { $count ->
    [one] [bold]Victoire : { $winners }.[/bold]
   *[other] [bold]Victoire partagée : { $winners }.[/bold]
}
show-not-over = L’enregistrement s’arrête ici, après { $moves ->
    [one] un coup
   *[other] { $moves } coups
} ; la partie n’était pas finie.
rules-sections = Les règles ont ces chapitres (règles 2 en montre un) :
rules-found = { $count ->
    [0] Aucune règle ne parle de « { $text } ».
    [one] Une règle parle de « { $text } » :
   *[other] { $count } règles parlent de « { $text } » :
}
rules-house = [maison]

## La ligne de commande
cli-error = waterhole : { $text }
cli-usage = usage :{" "}
cli-see-help = (waterhole --help montre tout ce qu’il y a)
cli-required = Il manque : { $names }.
cli-unrecognized = Qu’est-ce que « { $names } » ?
cli-one-value = { $name } veut une valeur après lui.
cli-no-value = { $name } ne prend pas de valeur : « { $value } » est de trop.
cli-not-together = { $name } et { $other } ne vont pas ensemble : choisissez l’un des deux.
cli-unknown-command = Il n’y a pas de commande « { $name } ». Les commandes sont : { $known }.
cli-not-allowed = { $name } ne peut pas être « { $value } ». Valeurs possibles : { $known }.
cli-bad-value = { $name } : { $reason }
cli-bad-number = « { $value } » n’est pas un nombre entier de { $lowest } à { $highest }.
cli-bad-pair = « { $value } » devrait s’écrire NOM=VALEUR.
cli-about = Trois jeux de cartes de la savane : y jouer, revoir des parties, en simuler.
cli-examples = Exemples :
    waterhole play serengeti --players 3
    waterhole simulate serengeti --players 4 --bots random --games 1000 --seed 7
    waterhole simulate serengeti --players 4 --bots random --games 10 --seed 7 --record parties
    waterhole replay parties/serengeti-4-players-seed-7-000001.json
    waterhole COMMANDE --help
cli-commands = commandes
cli-options = options
cli-arguments = arguments
cli-help = montrer cette aide et finir
cli-version = montrer la version, et si les règles sont compilées
cli-language = en ou fr ; sinon la langue du système
cli-play = jouer dans le terminal, contre des robots
cli-replay = montrer une partie enregistrée
cli-simulate = faire jouer beaucoup de parties à des robots, sur tous les cœurs
cli-tournament = faire concourir des robots avec les mêmes donnes, et les classer
cli-contestants = les robots qui concourent, séparés par des virgules
cli-deals = combien de donnes, chacune jouée de chaque place
cli-settle = s’arrêter avant la dernière donne dès qu’un test séquentiel tranche si un camp mérite plus que cette part ou moins (sans part donnée : plus que la part équitable)
cli-bad-share = « { $value } » n’est pas une part entre 0 et 1.
cli-format = chacun contre chacun, chacun contre le précédent, ou des tables tirées parmi tous
cli-results = garder les résultats dans ce fichier, et continuer à partir de lui
cli-chart = dessiner le classement (.svg, .png ou .html)
cli-bench = mesurer la vitesse des jeux
cli-lab = étudier l’équilibre d’un jeu, comparer des éditions, trouver des nombres
cli-studies = études
cli-lab-balance = l’équilibre d’un jeu entre robots : ordre, durée, ce qui est pris et gagne, chance et adresse
cli-lab-compare = deux éditions avec les mêmes donnes : ce qui diffère, et si le hasard aurait pu le faire
cli-either-edition = une édition (TOML), un jeu pour celle qui vient avec lui, ou le nom d’une autre de ses éditions
cli-lab-calibrate = trouver pour une édition des nombres qui donnent ce qu’on souhaite
cli-targets = ce qui est libre et ce qui est souhaité (TOML)
cli-generations = combien de générations de candidats
cli-population = combien de candidats dans chacune
cli-finalists = combien des meilleurs sont rejugés par des robots forts
cli-write = écrire le meilleur comme édition

cli-lab-train = apprendre les chances de victoire de chaque place, par des parties que les robots jouent contre eux-mêmes
cli-hours = continuer par d’autres tours pendant tant d’heures (d’ordinaire un seul tour)
cli-train-folder = où garder les parties, les tours et la valeur : nommé de nouveau, on reprend là
cli-train-games = parties d’un tour ; une sur cinq est mise à part pour mesurer
cli-train-thoughts = réflexions par décision dans ces parties
cli-train-hidden = unités cachées du réseau
cli-train-deals = au plus tant de donnes, de chaque camp, pour voir si la nouvelle valeur joue mieux
cli-train-measure = ne rien apprendre : jouer tant de nouvelles parties, et dire ce que vaut la valeur que le jeu a maintenant
cli-lab-ceiling = combien on pourrait gagner au plus : un joueur qui voit toutes les cartes contre d’autres qui ne les voient pas
cli-ceiling-thoughts = réflexions des autres par décision
cli-ceiling-clairvoyant = réflexions de celui qui voit tout
cli-ceiling-hands-alone = il voit les mains des autres, mais pas les cartes à venir
cli-ceiling-deals = combien de donnes, chacune jouée de chaque camp
cli-bad-hours = « { $value } » n’est pas un nombre d’heures.
cli-skill = faire aussi jouer chacun de ces robots, le plus faible d’abord, contre le premier avec les mêmes donnes
cli-skill-deals = combien de donnes pour cela, chacune jouée de chaque place
cli-results-folder = garder les résultats dans ce dossier, et reprendre de là
cli-report = écrire une page avec des graphiques (.html)
cli-game = le jeu : { $known }
cli-file = un enregistrement, comme simulate --record et enregistrer les écrivent
cli-players = combien de joueurs
cli-seed = même graine, même donne
cli-bots = un par place, séparés par des virgules, ou un pour toutes : { $known }
cli-other-bots = un pour chaque autre place, séparés par des virgules, ou un pour toutes : { $known }
cli-bot = un robot, pour la place suivante (peut être répété, au lieu de --bots) : un nom, ou exec:COMMANDE pour un programme à vous
cli-agent-seconds = combien de secondes un programme à vous a pour un coup
cli-agent-log = écrire dans ce fichier tout ce qui se dit avec de tels programmes
cli-bad-seconds = « { $value } » n’est pas un nombre de secondes supérieur à 0 et d’au plus { $highest }.
cli-agent = un de nos robots comme programme que d’autres peuvent interroger, ligne par ligne
cli-agent-bot = quel robot : { $known }
cli-agent-seed = la même graine et les mêmes questions donnent les mêmes réponses
report-stood-in = { $who } : medium a joué { $count ->
    [one] un coup
   *[other] { $count } coups
} pour l’agent ({ $reasons }).
cli-option = une option du jeu, comme open_chips=true (peut être répété)
cli-edition = une édition à vous, au lieu de celle du jeu (TOML) ; ou un nom : sanctuary a « first »
cli-games = combien de parties
cli-record = écrire chaque partie dans ce dossier
cli-json = écrire du JSON
cli-cluster = jouer sur une grappe Ray à cette adresse (« auto » : celle de cette machine) au lieu des cœurs de cette machine
cli-cores = combien de cœurs utiliser ; sinon tous
cli-one_core = Cette machine ne permet pas aux processus de partager un sémaphore : un seul cœur fait tout le travail.
cli-trace = un objet JSON par ligne : avant chaque coup, et pour le résultat
cli-bench-game = seulement ce jeu (sinon tous)
compiled-yes = compilé
compiled-no = interprété

## Comptes rendus
figure-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-title = { $game }, { $players ->
    [1] un joueur
   *[other] { $players } joueurs
}, graine { $seed } : { $finished ->
    [one] une partie
   *[other] { $finished } parties
}
report-interrupted = Interrompu : { $finished } parties sur { $games } ont été finies.
report-none = Aucune partie n’a été finie.
report-seat = Place
report-bot = Robot
report-wins = Victoires
report-share = Part
report-interval = 95 %
report-score = Score moyen
report-length = Une partie a pris { $mean } décisions en moyenne.
report-speed = { $decisions } décisions en { $seconds } s : { $rate } par seconde, sur { $cores ->
    [one] un cœur
   *[other] { $cores } cœurs
}.
report-playing = En jeu

## Mesures
bench-measuring = Mesure en cours
bench-how = Parties au hasard sur un cœur, { $mode } ; chaque valeur est la médiane de plusieurs, mesurées tour à tour.
bench-measured = mesuré
bench-target = but
bench-missed = ✗
bench-loop = décisions par seconde, dans notre propre boucle
bench-python = décisions par seconde, coup par coup depuis Python
bench-greedy = décisions par seconde du robot greedy, d’après ce que sa place peut savoir
bench-times-loop = fois { $name } d’OpenSpiel, parties entières, chacun dans sa propre boucle
bench-times-python = fois { $name } d’OpenSpiel, parties entières, depuis Python
bench-search = simulations de recherche par seconde, au hasard jusqu’à la fin
bench-guided = simulations de recherche par seconde, comme cherchent les robots
bench-times-search = fois l’ISMCTS d’OpenSpiel sur { $name }, simulations par seconde
bench-search_memory = mégaoctets d’un processus après une recherche de trois secondes
bench-copy = microsecondes pour une copie
bench-memory = octets pour un état
bench-growth = fois le coût d’une décision du début, en fin de partie
bench-alone = OpenSpiel n’est pas installé : pas de comparaison avec lui (make bench l’installe).

## Tournois
tournament-title = { $game }, { $players } joueurs, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, graine { $seed }
tournament-bot = Robot
tournament-skill = Classement
tournament-games = Parties
tournament-share = Part des victoires
tournament-hero = Un camp
tournament-rivals = Tous les autres
tournament-deals = Donnes
tournament-fair = Part équitable
tournament-earned = Sans la chance
tournament-settled = Tranché après { $deals } donnes sur { $most } au plus.
tournament-unsettled = Pas encore tranché après { $deals } donnes.

## Apprentissage
train-played = Tour { $round } : { $games } parties sur { $of }.
train-fit = Ajustement sur { $positions } positions ({ $step ->
    [results] d’après les résultats
   *[hopes] d’après les résultats et ce qu’on attendait ensuite
}).
train-gate = L’ancienne valeur contre la nouvelle, { $deals } donnes au plus.
train-fit-moves = Ajustement sur { $choices } choix d’après ce que la recherche a essayé.
train-gate-moves = L’ancien a priori contre le nouveau, { $deals } donnes au plus.
train-prior = A priori sur les coups : { $known } nats par choix d’après le savoir du jeu, { $learned } après apprentissage (au mieux { $least }) ; { $earned } contre l’ancien, { $taken ->
    [yes] adopté
   *[no] non adopté
}.
train-accepted = Tour { $round } : la nouvelle valeur est adoptée.
train-refused = Tour { $round } : la nouvelle valeur n’est pas adoptée.
train-round = Tour
train-games = Parties à part
train-appraisal = Estimation
train-value = Valeur apprise
train-gain = Explique en plus
train-calibration = Calibrage
train-earned = Contre l’ancienne
train-taken = Adoptée
train-yes = oui
train-no = non
train-explained = Expliqué, nats par position
train-examined = { $games } parties sur { $of }.
train-expected = Part de victoire attendue
train-came = Part obtenue
train-count = Combien de fois
ceiling-played = { $deals } donnes sur { $of }.
ceiling-found = Donnes : { $deals }. Qui voit { $sees ->
    [hands] les mains
   *[all] tout
 } prend { $share } ± { $off } % (équitable : { $fair } %) et marque { $score } ± { $score_off }, { $best } au mieux.

## Équilibre
balance-value = Valeur
balance-games = Parties
balance-about = Édition { $edition } ({ $hash }) ; robots par place : { $bots }. Chaque valeur avec son intervalle à 95 %.
balance-seat-share = Place { $place } : part des victoires
balance-order-share = { $place ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] Numéro { $place }
} dans l’ordre d’ouverture : part des victoires
balance-order-score = { $place ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] Numéro { $place }
} dans l’ordre d’ouverture : score
balance-score-mean = Score moyen
balance-score-first = Moyenne du meilleur score
balance-length = Fin au numéro { $time }
balance-length-turns = Tours
balance-length-rounds = Manches
balance-length-hands = Mains
balance-length-decisions = Décisions
balance-end-margin = Points d’avance sur le suivant
balance-end-close = Fin à moins d’un dixième du score du gagnant
balance-lead-changes = Changements de meneur
balance-lead-half = Le meneur à mi-partie gagne
balance-plans-entropy = Variété des stratégies (bits)
balance-plans-commonest = La stratégie la plus fréquente
balance-plans-winners_entropy = Variété des stratégies gagnantes (bits)
balance-plans-winners_commonest = La stratégie gagnante la plus fréquente
balance-taken = pris quand offert
balance-relative = à côté de la moyenne
balance-used = utilisé quand offert
balance-won = au gagnant
balance-kind-animal = Animaux
balance-kind-card = Troupeaux
balance-kind-role = Rôles
balance-kind-tribe = Tribus
balance-kind-digit = Chiffres
balance-kind-auction = Enchères
balance-kind-species = Espèces
balance-kind-number = Nombres
balance-kind-call = Annonces
balance-title-order = L’ordre d’ouverture
balance-title-seat = Places
balance-title-length = Durée
balance-title-score = Scores
balance-title-end = La fin
balance-title-plans = Stratégies des gagnants
balance-title-skill = Chance et adresse

## Comparaisons
compare-before = A
compare-after = B
compare-change = Différence (95 %)
compare-marks = * le hasard seul le ferait moins d’une fois sur vingt ; ** même parmi tous ces nombres

## Calibrage
calibrate-tried = { $count ->
    [one] Un candidat a été jugé par des robots rapides.
   *[other] { $count } candidats ont été jugés par des robots rapides.
}
calibrate-finalist = Un finaliste : à { $quick } du souhait entre robots rapides, à { $strong } entre robots forts
calibrate-table = Table
calibrate-wanted = Souhaité
calibrate-value = Mesuré (95 %)

## Tables
table-unknown = Cette table n’existe pas, ou n’existe plus.
table-private = Seuls ses joueurs peuvent voir cette table.
table-bad_name = Les autres doivent voir le nom : des lettres, des chiffres ou des signes sur une ligne, et rien d’invisible parmi eux.
table-stale = La partie a continué entre-temps : ceci répond à la décision { $decision }, or on en est à la décision { $now }.
table-not_your_turn = C’est le tour de quelqu’un d’autre.
table-not_started = La partie n’a pas encore commencé.
table-started = La partie a déjà commencé.
table-over = La partie est finie.
table-no_such_move = Cette partie n’a pas de coup { $number } : le dernier porte le numéro { $highest }.
table-not_over = La partie n’est pas encore finie.
table-bot_plays = Un robot joue à cette place. Reprenez-la d’abord.
table-person_plays = Une personne joue à cette place.
table-nothing_to_undo = Vous n’avez joué aucun coup qui puisse être repris.
table-undo_asked = Quelqu’un a déjà demandé à reprendre un coup.
table-no_question = Personne n’attend de réponse de votre part.
table-no_open_seat = Aucune place n’est libre à cette table.
table-seat_taken = Cette place est prise.
table-no_such_seat = Il n’y a pas de place { $seat } à cette table.
table-not_seated = Vous n’avez pas de place à cette table.
table-not_your_seat = Cette place n’est pas la vôtre.
table-is_present = Cette personne est là : nul autre ne peut confier sa place à un robot.
table-only_just_away = Cette personne vient de s’absenter. Un robot pourra prendre la relève dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
table-no_time_left = Votre temps pour cette partie est épuisé : le robot continue.
table-too_many_windows = Cette table est ouverte dans trop de fenêtres : la plus ancienne a été fermée.
table-resigned = Qui a abandonné ne peut pas revenir dans cette partie.
table-too_long = Cette partie a { $highest } coups, le plus que ce serveur permette : elle s’arrête ici.
table-too_many_undos = À cette table, { $highest } coups ont été repris : on ne peut plus en reprendre.
table-full = Trop de choses se sont passées à cette table en plus des coups : seuls les coups sont encore acceptés.
table-rematched = Il y a déjà une revanche.
table-no_seal = Cet enregistrement n’a pas de mélange scellé : il n’a pas été joué à la table d’un serveur.
table-closed = Les places sont fermées : les cartes vont être distribuées.
table-not_closed = Les places ne sont pas encore fermées : gardez votre part du mélange jusque-là.
table-other_nonce = Ce n’est pas la part du mélange que vous aviez promise.

## Serveurs
server-malformed = Le message est illisible : il n’a pas la forme du protocole.
server-too_large = Le message est trop long : { $highest } octets au plus.
server-too_fast = C’est trop à la fois. Attendez un instant.
server-full = Ce serveur n’a plus de place pour une autre table en ce moment. Réessayez dans quelques minutes.
server-too_slow = La connexion est trop lente pour suivre.
server-storage_down = La base de données est injoignable pour l’instant. Rien n’est perdu : réessayez dans un moment.
server-port_taken = Un autre programme écoute déjà à { $address } : choisissez un autre port avec --port.
server-cannot_listen = Aucun serveur ne peut écouter à { $address } : { $reason }.
server-stopping = Le serveur redémarre. La connexion reviendra d’elle-même.
server-swept = Personne n’avait touché à cette table depuis longtemps : elle a été débarrassée.
server-signed_out = La session est fermée dans ce navigateur.
server-not_json = La requête doit être en JSON (Content-Type: application/json).
server-foreign_origin = Cette requête vient d’un autre site.
server-not_invited = Cette invitation n’est pas pour cette table.
server-unknown_link = Ce lien de place est inconnu, ou un plus récent l’a remplacé.
server-unknown_language = Il y a des mots dans ces langues : { $known }.
server-nothing_here = Il n’y a rien à cette adresse.
server-wrong_method = Cette adresse est pour : { $known }.
server-passkey_refused = La clé d’accès n’a pas été acceptée. Réessayez, ou jouez sans elle.
server-no_passkey = Sans clé d’accès vous ne retrouveriez pas vos parties : créez-en d’abord une.
server-bad_database = La base de données se donne par une URL qui commence par : { $known }.
server-database_unreachable = La base de données est injoignable.
server-database_in_use = Un autre serveur utilise déjà { $file }. Arrêtez-le, ou nommez un autre fichier par --database.
server-file_unusable = Impossible de garder des tables dans { $file } : { $reason }.
server-bad_number = Le réglage { $setting } vaut « { $value } » ; il faut un nombre de { $lowest } à { $highest }.
server-bad_rate = Le réglage { $setting } vaut « { $value } » ; il faut un nombre par durée, comme { $example } (second, minute, hour ou day).
server-bad_agent = « { $agent } » n’est pas un agent : écrivez NOM=COMMANDE, avec un nom de 1 à 20 lettres minuscules et un programme avec ses arguments.
server-agent_twice = Il y a déjà un robot nommé { $agent } : donnez un autre nom à l’agent.
server-bad_choice = Le réglage { $setting } vaut « { $value } » ; il faut l’une de ces valeurs : { $known }.

## Ce qui se passe à une table, autour du jeu
notice-seated = { $name } s’assied.
notice-left = { $name } se lève.
notice-handed_over = Un robot joue pour { $name }.
notice-taken_back = { $name } reprend sa place.
notice-resigned = { $name } abandonne.
notice-undone = { $name } reprend un coup.
notice-undo_refused = { $name } préfère ne pas revenir en arrière.
notice-stopped = La partie est devenue plus longue que ce serveur ne le permet : elle est arrêtée, et personne ne gagne.
notice-out_of_time = Le temps { DE($name) } est écoulé : un robot continue.

reaction-hello = Bonjour !
reaction-thanks = Merci !
reaction-well_played = Bien joué !
reaction-ouch = Aïe !
reaction-wow = Oh là là !
reaction-thinking = Je réfléchis …
reaction-hurry = À vous !
reaction-good_game = Belle partie !

## Le serveur
cli-serve = servir des tables aux navigateurs
cli-verify = vérifier que les cartes d’une partie enregistrée ont été mélangées loyalement
cli-table-file = un enregistrement, tel qu’une table le donne quand la partie est finie
cli-commitment = le sceau tel que vous l’avez vu avant la donne : 64 chiffres hexadécimaux
cli-nonce = la part du mélange que le navigateur de cette place (à partir de 0) a gardée ; peut être répété
cli-bad-hex = « { $value } » devrait être { $digits } chiffres hexadécimaux.
cli-bad-nonce = « { $value } » devrait s’écrire PLACE=HEX, avec le numéro de la place à partir de 0.
verify-checked = Vérifié :
verify-not_checked = Non vérifié :
verify-failed = Ne tient pas :
verify-continues = Elle reprend la partie de la table { $table } après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : ses cartes étaient donc connues.
serve-host = l’adresse où écouter ({ $default } ; 0.0.0.0 pour toutes)
serve-port = le port ({ $default } ; 0 pour un port libre)
serve-database = sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE ({ $default })
serve-database-default = un fichier dans votre dossier de données
serve-bus = redis://HÔTE, quand plusieurs serveurs partagent une base ({ $default })
serve-bus-default = aucun
serve-agent = un programme que les joueurs peuvent choisir comme robot, sous un nom en minuscules ; répétable
serve-bot_workers = le nombre de processus où pensent les robots ; 0 pour un par cœur moins un ({ $default })
serve-retention_days = oublier les tables que personne n’a touchées depuis tant de jours ; 0 pour jamais ({ $default })
serve-origins = les adresses web, outre la sienne, dont les pages peuvent parler à ce serveur ({ $default })
serve-origins-default = aucune
serve-proxies = les mandataires dont on croit les en-têtes X-Forwarded ({ $default })
serve-log_level = debug, info, warning ou error ({ $default })
serve-open = ouvrir le navigateur

## Le navigateur : toutes les pages
ui-skip = Aller au contenu
ui-loading = Chargement…
ui-close = Fermer
ui-trouble = Quelque chose s’est mal passé ici.
ui-try_again = Réessayer
ui-to_home = Tous les jeux
ui-lost = Il n’y a rien à cette adresse.
ui-navigation = Pages
ui-rules = Règles
ui-about = À propos
ui-language = Langue
ui-theme = Clair ou sombre
language-en = English
language-fr = Français
theme-system = comme le système
theme-light = clair
theme-dark = sombre
ui-yes = oui
ui-no = non
ui-no_limit = aucun
web-offline = Le serveur est injoignable. Êtes-vous en ligne ?
web-bad_answer = Le serveur a donné une réponse incompréhensible ({ $status }).

## Le navigateur : accueil
ui-welcome = Trois jeux de cartes de la savane, une table.
ui-welcome_more = Jouez tout de suite contre des robots, ou envoyez le lien à vos amis. Sans compte, sans installation.
ui-games = Jeux
ui-players_range = { $lowest } à { $highest } joueurs
ui-minutes = { $minutes } minutes
ui-bots_level = Niveau des robots
ui-play_now = Jouer maintenant
ui-invite_friends = Inviter des amis
ui-pass_and_play = Sur un seul appareil
ui-more_choices = Plus de choix
ui-your_games = Vos parties
ui-watch = Regarder
ui-watch_none = Aucune table ouverte n’est en cours.
ui-list_unreachable = Cette liste ne peut pas être chargée maintenant.
ui-your_turn = À vous
ui-status-gathering = attend des joueurs
ui-status-playing = en cours
ui-status-over = finie
ui-together = Garder mes parties ensemble
ui-together_more = Une clé d’accès retrouve vos parties sur tous vos appareils. Ni nom, ni mot de passe, ni courriel.
ui-together_done = Une clé d’accès garde vos parties ensemble sur tous vos appareils.
ui-sign_in = Se connecter avec une clé d’accès
ui-sign_out = Se déconnecter ici
web-passkey_cancelled = Cela n’a pas marché, ou vous avez changé d’avis. Rien n’a changé.

## Le navigateur : une nouvelle table
ui-new_table = { $game } : une nouvelle table
ui-players = Joueurs
ui-seats = Places
ui-seat_number = Place { $number }
ui-seat_you = Vous
ui-seat_here = Quelqu’un d’ici
ui-seat_friend = Qui a le lien
ui-seat_bot = Robot, { $level }
ui-seat_bot_rated = Robot, { $level } (force { $skill } ± { $off })
ui-seat_open = place libre
level-random = joue n’importe quoi
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
ui-name = Nom
ui-options = Options
ui-start = Commencer
ui-make_and_invite = Ouvrir la table et inviter
ui-bot_pace = Les robots prennent
ui-bot_pace-0 = aucun temps
ui-bot_pace-400 = une demi-seconde
ui-bot_pace-900 = une seconde crédible
ui-bot_pace-2000 = deux secondes
ui-who_watches = Qui peut regarder
ui-who_watches-link = qui a le lien
ui-who_watches-listed = tout le monde : la table est annoncée
ui-who_watches-no = personne
ui-clock = Pendule
ui-clock-none = aucune
ui-clock-quick = 5 minutes par personne, 5 secondes par coup
ui-clock-calm = 15 minutes par personne, 15 secondes par coup
ui-clock-day = un jour par coup
ui-clock-week = une semaine par coup
ui-own_edition = Une édition à vous (un fichier TOML)

## Le navigateur : se réunir et inviter
ui-gathering = Qui joue ?
ui-gathering_more = La partie commence quand toutes les personnes assises sont prêtes. Des robots jouent les places encore libres, jusqu’à ce que quelqu’un vienne.
ui-gathering_watch = Vous regardez. La partie n’a pas encore commencé.
ui-ready = c’est bon
ui-not_ready = se prépare
ui-ready_do = On peut commencer
ui-ready_undo = Attendez, pas encore
ui-not_here = pas là en ce moment
ui-invite = Inviter
ui-invite_more = Qui ouvre ce lien peut prendre une place libre : un nom suffit. S’il n’y en a plus, on regarde.
ui-invite_watch = Qui ouvre ce lien peut regarder.
ui-invite_link = Le lien pour jouer
ui-watch_link = Le lien pour regarder
ui-copy = Copier
ui-copied = Copié
ui-share = Partager
ui-qr = Le même lien en code QR
ui-sit_down = Rejoindre
ui-instead_of = à la place { DE($seat) }

## Le navigateur : à la table
ui-this_table = Cette table
ui-menu = Menu
ui-log = Ce qui s’est passé
ui-herald = Nouvelles de la table
ui-your_turn_to = À vous : { $text }
ui-telling = Lecture à voix haute
ui-telling-brief = en bref
ui-telling-full = chaque événement
ui-react = Dire quelque chose
ui-says = { $seat } dit : { $text }
ui-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
ui-dock = À vous de jouer
ui-moves = Vos coups
ui-you_named = { $name } (vous)
ui-to_move = à son tour
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-ahead = en tête aux points
ui-points_short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
ui-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
ui-away-time = temps écoulé : un robot joue
ui-away-absent = pas là : un robot joue
ui-away-asked = un robot joue
ui-away-resigned = a abandonné : un robot joue
ui-undo = Reprendre mon coup
ui-undo_asked = { $seat } voudrait reprendre un coup.
ui-undo_agree = D’accord
ui-undo_refuse = Plutôt pas
ui-undo_waiting = On attend la réponse { DE($seats) }…
ui-pace = Allure
ui-pace-plain = calme
ui-pace-double = deux fois plus vite
ui-pace-instant = tout de suite
ui-pace-step = pas à pas, d’un clic
ui-vibrates = Vibrer quand il se passe quelque chose
ui-volume = Son : { $percent ->
    [0] coupé
   *[other] { $percent } %
}
ui-next_step = Continuer
ui-hurry = Sans attendre
ui-take_back = Reprendre ma place
ui-overview = Le jeu en un coup d’œil
ui-rule = Règle { $number }
ui-link_lost = La connexion est perdue. On la cherche…
ui-link_offline = Vous êtes hors ligne. Rien n’est perdu : la connexion reviendra.
ui-link_move_waits = Votre coup partira dès son retour.
ui-link_gone = Cette table n’existe plus.
guide-your_turn = C’est à vous.
guide-wait = C’est à { $seat } de jouer.
guide-watch = Regardez …
guide-pass_on = Regardez le résultat ; ensuite, c’est à { $seat }.
guide-nobody = Ce n’est à personne de jouer pour l’instant.
guide-bot = { $seat } réfléchit…
guide-bot_for_you = Un robot joue pour vous.
guide-over = La partie est finie.
ui-curtain = { $seat }, c’est à vous.
ui-curtain_more = Passez l’appareil. Rien n’est montré avant que vous ne touchiez.
ui-uncover = Je suis { $seat }
ui-pass_on = Passer à { $seat }
ui-keys = Touches
ui-keys_on = Lettres et chiffres sont des raccourcis
key-main = le bouton qui ressort
key-undo = reprendre le coup
key-hurry = faire jouer les robots aussitôt
key-rules = règles
key-log = ce qui s’est passé, quand ce n’est pas affiché à côté
key-menu = menu
key-help = cette liste

## Le navigateur : le menu de la table
ui-hand_over = Laisser un robot jouer pour moi
ui-leave = Quitter la place
ui-resign = Abandonner
ui-resign_sure = Vraiment abandonner
ui-seat_link = Le lien de ma place
ui-seat_link_more = Avec ce lien, vous jouez cette place aussi sur un autre appareil. Ne le donnez à personne.
ui-edition = Édition
ui-edition_standard = celle du jeu
ui-continues = Reprend
ui-continues_link = une autre partie, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
ui-seal = Mélange scellé
ui-seal_more = Le serveur a scellé son secret, et le navigateur de chaque joueur sa propre part de hasard, avant que quiconque connaisse celles des autres. Les cartes découlent du tout.
ui-seal_more-1 = Le serveur a scellé son secret avant la donne ; la part de hasard de chaque joueur y a été mêlée (première version).
ui-seal_alone = Le serveur a scellé son secret avant la donne. Aucun joueur n’a eu de part dans ce mélange.
ui-seal_continues = Les cartes sont celles de la partie que celle-ci reprend, y compris celles qui sont encore à venir.
ui-seal_commitment = Sceau
ui-seal_secret = Secret
ui-seal_details = Détails
ui-seal_own = Votre part
ui-seal_part = Part { DE($name) }
ui-seal_late = Le navigateur { DE($name) } n’a pas montré sa part à temps : elle n’a pas compté.
ui-seal_holds = Tout ce qui a été vérifié ici tient.
ui-seal_fails = Quelque chose ne tient pas !
ui-seal_unread = L’enregistrement n’a pas pu être obtenu. Réessayez dans un instant.
ui-seal_found = Ce qui a été vérifié ({ $checked_count }) et ce qui ne l’a pas été ({ $open_count })
ui-seal_elsewhere = Avec ces nombres et l’enregistrement sauvegardé, « waterhole verify » vérifie la même chose sur votre propre machine, et les coups en plus.
ui-seal_checked = Vérifié ici
ui-seal_not_checked = Non vérifié
ui-seal_failed = Ne tient pas
ui-dealing = Les places sont fermées, les cartes sont en train d’être distribuées …
ui-verify = Vérifier ici

## Le mélange scellé : ce qui a été vérifié, dans le navigateur et par `waterhole verify`
seal-seal-failed = Les nombres du sceau n’ont pas la bonne forme.
seal-secret = Le secret est celui que représente le sceau de l’enregistrement.
seal-secret-failed = Le secret n’est pas celui que représente le sceau de l’enregistrement.
seal-commitment = Le sceau est celui qui avait été montré avant la donne.
seal-commitment-failed = Le sceau de l’enregistrement n’est pas celui qui avait été montré avant la donne.
seal-commitment-unchecked = Si ce sceau est celui qui avait été montré avant la donne : il n’a pas été gardé ici.
seal-nonce = La part { DE($name) } est celle qui avait été gardée, et à sa place.
seal-nonce-failed = La part { DE($name) } n’est pas celle qui avait été gardée.
seal-nonce-unchecked = Si la part { DE($name) } est celle que le navigateur de ce joueur a gardée.
seal-nonces = Chaque part ouverte est celle à laquelle son joueur s’était engagé.
seal-nonces-failed = La part { DE($name) } n’est pas celle à laquelle ce joueur s’était engagé.
seal-commitments = Les engagements de tous les joueurs sont ceux de la fermeture des places.
seal-commitments-failed = L’engagement { DE($name) } n’est pas celui de la fermeture des places.
seal-terms = La table, le jeu, l’édition, les options et les places sont tels qu’ils ont été montrés à la fermeture des places.
seal-terms-failed = La table, le jeu, l’édition, les options ou les places ne sont pas tels qu’ils ont été montrés à la fermeture des places.
seal-terms-unchecked = Si les options, les noms et les engagements des joueurs sont tels qu’ils ont été montrés à la fermeture des places : cela n’a pas été gardé ici.
seal-no_part-unchecked = Ce que ce mélange vous doit : aucune part de vous n’est gardée ici.
seal-left_out-unchecked = Si le navigateur { DE($name) } n’a vraiment rien montré à temps : sa part n’a pas compté.
seal-server_alone-unchecked = Aucun joueur n’a eu de part dans ce mélange : il découle du seul secret du serveur.
seal-version_1-unchecked = Si quelqu’un a choisi en connaissant les parts des autres : la première version du sceau, qui a distribué ces cartes, ne pouvait pas l’empêcher.
seal-cards = Une nouvelle donne rend le même premier joueur et les mêmes cartes à chaque mélange.
seal-cards-failed = Une nouvelle donne rend d’autres cartes, ou un autre premier joueur.
seal-settings = Le jeu, l’édition, les options et les places sont ceux pour lesquels les cartes ont été distribuées, à la table { $table }.
seal-settings-failed = Les cartes n’ont pas été distribuées pour ce jeu, cette édition, ces options et ces places à la table { $table }.
seal-settings-unchecked = Si la table, le jeu, l’édition et les options sont ceux de la donne : la première version du sceau ne les couvre pas.
seal-names = Les noms de toutes les personnes assises à la fermeture des places.
seal-names-failed = { $name } : une autre personne était assise là à la fermeture des places.
seal-names-unchecked = Les noms des joueurs : rien ici ne les prouve.
seal-name-unchecked = Le nom { $name } : cette place était encore libre à la fermeture des places.
seal-steps = Les coups de l’enregistrement sont ceux qui ont été annoncés ici.
seal-steps-failed = Les coups de l’enregistrement ne sont pas ceux qui ont été annoncés ici.
seal-moves = Chaque coup est permis, et chaque mélange porte sur les cartes qu’il faut.
seal-moves-failed = Les coups ne suivent pas les règles. { $reason }
seal-moves-unchecked = Si chaque coup est permis et chaque mélange ultérieur fait des bonnes cartes : waterhole verify rejoue l’enregistrement.
seal-players_moves-unchecked = Si ce sont bien les joueurs qui ont joué ces coups : le sceau couvre les cartes.
seal-result = Le résultat est celui auquel mènent les coups.
seal-result-unchecked = Le résultat : l’enregistrement n’en a pas.
seal-ending-unchecked = S’il y a eu d’autres coups : l’enregistrement s’arrête avant la fin du jeu. La partie a été abandonnée, ou coupée.

## Le navigateur : les règles
ui-search_rules = Chercher un mot ou un numéro
ui-house_rule = notre interprétation
ui-public_rule = selon des descriptions publiques
ui-no_rule_found = Aucune règle ne parle de « { $text } ».

## Le navigateur : la fin et la relecture
ui-end = La fin
ui-show_end = Le résultat
ui-you_won = Vous gagnez !
ui-you_share = Vous partagez la victoire !
ui-your_team_won = Votre équipe gagne !
ui-team_won = { $seats } gagnent ensemble.
ui-your_team = votre équipe
ui-you_tag = vous
ui-partner_is = Vous jouez avec { $seat }.
ui-goal = But
ui-speed = Vitesse
ui-counting = On compte les points …
ui-skip_counting = Au résultat
story-led = { $you ->
    [yes] Vous avez mené du début à la fin.
   *[no] { $seat } a mené du début à la fin.
}
story-margin = { $points ->
    [one] Un seul point a fait la différence.
   *[other] { $points } points ont fait la différence.
}
ui-won = { $count ->
    [0] Personne ne gagne cette fois.
    [one] { $seats } gagne.
   *[other] { $seats } gagnent ensemble.
}
ui-nobody_won = Personne n’a gagné
ui-ended_stopped = La partie a été arrêtée : elle était devenue plus longue que ce serveur ne le permet.
ui-ended_resigned = { $count ->
    [one] La partie s’est terminée par l’abandon { DE($seats) }.
   *[other] La partie s’est terminée par les abandons { DE($seats) }.
}
ui-sum = Total
ui-rematch = Rejouer
ui-next_table = À la partie suivante
ui-replay = Revoir
ui-download = Télécharger la partie
ui-step_back = Un coup en arrière
ui-step_on = Un coup en avant
ui-run = Dérouler
ui-pause = Pause
ui-moment = Moment de la partie
ui-moment_of = Coup { $number } sur { $total }
ui-eyes = Vue par
ui-eyes_public = tout le monde
ui-to_table = À la table
ui-share_moment = Partager ce moment
ui-moment_link = Le lien vers ce moment
ui-continue = Reprendre ici à la place { DE($seat) }
ui-continue_more = Une nouvelle table avec les mêmes cartes : vous contre des robots.

## Le navigateur : à propos
ui-about_text = Waterhole réunit trois jeux de cartes de la savane : Serengeti, Serengeti Sanctuary et Safarü. Les règles sont écrites avec nos mots, numérotées, et nos interprétations sont marquées.
ui-about_privacy = Aucun compte n’est nécessaire, et personne n’est pisté. Un cookie se souvient de vos places et, si vous le voulez, une clé d’accès sur tous vos appareils ; votre nom, votre langue et votre thème restent dans ce navigateur.
ui-credits = Crédits
ui-credit_emoji = Animaux : Fluent Emoji de Microsoft, licence MIT.
ui-credit_icons = Masques et signes : game-icons.net (Lorc, Delapouite et d’autres), CC BY 3.0.
ui-credit_type = Caractères : Bitter de Sol Matas, licence SIL Open Font 1.1.
ui-credit_games = Les jeux appartiennent à leurs auteurs et éditeurs. Waterhole n’utilise ni leurs textes ni leurs images.
ui-licence = Waterhole est un logiciel libre sous licence MIT.

## Recherche
research-no_encoding = { $game } ne dit pas comment ses positions s’écrivent en nombres : il lui manque la partie « encoding ».
research-other_edition = { $name } a été fait pour l’édition { $hash }, et le jeu est livré avec { $found } : indiquez le fichier d’une édition.
research-bad_size = Un lot compte au moins une partie, pas { $size }.
research-bad_network = { $file } n’est pas un réseau qui sache jouer : il faut un fichier ONNX avec les entrées seen et mask et la sortie chances.
research-other_network = Ce réseau a été fait pour une autre table : il prend { $wanted } nombres (ce qu’on sait, les coups), et celle-ci en a { $found }.
research-bad_table = { $file } n’est pas une table de décisions : ses colonnes sont autres.

## L'entraîneur en ligne de commande
cli-hint = ce qu’on pouvait faire à un moment d’une partie enregistrée, et pourquoi, d’après ce que savait cette place
cli-review = une partie enregistrée revue : chance, pertes et cadeaux de chaque place, et les décisions les plus coûteuses
cli-ply = avant quel coup : 0 est le premier, comme les compte replay --trace
cli-hint-seconds = combien de temps réfléchir (d’ordinaire 2)
cli-hint-iterations = combien de réflexions ; avec elles, la même graine donne la même réponse
cli-review-iterations = combien de réflexions pour chaque décision (d’ordinaire 100)
cli-review-seat = ne montrer que les décisions de cette place (à partir de 0)
cli-coach-seed = la même graine et autant de réflexions, la même réponse (d’ordinaire 0)
core-no_such_ply = Il n’y a pas de décision { $ply } dans cet enregistrement : elles vont de 0 à { $highest }.
core-review_not_over = Seule une partie finie peut être revue : cet enregistrement n’a pas de fin.
core-review_seat = Il n’y a pas de place { $seat } dans cet enregistrement : elles vont de 0 à { $highest }.
hint-head = Coup { $number } : { $seat } décide. La part de victoire attendue de chaque coup, d’après ce que sait { $seat } :
hint-move = { $share } % ± { $error }  { $move }{ $equal ->
    [yes] {" "}(aussi bon que le meilleur, autant qu’on puisse en juger)
   *[no] {""}
}

## Une partie revue, en mots
tale-won = { $count ->
    [0] Personne n’a gagné.
    [one] { $seats } a gagné.
   *[other] { $seats } ont gagné ensemble.
}
tale-led = { $seat } a mené pendant { $plies ->
    [one] un coup
   *[other] { $plies } coups
} sur { $of }.
tale-turned = Tout a basculé au coup { $number } : les chances { DE($seat) } montent à { $after } %, contre { $before } % avant.
tale-decided = { $part ->
    [luck] Ce qui a le plus aidé { $seat }, c’est la chance : { $amount } % par les cartes venues.
    [gifts] Ce qui a le plus aidé { $seat }, ce sont les décisions des autres.
   *[unexplained] Ce qui a le plus aidé { $seat } ({ $amount } %) n’est ni dans les cartes venues ni dans une erreur nette de quelqu’un.
}
tale-dearest = La décision la plus coûteuse est le coup { $number } : { $seat } a choisi « { $text } », quand « { $best } » valait { $loss } % de plus.
tale-no_mistake = D’après ce qu’on savait alors, aucune décision n’est nettement une erreur.
review-account = Parts de victoire, en pour cent : fin − début = chance − pertes + cadeaux + inexpliqué.
review-seat = { $seat } : { $start } → { $end } ; chance { $luck }, pertes { $losses }, cadeaux { $gifts }, inexpliqué { $unexplained }
review-luck-best = les cartes les plus heureuses avant le coup { $number } : { $luck }
review-luck-worst = les cartes les plus malheureuses avant le coup { $number } : { $luck }
review-luck-hidden = { $good ->
    [yes] Aucune carte n’est venue : les cartes cachées étaient bien placées pour le choix du coup { $number }.
   *[no] Aucune carte n’est venue : les cartes cachées étaient mal placées pour le choix du coup { $number }.
}
review-luck-both = Les cartes venues, et la place des cartes cachées pour le choix du coup { $number }, l’ont fait ensemble.
review-mistake = Coup { $number } (demi-coup { $ply }), { $seat } : « { $text } » a coûté { $loss } % (± { $error }). Mieux valait « { $best } » :
why-unseen = Ce qu’il en advient ne se voit pas d’avance.
table-no_hints = Cette table est sans indices quand d’autres personnes jouent.
table-no_hint_found = L’entraîneur n’a pas trouvé d’indice cette fois.

## Le navigateur : un indice
ui-hint = Indice
ui-hint_thinking = L’entraîneur réfléchit …
ui-hint_nudge = Regardez par là : { $kinds }. { $moves ->
    [one] Il n’y a qu’un tel coup, et il est parmi les meilleurs.
   *[other] Parmi ces { $moves } coups, un au moins est parmi les meilleurs.
}
ui-hint_mind = À garder en tête pour le meilleur coup : { $reason }
ui-hint_shares = Vos chances de victoire après chaque coup, et leur incertitude (±).
ui-hint_candidates = Montrer les meilleurs coups
ui-hint_all = Montrer tous les coups
ui-hint_share = { $share } % ± { $error }
ui-hint_equal = aussi bon que le meilleur, autant qu’on puisse en juger
