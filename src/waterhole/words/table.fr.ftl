# Ce que disent les tables et les parties revues dans le navigateur.

server-record_long = La partie est trop longue : { $highest } coups au plus.
server-record_move = Le coup { $number } de la partie, « { $text } », est impossible.
server-record_slow = La partie est trop longue à rejouer.

ui-open_all = Cartes ouvertes
ui-open_all_more = Les cartes et les jetons de tout le monde, et la pioche dans l’ordre
ui-deck_ahead = La pioche, prochaine carte d’abord
ui-deck_empty = La pioche est vide.
ui-open_record = Ouvrir une partie
ui-open_record_more = Un fichier enregistré ici, par « waterhole simulate » ou dans le terminal. Il est montré, et rien n’en est gardé.
ui-choose_file = Choisir un fichier
ui-drop_here = … ou déposez-le ici.
ui-reading = Lecture : { $file } …
ui-another_record = Ouvrir une autre partie

ui-signs = Le sens des signes
ui-sign_next = Le signe suivant
ui-sign_before = Le signe précédent
key-signs = Le sens des signes, l’un après l’autre
sign-ahead = L’étoile : en tête, autant qu’on puisse le savoir.
sign-mark = La marque de cette place. Elle se trouve partout où quelque chose lui appartient : au journal, sur les pistes, près des enchères.
sign-points = Les points jusqu’ici, autant qu’on puisse les connaître.
ui-about_player = { $name } : tout ce qu’on sait
