# Ce que dit le jeu pendant la partie. Les noms des choses sont dans names.fr.ftl, ceux des cartes dans cards.fr.ftl.
# `{ $player }` est celui que l'événement concerne. Les mots du moteur deviennent des mots de la langue par les listes de la fin : `p1`
# comme `project` est `project-p1`.

# Coups
action-play = Défausser { $card }
action-take = Prendre la carte { $slot } de la { $row }
action-place = Placer le { $project } { $column }
action-sell = Vendre toutes les marchandises { $kind }
action-workers = Compléter ses ouvriers à 2
action-silver = Prendre une pépite d’argent
action-convert = Rendre { $price } pour un point
action-enough = Ne plus rien convertir
action-good = Prendre la première carte de la { $pile } de marchandises
action-animal = Prendre la première carte de la { $pile } d’animaux
action-fetch = Prendre la carte { $slot } de la { $row } grâce au bâtiment
action-decline = Renoncer à l’avantage
action-bonus = Prendre le bonus { $choice } de la manche
action-discard = Défausser le { $project }
action-buy = Acheter des cartes pour 3 pépites
action-keep = Garder { $bought } comme projet
action-use = Utiliser le dé de { $bought } pour une action de plus
action-end = Finir le tour

# Les mêmes quand la position est connue : `action_words` de board_text.py donne les variables. Ce qu'un coup coûte et rapporte est
# affiché à côté de la phrase.
action-play-here = Défausser { $card }, pour agir avec un { $die }
action-take-here = Prendre { $card } dans la { $row }
action-place-here = Placer { $card } { $column }
action-sell-here = Vendre { $amount } { $amount ->
        [one] marchandise
       *[other] marchandises
    } { $kind }
action-good-here = Prendre une { $good } dans la { $pile }
action-animal-here = Prendre { $animal } dans la { $pile }
action-fetch-here = Prendre { $card } dans la { $row }
action-bonus-here = Bonus de la manche : { $bonus }
action-discard-here = Défausser { $card }
action-keep-here = Garder { $card } comme projet
action-use-here = Utiliser { $card } pour une action de plus, avec un { $die }

row-row1 = rangée 1
row-row2 = rangée 2
row-row3 = rangée 3
row-row4 = rangée 4
row-row5 = rangée 5
row-row6 = rangée 6
project-p1 = projet 1
project-p2 = projet 2
project-p3 = projet 3
bought-b1 = la première carte
bought-b2 = la deuxième carte
bought-b3 = la troisième carte
pile-left = pile de gauche
pile-right = pile de droite
price-3s = 3 pépites
price-1w2s = 1 ouvrier et 2 pépites
price-2w1s = 2 ouvriers et 1 pépite
price-3w = 3 ouvriers
column-new = dans une nouvelle colonne
column-castle-1 = sur un château
column-castle-2 = sur deux châteaux
column-mine-1 = sur une mine
column-mine-2 = sur deux mines
column-cloister-1 = sur un cloître
column-cloister-2 = sur deux cloîtres
column-knowledge-1 = sur une connaissance
column-knowledge-2 = sur deux connaissances
column-ship-1 = sur un navire
column-ship-2 = sur deux navires
column-pasture-1 = sur un pâturage
column-pasture-2 = sur deux pâturages
column-building-1 = sur un bâtiment
column-building-2 = sur deux bâtiments

# Ce que donne un bonus
gift-points-1 = 1 point
gift-points = points
gift-goods-1 = 1 marchandise
gift-goods = marchandises
gift-animals-1 = 1 animal
gift-animals = animaux
gift-workers-1 = 1 ouvrier
gift-workers = ouvriers
gift-silver-1 = 1 pépite
gift-silver = pépites
gift-and = et

# Ce qu'il faut décider
what-turn = défausser une carte de sa main
what-over = finir le tour, ou acheter des cartes si ce n’est pas fait
what-action = choisir une des six actions
what-castle = faire l’action gratuite du château, avec n’importe quelle valeur
what-convert = rendre d’autres ouvriers et pépites pour des points, ou s’arrêter
what-goods = choisir une pile et prendre une marchandise
what-animals = choisir une pile et prendre un animal
what-boarding-house = pension de famille : prendre une marchandise ou un animal
what-carpenter = atelier du charpentier : prendre un bâtiment ou une connaissance, ou renoncer
what-church = église : prendre un château, une mine ou un cloître, ou renoncer
what-market = marché : prendre un navire ou un pâturage, ou renoncer
what-shop = magasin : vendre une sorte de marchandises, ou renoncer
what-town-hall = hôtel de ville : placer un autre projet, ou renoncer
what-bonus = prendre un bonus de la manche pour son triplé
what-discard = défausser un de ses trois anciens projets pour faire place au nouveau
what-bought = garder une des trois cartes achetées, ou utiliser son dé

# Pourquoi pas
refusal-game-over = La partie est terminée : il n’y a plus rien à faire.
refusal-not-your-turn = C’est à { $seat } de jouer ; attendez votre tour.
refusal-decide-first = Une chose à la fois. Il faut d’abord décider : { $what }.
refusal-play-first = Toute action demande un dé : défaussez d’abord une carte de votre main.
refusal-action-used = Votre action est faite. Achetez des cartes si vous le pouvez, ou finissez le tour.
refusal-played-already = Vous avez déjà défaussé une carte à ce tour ; l’autre est pour le suivant.
refusal-not-in-hand = Vous n’avez pas { $card } en main ; choisissez une carte de votre main.
refusal-action-left = Vous n’avez pas encore agi : défaussez d’abord une carte. Prendre une pépite est toujours possible.
refusal-no-conversion = Vous ne convertissez pas d’ouvriers ni de pépites ; choisissez d’abord cette action.
refusal-no-pile-now = Il n’y a rien à prendre dans les piles ; un navire, un pâturage, une pension de famille ou un bonus le permet.
refusal-no-benefit = Il n’y a pas d’avantage à utiliser ; placez d’abord un atelier du charpentier, une église ou un marché.
refusal-nothing-to-decline = Il n’y a rien à quoi renoncer ; on ne renonce qu’à l’avantage de certains bâtiments.
refusal-no-bonus-now = Il n’y a pas de bonus à prendre ; terminez d’abord un triplé.
refusal-projects-have-room = On ne défausse un projet que si une nouvelle carte trouve déjà trois projets.
refusal-nothing-bought = Vous n’avez pas de cartes achetées à choisir ; achetez d’abord des cartes.
refusal-bought-already = Vous avez déjà acheté des cartes à ce tour ; vous le pourrez de nouveau au prochain.
refusal-needs-silver = Un achat coûte { $need } pépites et vous { $have ->
        [0] n’en avez pas
       *[other] en avez { $have }
    }. Les ventes, les banques et les mines rapportent des pépites.
refusal-no-cards-left = Il ne reste pas { $need } cartes à acheter, ni dans la pioche ni dans la défausse.
refusal-exchange-open = Finissez d’abord la conversion, qui est d’un seul tenant. L’achat se fait avant ou après.
refusal-no-such-choice = Le bonus de cette manche n’a que { $choices } choix.
refusal-bonus-gives-nothing = Ce bonus ne vous donnerait rien : les piles sont vides. Choisissez-en un autre.
refusal-no-card-there = Il n’y a pas de carte en { $slot } dans la rangée { $row } ; choisissez une place qui en a une.
refusal-wrong-type = { $benefit }, pas de { $type } ; choisissez une autre carte, ou renoncez.
benefit-carpenter = L’atelier du charpentier ne prend que des bâtiments et des connaissances
benefit-church = L’église ne prend que des châteaux, des mines et des cloîtres
benefit-market = Le marché ne prend que des navires et des pâturages
refusal-needs-workers = Pour faire d’un { $die } un { $number }, il faut { $need ->
        [one] 1 ouvrier
       *[other] { $need } ouvriers
    } et vous { $have ->
        [0] n’en avez pas
       *[other] en avez { $have }
    }. Choisissez une valeur plus proche ou une autre action.
refusal-no-die-sells = Avec ces nombres, aucun dé ne vend de marchandises { $kind } ; seul un magasin le fait.
refusal-needs-workers-to-sell = Pour vendre des marchandises { $kind } avec un { $die }, il faut { $need ->
        [one] 1 ouvrier
       *[other] { $need } ouvriers
    } et vous { $have ->
        [0] n’en avez pas
       *[other] en avez { $have }
    }. Choisissez une autre action.
refusal-no-project = La place { $project } de vos projets est vide ; prenez d’abord une carte.
refusal-column-unfinished = Une colonne inachevée de votre domaine reçoit cette carte ({ $type }) : placez-la là ; une nouvelle colonne n’est pas permise.
refusal-wrong-column = { $card } ne va pas sur une colonne de { $type } ; seul un cloître rejoint les autres types.
refusal-no-such-column = Vous n’avez pas de colonne de { $type } avec { $size ->
        [one] 1 carte
       *[other] { $size } cartes
    } ; choisissez-en une que vous avez.
refusal-no-such-goods = Vous n’avez pas de marchandises { $kind } à vendre ; navires, pensions de famille et bonus en rapportent.
refusal-enough-workers = Vous avez { $have } ouvriers, et cette action ne complète que jusqu’à { $limit } ; choisissez-en une autre.
refusal-cannot-pay = Ce prix est de { $workers ->
        [0] 3 pépites
        [one] 1 ouvrier et { $silver } pépites
        [3] 3 ouvriers
       *[other] { $workers } ouvriers et { $silver } pépite
    } ; vous avez { $have_workers ->
        [one] { $have_workers } ouvrier
       *[other] { $have_workers } ouvriers
    } et { $have_silver ->
        [one] { $have_silver } pépite
       *[other] { $have_silver } pépites
    }.
refusal-pile-empty = Cette pile est vide ; prenez dans une autre.

# Ce qui s'est passé
event-started = { $player } commence avec une { $good } et { $animal }.
event-round-started = { $player } ouvre la manche { $round }.
event-rows-filled = Dans les rangées : { $cards }.
event-card-drawn = { $player } pioche { $card }.
event-card-played = { $player } défausse { $card }.
event-card-taken = { $player } prend { $card } dans la rangée { $row }{ with-die }.
event-project-discarded = { $player } défausse le projet { $card }.
event-card-placed = { $player } place { $card } { $column }{ with-die }.
event-triple = { $player } termine un triplé de { $type }{ $is_first ->
        [1] , le premier de tous
       *[0] {""}
    } : { $parts }.
event-seven-types = { $player } a les sept types et prend la carte qui vaut { $worth }.
event-bonus-chosen = { $player } prend le bonus de la manche { $round }{ bonus-taken }.
event-received = { $player } { $die ->
        [0] reçoit
       *[other] prend
    } { gained }{ only-die }.
event-converted = { $player } rend { $workers ->
        [0] { $silver } pépites
        [one] 1 ouvrier et { $silver } pépites
        [3] 3 ouvriers
       *[other] { $workers } ouvriers et { $silver } pépite
    } pour un point{ only-die }.
event-sold = { $player } vend { $amount } { $amount ->
        [one] marchandise
       *[other] marchandises
    } { $kind } pour { $silver } { $silver ->
        [one] pépite
       *[other] pépites
    }{ with-die }.
event-start-card-taken = { $player } prend la carte 1er joueur, face cachée.
event-good-taken = { $player } prend une { $good }.
event-animal-taken = { $player } prend { $animal }.
event-pile-divided = { $pile } était vide et reçoit { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } du dessous de l’autre.
event-bought = { $player } paie { $silver } pépites et regarde trois cartes.
event-cards-seen = { $player } voit { $cards }.
event-card-kept = { $player } garde { $card } comme projet et défausse { $others }.
event-card-used = { $player } défausse { $others }, et { $card } pour son dé.
event-declined = { $player } renonce à l’avantage : { $card }.
event-points = { $player } : { $points ->
        [one] +1 point
       *[other] +{ $points } points
    } ({ $source })
event-reshuffled = La défausse est mélangée et devient la pioche : { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }.
event-turn-ended = { $player } finit son tour.
event-aaron-cards = Aaron reçoit { $cards }.
event-aaron-triple = Aaron termine un triplé de { $type }{ $is_first ->
        [1] , le premier de tous
       *[0] {""}
    } : { $parts }.
event-aaron-seven-types = Aaron a les sept types et prend la carte qui vaut { $worth }.
event-compared = Fin de la manche { $round } : { $player } a { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, Aaron { $aaron }.
event-aaron-won = Aaron a plus de points et gagne. { $player } a perdu.
event-aaron-beaten = Aaron est battu : { $player } gagne.
event-game-ended = La dernière manche est terminée.

# Tirages
chance-first-player = qui commence
chance-start-good = une marchandise de départ, une pour chacun à partir du premier joueur
chance-start-animal = un animal de départ, un pour chacun à partir du premier joueur
chance-good = la marchandise maintenant visible sur la pile
chance-animal = l’animal maintenant visible sur la pile
chance-row-card = la carte suivante des rangées
chance-hand-card = la première carte de la pile du joueur suivant, pour sa main
chance-bought-card = la suivante des trois cartes achetées
chance-aaron-card = la carte suivante de la pile d’Aaron

# Options
option-data = Les nombres imprimés sur les cartes ; certains ne sont pas connus. En plus de la valeur nommée ici : un fichier à vous avec les tables de data/*.toml, ou ce qui change en un mot, comme good-points=2.
option-data-standard = les nombres de la règle, et des reconstitutions là où elle ne dit rien

# Ce qui ne va pas dans un fichier de données ou une option
error-card-total = { $count } cartes au lieu de { $wanted }
error-die-sells-twice = un { $die } vendrait deux sortes de marchandises
error-die-sells-nothing = un { $die } ne vendrait rien
error-choice-count = une manche a de 1 à { $limit } choix
error-empty-choice = un choix qui ne donne rien
error-same-choice = deux choix sont identiques
error-not-a-choice = « { $word } » n’est pas un choix ; il s’écrit comme 2g ou 1w2s, avec les lettres p, g, a, w et s

# Ce qui ne va pas dans une position
error-no-card = { $key } : « { $word } » n’est pas une carte ; elle s’écrit comme castle4
error-too-many = { $key } : plus de { $limit }
error-seen-count = { $key } : { $wanted ->
        [0] rien n’a été acheté
       *[other] un achat a { $wanted } cartes
    }
error-discard-of-four = { $key } : un quatrième projet et la décision d’en défausser un vont ensemble
error-no-column = { $key } : « { $word } » n’est pas une colonne ; elle a jusqu’à trois cartes d’un type, et des cloîtres
error-type-twice = { $key } : { $word } y est deux fois
error-seven-twice = { $key } : { $word } y est deux fois
error-too-many-of-card = il n’y a pas autant de cartes { $card }
error-pool-size = la réserve { $pool } a { $cards } cartes pour { $places } places
error-too-many-of-kind = { $key } : il n’y en a pas autant de la sorte { $kind }
error-pile-size = { $key } : { $cards } cartes sont sous les premières, pas { $places }
error-two-piles = { $key } : il faut deux piles, - est une pile vide

# Le résultat d'une partie en solitaire
alone-won = Gagné : Aaron est battu.
alone-lost = Perdu : Aaron a plus de points.

# Mots de la table dans le terminal
label-colon = {" :"}
label-of-six = sur 6
label-die = dé
label-or-first = ou d’abord
label-over = Fin de la partie
label-lost = Aaron gagne
label-won = Aaron est battu
label-order = Ordre :
label-deck = Pioche :
label-discard = défausse :
label-bonuses = Bonus pour un triplé :
label-rows = Rangées
label-goods-piles = Marchandises :
label-animal-piles = Animaux :
label-left = gauche
label-right = droite
label-first-triples = Premiers triplés :
label-seven-types = Les 7 types :
label-none = rien
label-start-card = carte 1er joueur
label-face-down = face cachée
label-hand = main
label-stack = pile
label-projects = projets
label-new = nouveau
label-silver = pépites
label-workers = ouvriers
label-goods = marchandises
label-sold = vendues
label-animals = animaux
label-estate = domaine
label-bought = Achetées :
label-cards-left = cartes à venir
label-letters = Cartes :
label-card-help = C4 : un château avec un 4 ; [C4 C5 .] : une colonne qui a encore une place
label-triples = Points des triplés :
label-sold-by = Dés qui vendent :
label-reconstruction = Absents de la règle : les dés des cartes, les points des châteaux, mines, connaissances, navires et marchandises, les bonus des manches B, C et E. Ce sont des reconstitutions.
label-own-data = Joué avec des nombres à vous.

# Lettres des bâtiments sur la table dessinée : deux chacun, toutes différentes
code-carpenter = At
code-church = Eg
code-market = Ma
code-watchtower = To
code-bank = Bq
code-boarding-house = Pf
code-shop = Mg
code-town-hall = Hv

# Types, animaux, manches et piles dans une phrase
type-castle = châteaux
type-mine = mines
type-cloister = cloîtres
type-knowledge = connaissances
type-ship = navires
type-pasture = pâturages
type-building = bâtiments
card-castle = Un château
card-mine = Une mine
card-cloister = Un cloître
card-knowledge = Une connaissance
card-ship = Un navire
card-pasture = Un pâturage
card-building = Un bâtiment
animal-cow = une vache
animal-sheep = un mouton
animal-pig = un cochon
animal-chicken = une poule
round-0 = A
round-1 = B
round-2 = C
round-3 = D
round-4 = E
pile-0 = La pile de marchandises de gauche
pile-1 = La pile de marchandises de droite
pile-2 = La pile d’animaux de gauche
pile-3 = La pile d’animaux de droite
