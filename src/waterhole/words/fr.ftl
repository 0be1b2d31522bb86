# Les mots du programme : erreurs, listes, et ce que tous les jeux partagent.

list-none = rien
list-and = { $most } et { $last }
see-rule = (règle { $number })

core-unknown_game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.
core-unknown_move = { $move } n’est pas un coup de ce jeu.
core-game_over = La partie est finie : plus aucun coup n’est possible.
core-not_over = La partie n’est pas finie : elle n’a pas encore de résultat.
core-not_a_move = « { $text } » n’est pas un coup. Les coups s’écrivent ainsi : { $known }.
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
core-edition_other_game = { $file }, ligne { $line } : c’est une édition de « { $value } », pas de { $game }.
core-edition_no_source = { $file }, ligne { $line } : la source de « { $key } » doit figurer sous [sources], parmi : { $known }.
