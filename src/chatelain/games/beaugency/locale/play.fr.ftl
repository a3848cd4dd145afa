# Options
option-start = Case de départ de la couronne
option-start-random = une grande tour tirée au sort
option-start-blue = la grande tour bleue
option-start-yellow = la grande tour jaune
option-start-red = la grande tour rouge
option-data = La piste ; dans chaque couleur, l’ordre des cases 3 à 5 n’est pas certain. En plus des valeurs nommées ici : un fichier à vous avec les tables de data/track.toml, ou ce qui change en un mot, comme track=WWXWCSHT.
option-data-standard = couronne seule, muraille, couronne/muraille : l’ordre qui convient le mieux à l’exemple de la règle
option-data-crowns-together = couronne seule, couronne/muraille, muraille
option-data-crowns-swapped = couronne/muraille, muraille, couronne seule
option-data-crowns-swapped-together = couronne/muraille, couronne seule, muraille

# Questions au hasard
chance-own-die = le dé du joueur
chance-special-die = un dé spécial
chance-start-colour = la couleur de départ de la couronne
chance-start-colour-0 = bleu
chance-start-colour-1 = jaune
chance-start-colour-2 = rouge
chance-start-player = qui commence
chance-start-player-0 = la première place
chance-start-player-1 = la deuxième place

# Actions
action-roll = Lancer { $specials }
specials-0 = son seul dé
specials-1 = son dé et un dé spécial
specials-2 = son dé et deux dés spéciaux
specials-3 = son dé et trois dés spéciaux
specials-4 = son dé et quatre dés spéciaux
specials-5 = son dé et les cinq dés spéciaux
action-stop = S’arrêter là
action-use = Utiliser le { $face } pour avancer la couronne
action-build = { $place ->
        [left] Poser la carte à l’extrémité gauche
        [right] Poser la carte à l’extrémité droite
       *[other] Poser la carte à la place { $place } de la rangée
    }
action-dice = Prendre des dés spéciaux au lieu de la carte
action-evaluate = Évaluer les châteaux forts de cette couleur
action-steal = Prendre la carte de la place { $slot } du château fort adverse
action-further = Passer aux quarante places suivantes de la rangée
action-lose = { $end ->
        [left] Rendre la carte de l’extrémité gauche
       *[right] Rendre la carte de l’extrémité droite
    }

# Ce qu'un coup change
resource-blue = château fort bleu { $change }
resource-yellow = château fort jaune { $change }
resource-red = château fort rouge { $change }

# Ce qui s'est passé
event-game-started = { $player } commence ; la couronne est sur la { coloured-space }.
event-rolled = { $count ->
        [1] { $player } lance son dé : { $own }.
       *[other] { $player } lance son dé : { $own }, et avec les dés spéciaux : { $others }.
    }
event-dice-returned = { $count ->
        [one] Le dé spécial lancé retourne sur le plateau.
       *[other] Les { $count } dés spéciaux lancés retournent sur le plateau.
    }
event-crown-moved = { $face ->
        [one] { $player } avance la couronne d’une case : { coloured-space }.
       *[other] { $player } avance la couronne de { $face } cases : { coloured-space }.
    }
event-card-placed = { $player } ajoute une { $card } à son château fort { $colour }, à la place { $slot }.
event-card-stolen = { $player } vole une { $card } à { $seat } (château fort { $colour }, place { $slot }).
event-dice-taken = { $count ->
        [0] { $player } ne prend rien : il ne reste aucun dé spécial à prendre.
        [one] { $player } prend un dé spécial{ $opponent ->
            [0] .
           *[other] {" "}à l’adversaire.
        }
       *[other] { $player } prend { $count } dés spéciaux{ $opponent ->
            [0] .
           *[other] , { $opponent } pris à l’adversaire.
        }
    }
event-evaluation = Évaluation des { coloured-castles } : { $own } contre { $other }. { $points ->
        [one] { $player } gagne un point.
       *[other] { $player } gagne { $points } points.
    }
event-evaluation-tie = Évaluation des { coloured-castles } : { $own } partout, personne ne marque.
event-left-colour = { $player } quitte le domaine { $colour }.
event-lost-card = { $player } perd une { $card } de son château fort { $colour }.
event-lost-nothing = { $player } n’a plus de carte à perdre : son château fort { $colour } est vide.
event-turn-ended = { $player } termine son tour.
event-game-won = { $player } atteint le roi avec { $total } points et gagne la partie.

# Pourquoi pas
refusal-game-over = La partie est terminée.
refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-no-roll-yet = Lancez d’abord le dé : le premier lancer du tour est obligatoire, et sans risque.
refusal-choose-die-first = Choisissez d’abord lequel des dés lancés fait avancer la couronne.
refusal-space-first = Jouez d’abord la case : prenez la carte ou des dés, ou évaluez s’il y a une couronne.
refusal-place-first = Posez d’abord la carte volée dans votre château fort.
refusal-lose-first = Choisissez d’abord laquelle de vos deux cartes extérieures vous rendez.
refusal-space-done = Cette case est déjà jouée : relancez, ou arrêtez-vous.
refusal-must-evaluate = Une couronne seule ne donne ni carte ni dé : l’évaluation des { coloured-castles } était obligatoire. Relancez, ou arrêtez-vous.
refusal-not-enough-special-dice = { $have ->
        [0] Vous n’avez aucun dé spécial ; lancez votre seul dé.
        [one] Vous avez un seul dé spécial, il en faudrait { $need }.
       *[other] Vous avez { $have } dés spéciaux, il en faudrait { $need }.
    }
refusal-nothing-to-choose = Il n’y a pas de dé à choisir : cela n’arrive qu’après un lancer aux faces différentes.
refusal-face-not-rolled = Aucun dé ne montre { $face } ; choisissez une des faces obtenues.
refusal-nothing-to-lose = Il n’y a pas de carte à choisir : cela n’arrive qu’en quittant sa couleur avec deux cartes extérieures égales.
refusal-no-crown-here = Il n’y a pas de couronne sur cette case ; on n’évalue que sur une case couronne.
refusal-pile-empty = Il ne reste aucune { $card }, ni dans la pile du domaine { $colour } ni chez l’adversaire ; prenez des dés.
refusal-pile-empty-steal = Dans le domaine { $colour }, la pile est vide : prenez une { $card } dans le château fort adverse, ou bien des dés.
refusal-pile-not-empty = On ne peut voler que si la pile est vide ; dans le domaine { $colour } il reste { $left ->
        [one] une carte
       *[other] { $left } cartes
    } ({ $card }) : prenez dans la pile.
refusal-castle-empty = Votre château fort { $colour } n’a encore aucune carte : la première se pose à la place 1.
refusal-needs-wall = Une { $card } se pose à côté d’une muraille ; choisissez une autre place, ou prenez des dés.
refusal-building-beside = Une { $card } ne peut pas toucher un autre bâtiment ; à la place { $place }, seule une muraille convient.
refusal-place-taken = Il y a déjà une carte à la place { $place } ; choisissez une extrémité ou une brèche.
refusal-no-such-place = { $length ->
        [one] Votre château fort n’a qu’une place ; choisissez une extrémité.
       *[other] Votre château fort n’a que { $length } places ; choisissez une extrémité ou une brèche.
    }
refusal-nothing-further = Il n’y a plus rien à choisir plus loin dans la rangée.
refusal-nothing-there = Il n’y a pas de carte à la place { $place } du château fort adverse.
refusal-wrong-card = À la place { $place } du château fort adverse se trouve une { $found } ; cette case ne donne qu’une { $card }.
refusal-no-place = Une { $card } n’a pas de place dans votre château fort { $colour } : impossible de la voler, prenez des dés.

# Le plateau dans le terminal
board-dice = Dés spéciaux :
board-on-board = sur le plateau
board-supply = piles :
board-colon = {"\u202F:"}
board-point = point
board-points = points
board-rolled = a lancé
board-used = utilisé :
board-risk = Risque du prochain lancer :
board-no-risk = Le premier lancer d’un tour est sans risque.
board-at-risk = en jeu :
board-hand = En main :
board-percent = {"\u202F"}%

# One letter for each card on the drawn board.
letter-wall = m
letter-small-tower = t
letter-house = M
letter-great-tower = T

# Ce qui ne va pas dans une position écrite
error-not-two-castles = { $key } : « { $word } » n’est pas deux châteaux forts séparés par /
error-no-card-letter = { $key } : « { $letter } » n’est pas une carte ; au choix { $known }, et . pour un vide
error-gap-at-end = { $key } : « { $row } » n’a pas de carte à une extrémité ; un château fort sans carte s’écrit -
error-nothing-further = { $key } : rien ne se trouve aussi loin dans la rangée
error-buildings-touch = { $key } : dans « { $row } », deux bâtiments se touchent
error-too-many-special-dice = { $key } : il n’y a que { $limit } dés spéciaux
error-too-many-rolled = { $key } : il n’y a que { $limit } dés à lancer
error-face-not-rolled = { $key } : aucun dé ne montre { $face }
error-too-many-cards = { $key } : { $count } cartes { $card } de trop
error-too-many-points = { $key } : personne ne peut avoir plus de { $goal } points, et un seul peut en avoir { $goal }
error-crown-colour = { $key } : la couronne se trouve sur « { $colour } »
error-no-choice-of-dice = { $key } : un choix demande deux faces différentes, dont aucune utilisée
error-rolled-not-on-board = { $key } : les dés spéciaux lancés sont de retour sur le plateau, il doit donc y en avoir { $count }
error-space-without-card = { $key } : la case de la couronne n’offre pas de carte
error-pile-not-empty = { $key } : la pile de { $card } n’est pas vide, donc aucune carte n’a été volée
error-card-without-place = { $key } : la carte { $card } n’a pas de place
error-crown-not-gone = { $key } : la couronne n’a pas quitté la couleur du tour
error-ends-not-equal = { $key } : les cartes des extrémités ne sont pas égales, il n’y a donc rien à choisir

# Ce qui ne va pas dans un fichier de données ou une option
error-other-cards = les cartes sont : { $known }
error-card-values = une carte doit valoir plus que celles qui la précèdent
error-start-cards = un château fort commence avec une carte au plus, et la pile doit l’avoir deux fois
error-no-spaces = il faut ici une liste de cases, pas { $value }
error-layout-offsets = la position n’est pas la place dans la liste, comptée à partir de 0
error-space-count = une couleur a de { $low } à { $high } cases, pas { $count }
error-crown-count = chaque couleur a une case « { $space } », pas { $count }
error-track-rows = il faut une rangée de cases pour toutes les couleurs, ou une pour chacune des trois, pas { $count }
error-start-spaces = { $value } : ce n’est pas une case de chaque couleur, bleu, jaune, rouge
