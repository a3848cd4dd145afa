# Ce que le jeu dit pendant la partie. Les noms sont dans names.fr.ftl.
# `{ $player }` est le joueur dont il s'agit ; les mots du moteur deviennent des noms par des identifiants comme `wine` et `q2a`. Les points se disent par leur numéro.

# Coups
action-place = Placer un pion au point { $to }
action-move = Déplacer le pion { $pawn } au point { $to }
action-remove = Retirer le pion { $pawn } du plateau
action-send = Envoyer le pion délogé au point { $to }
action-lay = Poser une pierre : { $site }
action-play = Jouer { $card }
action-influence = Influence : { $die }, { $change }
action-betray = Trahison : éliminer { $card } devant { $victim }
action-betray-hand = Trahison : éliminer une carte au hasard dans la main { DE($victim) }
action-merchant = Négociant : regarder les marchandises { DE($victim) }
action-theft = Vol : prendre au hasard une marchandise à { $victim }
action-connections = Relations : rendre un jeton corruption de valeur { $value }
action-look = Regarder la face cachée : { $site }
action-swap = Donner { $give } contre { $take }
action-keep = Garder { $good }
action-corrupt = Prendre un jeton corruption pour le privilège du sept
action-stone = Poser une pierre de plus sur le même chantier
action-good = Piocher une carte marchandise
action-accept = Prendre un jeton corruption et piocher une carte marchandise
action-decline = Renoncer
action-discard = Défausser { $card } de la main
action-discard-laid = Défausser { $card } de la table
action-end = Finir le tour
action-again = Prendre un jeton corruption et rejouer un tour

# Les mêmes quand la position est connue : `action_words` de board_text.py donne les variables.
action-place-here = Placer un pion au point { $place }
action-move-here = Déplacer le pion { $pawn } du point { $start } au point { $place }
action-remove-here = Retirer le pion { $pawn } du point { $start }
action-send-here = Envoyer le pion { DE($owner) } au point { $place }
action-lay-here = Poser une pierre : { $site }, { $stones } sur { $size }
action-stone-here = Poser une pierre de plus : { $site }, { $stones } sur { $size }
action-look-here = Regarder la face cachée : { $site } (taille { $size })
action-influence-here = Influence : faire du { $old } un { $new }

die-die1 = premier dé
die-die2 = second dé
change-up = un de plus
change-down = un de moins
victim-1 = { seat-0 }
victim-2 = { seat-1 }
victim-3 = { seat-2 }
victim-4 = { seat-3 }

# Ce qu'il y a à décider
what-place = placer un pion sur un point vide
what-move = déplacer un pion d’exactement l’un des dés
what-stone = poser une pierre sur un chantier voisin du pion
what-after = finir le tour, ou profiter de ce qu’il offre encore
what-send = envoyer le pion délogé sur un point vide
what-vino = In vino veritas : prendre un jeton corruption pour une marchandise, ou renoncer
what-discard = défausser une carte intrigue
what-swap = échanger une marchandise, ou renoncer
what-keep = garder l’une des marchandises
what-look = choisir un chantier à regarder
what-privilege = choisir le privilège du sept
phase-move = { what-move }
phase-stone = { what-stone }
phase-place = { what-place }

# Pourquoi pas
refusal-game-over = La partie est finie : il n’y a plus rien à faire.
refusal-not-your-turn = C’est à { $seat } de décider ; attendez votre tour.
refusal-decide-first = Une chose à la fois. D’abord : { $what }.
refusal-place-first = La partie n’a pas commencé. Placez d’abord vos pions, l’un après l’autre.
refusal-all-placed = Tous les pions sont placés ; déplacez l’un des vôtres.
refusal-no-such-point = Il n’y a pas de point { $to } ; le plan a les points 1 à { $points }.
refusal-point-taken = Il y a un pion au point { $to }. Choisissez un point vide ; seul un double permet de finir sur un point occupé.
refusal-moved-already = Vous vous êtes déplacé pendant ce tour ; posez une pierre, ou finissez le tour.
refusal-no-such-pawn = Votre pion { $pawn } n’est pas sur le plateau ; déplacez-en un autre.
refusal-can-still-move = On ne retire un pion que si aucun déplacement n’est possible, et il vous en reste un.
refusal-too-far = Le point { $to } n’est pas à exactement { $one } ou { $two } pas du point { $start }. Aucune rue ne sert deux fois, et les voies ne s’ouvrent qu’après un double ou avec Bateau et Char.
refusal-no-site-there = Tous les bâtiments autour du point { $to } sont terminés : vous n’y poseriez aucune pierre.
refusal-move-first = Déplacez d’abord un pion ; la pierre vient après.
refusal-laid-already = La pierre de ce tour est posée ; finissez le tour, ou profitez de ce qu’il offre encore.
refusal-no-such-site = Ce plan n’a pas de site { $site }.
refusal-site-finished = Le bâtiment y est terminé ({ $site }) ; choisissez un chantier en cours.
refusal-site-not-touched = Votre pion du point { $to } ne touche pas ce chantier ({ $site }).
refusal-not-done-yet = Pas encore. D’abord : { $phase }.
refusal-corrupted-already = Vous avez déjà profité du sept pendant ce tour.
refusal-no-seven = Seule une somme de 7 permet de se corrompre, et les dés font { $sum }.
refusal-no-tokens = Il ne reste aucun jeton corruption à prendre.
refusal-no-privilege = Ni pierre ni marchandise à obtenir : le bâtiment est terminé et la pioche est vide.
refusal-no-double = Seul un double permet de rejouer.
refusal-game-ends = La partie finit avec ce tour ; il n’y en a pas d’autre.
refusal-card-played-already = Vous avez joué une carte pendant ce tour, et une seule est permise.
refusal-no-such-card = Vous n’avez pas { $card } en main.
refusal-no-such-player = Il n’y a pas de joueur { $number } à cette table.
refusal-not-yourself = C’est vous ; nommez un adversaire.
refusal-not-on-table = { $card } n’est pas devant { $seat }.
refusal-empty-hand = { $seat } n’a pas de carte en main.
refusal-no-goods-there = { $seat } n’a pas de marchandises.
refusal-needs-goods = Vous n’avez pas de marchandise à échanger.
refusal-die-at-limit = Le dé { $die } ne va pas plus loin : il reste entre 1 et 6.
refusal-no-move-left = Avec le dé { $die } ainsi changé, aucun de vos pions ne pourrait plus se déplacer, alors qu’il y en a un qui le peut.
refusal-no-such-token = Vous n’avez pas de jeton corruption de valeur { $value }.
refusal-nothing-to-look-at = Vous avez vu tous les chantiers en cours.
refusal-no-goods-left = La pioche de marchandises est vide.
refusal-lay-first = Publius Crassus ajoute une pierre à celle que vous avez posée : posez-la d’abord.
refusal-card-laid-already = { $card } est déjà devant vous, et vous ne pouvez l’y avoir deux fois.
refusal-not-offered = Il n’y a pas { DE($good) } parmi les cartes piochées.
refusal-not-laid = { $card } n’est pas devant vous.
refusal-no-such-good = Vous n’avez pas { DE($good) }.
refusal-not-theirs = { $seat } n’a pas { DE($good) }.
refusal-seen-already = Vous connaissez déjà ce chantier ({ $site }) ; regardez-en un autre.
refusal-nothing-to-send = Il n’y a personne à déloger ; seul un double permet de finir sur un point occupé.
refusal-nothing-to-look = Il n’y a rien à regarder ; Indiscrétion le permet.
refusal-nothing-to-swap = Il n’y a pas d’échange à faire ; le Négociant le permet.
refusal-nothing-to-keep = Il n’y a rien à choisir ; le Marin pioche des marchandises.
refusal-nothing-to-stone = Il n’y a pas d’autre pierre à poser ; prenez d’abord un jeton corruption sur un sept.
refusal-nothing-to-good = Il n’y a pas de marchandise à piocher ; prenez d’abord un jeton corruption sur un sept.
refusal-nothing-to-accept = Rien ne vous est proposé maintenant.
refusal-nothing-to-decline = Il n’y a rien à quoi renoncer.
refusal-nothing-to-discard = Vous n’avez pas à défausser de carte.
refusal-nothing-to-discard-laid = Vous n’avez pas à défausser de carte.

# Ce qui s'est passé
event-rolled-for-first = { $player } lance { $dice } pour savoir qui commence.
event-first-player = { $player } commence.
event-pawn-placed = { $player } place un pion au point { $to }.
event-rolled = { $player } lance { $dice }.
event-moved = { $player } déplace le pion { $pawn } de { $start } à { $to } avec le { $steps }.
event-sent = { $player } envoie le pion { DE($seat) } au point { $to }.
event-pawn-removed = { $player } ne peut pas se déplacer et retire le pion { $pawn } du point { $start }.
event-stone-laid = { $player } pose une pierre : { $site }{ $empty ->
        [0] , terminé
        [one] , reste { $empty } place
       *[other] , restent { $empty } places
    }.
event-building-finished = { $player } a construit : { $building }, { $value } ({ $site }).
event-points = { $player } : +{ $points } { $points ->
        [one] point
       *[other] points
    } ({ $source })
event-points-lost = { $player } : −{ $lost } { $lost ->
        [one] point
       *[other] points
    } ({ $source })
event-good-drawn = { $player } pioche une carte marchandise.
event-own-good = { $player } a maintenant : { $good }.
event-token-drawn = { $player } prend un jeton corruption.
event-own-token = Le jeton corruption { DE($player) } vaut { $value }.
event-token-returned = { $player } rend un jeton corruption.
event-own-token-returned = Il valait { $value }.
event-card-drawn = { $player } pioche une carte intrigue.
event-own-card = { $player } a pioché { $card }.
event-discards-shuffled = Les cartes intrigues défaussées sont mélangées et forment la pioche.
event-card-discarded = { $player } défausse { $card }.
event-card-played = { $player } joue { $card }.
event-card-laid = { $player } pose { $card } sur la table.
event-betrayed = { $player } élimine une carte { DE($seat) } : { $card }.
event-influenced = { $player } change un dé : { $dice }.
event-looked = { $player } regarde la face cachée : { $site }.
event-own-look = { $player } y voit ({ $site }) : { $building }, valeur { $value }.
event-goods-inspected = { $player } regarde les marchandises { DE($seat) }.
event-own-inspection = { $player } voit les marchandises { DE($seat) } : { $goods }.
event-swapped = { $player } échange une marchandise avec { $seat }.
event-own-swap = { $player } donne à { $seat } { $give } contre { $take }.
event-swap-declined = { $player } n’échange rien avec { $seat }.
event-sailed = { $player } pioche { $cards ->
        [one] { $cards } marchandise
       *[other] { $cards } marchandises
    } pour choisir.
event-own-catch = { $player } a pioché : { $goods }.
event-kept = { $player } en garde une et remet { $cards ->
        [0] zéro carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans la pioche.
event-stolen = { $player } vole une marchandise à { $seat }.
event-own-theft = { $player } a pris à { $seat } : { $good }.
event-vino-declined = { $player } renonce à In vino veritas.
event-corrupted = { $player } profite du sept.
event-again = { $player } rejoue un tour.
event-turn-ended = { $player } finit son tour.
event-game-ended = La partie est finie. { $reason }
event-goods-shown = { $player } montre ses marchandises : { $goods }.
event-tokens-shown = { $player } montre ses jetons corruption : { $values }.

# Ce qu'un coup coûte et rapporte, par les noms de la vue
resource-goods = { $change } { $count ->
        [one] marchandise
       *[other] marchandises
    }
resource-tokens = { $change } { $count ->
        [one] jeton corruption
       *[other] jetons corruption
    }

# Dés et pioches
chance-site = la taille du prochain chantier, dans l’ordre du plan
chance-bonus = le jeton bonus du prochain quartier
chance-start-die = un dé pour savoir qui commence, deux par joueur
chance-die = un dé
chance-good = une carte marchandise
chance-token = un jeton corruption
chance-card = une carte intrigue
chance-building = la face cachée d’une tuile de cette taille
chance-betrayed-card = la carte éliminée
chance-stolen-good = la marchandise prise

# Options
option-data = Le plan, les tuiles et les cartes. Outre la valeur nommée ici : un fichier TOML personnel avec des tables des fichiers de données ; chaque table remplace celle du jeu.
option-data-standard = la reconstitution fournie avec le jeu

# Seconds sites, que seul un plan personnel peut avoir
q1b = { q1 }, second site
q3b = { q3 }, second site
q4b = { q4 }, second site
q5b = { q5 }, second site
q6b = { q6 }, second site
q7b = { q7 }, second site
q8b = { q8 }, second site
q10b = { q10 }, second site
q11b = { q11 }, second site
q13b = { q13 }, second site

# Mots de la table dans le terminal
label-turn = Tour
label-setup = Avant la partie
label-over = Fin de la partie
label-dice = dés
label-colon = {" :"}
label-piles = Pioches :
label-goods = marchandises
label-tokens = corruption
label-cards = cartes
label-discards = Défausse :
label-point = point
label-points = points
label-pawns = pions
label-hand = main
label-table = table
label-known = vu :
label-known-pile = Remis dans la pioche :
label-known-tokens = Jetons corruption remis :
label-perhaps-fewer = peut-être moins
label-offer = Pioché :
label-district = Quartier
label-bonus = Bonus
label-sites = Chantiers (pierres/taille)
label-around = Points
label-map-help = 17 : point ; 1a : pion a du joueur 1 ; * : port ; ^ : voie rapide ; 2/5 : pierres et taille d’un chantier ; [8] : bâtiment terminé et sa valeur ; +3 : jeton bonus

# Ce qui est sorti, quand on saisit les dés et pioches d'une vraie table
chance-site-2 = taille 2
chance-site-3 = taille 3
chance-site-4 = taille 4
chance-site-5 = taille 5
chance-site-6 = taille 6
chance-token-21 = 0
chance-token-22 = 1
chance-token-23 = 2
chance-token-24 = 3
chance-token-25 = 4
chance-token-26 = 5

# Ce qui ne va pas dans un fichier de données ou une option
error-not-a-list = la liste manque, ou n’en est pas une
error-not-a-pair = { $value } : il faut deux points reliés
error-not-yes-no = { $value } : il faut true ou false
error-site-count = un quartier a un ou deux sites, et non { $count }
error-point-count = un plan a de { $low } à { $high } points, et non { $count }
error-no-point = il n’y a pas de point { $point } : le plan a les points 1 à { $points }
error-point-twice = le point { $point } figure deux fois
error-point-no-street = aucune rue ne mène au point { $point }
error-point-many-streets = plus de { $limit } rues mènent au point { $point }
error-point-no-district = le point { $point } ne touche aucun quartier
error-lane-to-itself = le point { $point } est relié à lui-même
error-lane-twice = les points { $one } et { $other } sont reliés deux fois
error-too-many-there = { $count }, c’est trop : { $limit } au plus
error-too-many-sites = { $count } sites, mais il n’y a que { $limit } tuiles
error-bonus-count = { $count } quartiers ont un jeton bonus ; la règle en veut { $wanted }
error-nothing-there = il en faut au moins un
error-too-few-cards = il faut au moins { $wanted } cartes

# Ce qui ne va pas dans une position
error-nothing-to-do = le joueur { $seat } ne pourrait rien faire dans cette position
error-too-many-of-kind = { $key } : il n’y a pas autant de « { $kind } »
error-no-site = { $key } : « { $word } » n’est pas un site de ce plan
error-site-twice = { $key } : { $site } figure deux fois
error-too-many-of-size = { $key } : il n’y a pas autant de tuiles de taille { $size }
error-nobody-looked = { $key } : il n’est pas dit qui a regardé { $site }
error-tile-size = { $key } : { $tile } n’a pas la taille { $size }
error-tile-twice = { $key } : { $tile } figure deux fois
error-no-bonus-place = { $key } : { $district } n’a pas d’emplacement de jeton bonus, ou en a déjà un
error-too-many-pawns = { $key } : plus de { $limit } pions
error-pawns-together = { $key } : il y a déjà un pion au point { $point }
error-card-twice = { $key } : { $card } y est deux fois
error-no-pawn = { $key } : le pion { $pawn } n’est pas sur le plateau
error-send-displaced = { $key } : un pion délogé et la décision de l’envoyer vont ensemble
error-keep-offer = { $key } : des marchandises piochées et la décision d’en garder une vont ensemble
error-not-displaced = { $key } : « { $word } » n’est pas un pion délogé
error-own-memory = { $key } : nul n’a à se souvenir de ses propres marchandises
error-false-memory = { $key } : « { $word } » n’est pas vrai dans cette position
