# Ce que dit le jeu pendant la partie. Les noms des choses sont dans names.fr.ftl.
# `{ $player }` est celui que l'événement concerne. Les arguments du moteur deviennent des mots par les listes de la fin : `yellow`
# comme `zone` est `zone-yellow`.

# Coups
action-start = Partir du { $castle }
action-sell = Vendre toutes vos marchandises
action-mark = Inscrire un { $number } en { $space }
action-monk = Changer une couleur avec un moine et inscrire un { $number } en { $space }
action-worker = Changer un nombre avec un ouvrier et inscrire un { $number } en { $space }
action-silver = Payer une pépite pour une seconde combinaison et inscrire un { $number } en { $space }
action-pass = Prendre un ouvrier au lieu d’une combinaison
action-commit = Finir le tour

# Les mêmes quand la position est connue : `action_words` de board_text.py donne les variables. Les bonus gagnés et dépensés sont
# affichés à côté de la phrase.
action-start-here = Partir du { $castle }, en { $space }
action-sell-here = Vendre { $goods ->
        [one] votre marchandise
       *[other] vos { $goods } marchandises
    } pour { $points } points
action-mark-here = Inscrire un { $number } en { $space }, { $zone }{ $points ->
        [0] {""}
        [one] {"\u202F"}: zone terminée, 1 point
       *[other] {"\u202F"}: zone terminée, { $points } points
    }
action-monk-here = Faire d’un dé de couleur un dé { $die } et inscrire un { $number } en { $space }, { $zone }{ $points ->
        [0] {""}
        [one] {"\u202F"}: zone terminée, 1 point
       *[other] {"\u202F"}: zone terminée, { $points } points
    }
action-worker-here = Faire d’un dé classique un { $number } et l’inscrire en { $space }, { $zone }{ $points ->
        [0] {""}
        [one] {"\u202F"}: zone terminée, 1 point
       *[other] {"\u202F"}: zone terminée, { $points } points
    }
action-silver-here = Seconde combinaison : inscrire un { $number } en { $space }, { $zone }{ $points ->
        [0] {""}
        [one] {"\u202F"}: zone terminée, 1 point
       *[other] {"\u202F"}: zone terminée, { $points } points
    }

# Ce qu'un coup coûte et rapporte, outre ce qu'ont tous les jeux
resource-monks = { $change } { $count ->
        [one] moine
       *[other] moines
    }
resource-goods = { $change } { $count ->
        [one] marchandise
       *[other] marchandises
    }

# Ce qu'il y a à décider maintenant
what-start = choisir un château de départ, puis finir
what-combination = faire une combinaison, ou prendre un ouvrier
what-sale = vendre ses marchandises, si l’on veut, puis faire une combinaison ou prendre un ouvrier
what-silver = faire une seconde combinaison pour une pépite, ou finir le tour
what-commit = finir le tour

# Pourquoi non
refusal-game-over = La partie est finie : il n’y a plus rien à jouer.
refusal-not-your-turn = { $seat } choisit d’abord ; attendez votre tour.
refusal-committed-already = Vous avez fini ; le tour continue quand tout le monde a fini.
refusal-choose-castle-first = La partie n’a pas commencé : choisissez d’abord votre château de départ.
refusal-castle-chosen = Vous avez choisi le { $castle } : finissez, ou reprenez ce choix pour en faire un autre.
refusal-castle-taken = Le { $castle } est pris, et les châteaux de départ sont tous différents ; choisissez-en un autre.
refusal-only-before-game = Le château de départ se choisit avant la partie ; à présent, faites une combinaison.
refusal-no-double-hourglass = On ne vend ses marchandises que si le dé Sablier montre le double sablier.
refusal-sold-already = Vous avez vendu vos marchandises ce tour-ci ; une marchandise gagnée depuis attend le prochain double sablier.
refusal-sale-comes-first = On vend ses marchandises avant la première combinaison ; reprenez-la pour vendre d’abord.
refusal-no-goods = Vous n’avez pas de marchandise à vendre ; une rivière terminée en donne une, ou le château à la marchandise.
refusal-nothing-done = On ne peut pas ne rien faire : faites une combinaison, ou prenez un ouvrier.
refusal-worker-taken = Vous avez pris un ouvrier au lieu d’une combinaison ; finissez votre tour, ou reprenez ce choix.
refusal-bonus-used = Vous avez utilisé un bonus, et il n’y en a qu’un par tour ; finissez votre tour, ou reprenez ce choix.
refusal-combination-made = Vous avez fait votre combinaison ; une seconde coûte une pépite.
refusal-first-combination = Une pépite paie une seconde combinaison ; faites la première sans elle.
refusal-needs-monk = Vous n’avez pas de moine ; un monastère terminé en donne un, ou le château au moine.
refusal-needs-worker = Vous n’avez pas d’ouvrier ; une cité terminée en donne un, ou le château à l’ouvrier, ou un tour sans combinaison.
refusal-needs-silver = Vous n’avez pas de pépite ; une mine terminée en donne une, ou le château à la pépite, ou la vente de marchandises.
refusal-space-marked = La case { $space } est déjà marquée ; choisissez une case vide.
refusal-not-adjacent = La case { $space } ne touche aucune case marquée ; choisissez-en une qui en touche une.
refusal-colour-not-rolled = Aucun dé n’est { $die } ; un moine pourrait changer une couleur.
refusal-colour-on-both = Les deux dés de couleur sont déjà { $die } ; il n’y faut pas de moine.
refusal-number-not-rolled = Aucun dé ne montre un { $number } ; un ouvrier pourrait changer un nombre.
refusal-number-on-both = Les deux dés classiques montrent déjà un { $number } ; il n’y faut pas d’ouvrier.
refusal-wrong-number = Dans { $zone } on inscrit un { $low } ou un { $high }, pas un { $number }.
refusal-city-has-number = Cette cité a déjà un { $number } ; tous les nombres d’une cité sont différents.
refusal-pasture-has-other = Tous les nombres d’un pâturage sont les mêmes, et celui-ci n’a pas de { $number }.
refusal-castle-needs-neighbour = Le château en { $space } prend un nombre inscrit à côté de lui, et il n’y a pas de { $number }.
refusal-same-dice = La seconde combinaison demande un autre dé : { $die } et { $number } viennent de servir ensemble.

# Ce qui s'est passé
event-game-started = { $start ->
        [different] Tout le monde joue sur le { $sheet }, et chacun part d’un château différent ; la première place choisit d’abord.
        [same] Tout le monde joue sur le { $sheet } et part du même château ; la première place le choisit.
       *[secret] Tout le monde joue sur le { $sheet } et choisit en secret son château de départ.
    }
event-draft-start = { $player } partirait du { $castle }.
event-draft-sale = { $player } vend { $goods ->
        [one] 1 marchandise
       *[other] { $goods } marchandises
    } : { $worth } points, et autant de pépites que de marchandises.
event-draft-mark = { $player } note un { $number } en { $space }{ $worth ->
        [0] .
        [one] {"\u202F"}: 1 point{ $bonus }.
       *[other] {"\u202F"}: { $worth } points{ $bonus }.
    }
event-draft-worker = { $player } prend un ouvrier.
event-committed = { $player } a fini.
event-start-castle = { $player } part du { $castle }, en { $space }.
event-phase-started = { $number ->
        [1] La phase I commence.
        [2] La phase II commence.
       *[3] La phase III commence.
    }
event-rolled = Les dés montrent { $colours }, { $numbers } et { $hourglasses ->
        [one] un sablier.
       *[other] le double sablier : on peut vendre ses marchandises.
    }
event-sold = { $player } vend { $goods ->
        [one] 1 marchandise
       *[other] { $goods } marchandises
    } pour { $points } points et { $silver ->
        [one] 1 pépite.
       *[other] { $silver } pépites.
    }
event-marked = { $player } inscrit un { $number } en { $space }, { $zone }{ $paid }.
event-zone-finished = { $player } termine { $zone }{ $size ->
        [one] {""}
       *[other] {" "}de { $size } cases
    } : { $points ->
        [one] 1 point{ $bonus }.
       *[other] { $points } points{ $bonus }.
    }
event-took-worker = { $player } prend un ouvrier au lieu d’une combinaison.
event-colour-completed = { $player } a marqué toutes ses cases { spaces-colour } : { $points ->
        [0] il n’y a plus de points pour cela.
        [one] 1 point.
       *[other] { $points } points.
    }
event-game-ended = Le dernier tour de la phase III est joué, et la partie est finie.
event-graded = { $total ->
        [one] 1 point.
       *[other] { $total } points.
    } { $grade }

# Dés
chance-colour-die = un dé de couleur
chance-colour-die-0 = bleu
chance-colour-die-1 = gris
chance-colour-die-2 = orange
chance-colour-die-3 = mauve
chance-colour-die-4 = jaune
chance-colour-die-5 = vert
chance-number-die = un dé classique
chance-hourglass-die = le dé Sablier
chance-hourglass-die-1 = un sablier
chance-hourglass-die-2 = double sablier

# Options
option-sheet = Le domaine sur lequel tout le monde joue. Outre les lettres : un fichier, ou un plan personnel.
option-sheet-A = domaine A, pour commencer
option-sheet-B = domaine B
option-sheet-C = domaine C
option-sheet-D = domaine D
option-start = Comment on choisit les châteaux de départ.
option-start-secret = chacun en secret, tous en même temps
option-start-different = l’un après l’autre, tous différents (de 2 à 4 joueurs)
option-start-same = la première place, un château pour tous
option-data = Ce qui est imprimé sur les domaines et les dés, autant que ce n’est pas sûr. Un fichier TOML le remplace par le vôtre.
option-data-standard = tel que ce jeu l’a reconstitué

# Mots de la table dans le terminal
label-colon = {"\u202F:"}
label-setup = Avant la partie : les châteaux de départ
label-over = Fin de la partie
label-turn = tour
label-of = sur
label-time = Temps :
label-dice = Dés :
label-last-turn = dernier tour de la phase
label-colours = Points d’une couleur entière :
label-point = point
label-points = points
label-monks = moines
label-silver = pépites
label-goods = marchandises
label-workers = ouvriers
label-finished = a fini
label-hidden = château de départ pas encore montré
label-columns = par phase
label-own-sheet = domaine personnel
label-spaces = Cases :
label-help = J : vide ; [J3] : marquée d’un 3 ; <J3> : dans votre brouillon ; [K*] : château de départ ; Km : château au carré de la couleur d’une case M ; d4 : rangée d, quatrième case

# Une case dans une phrase, par sa couleur
zone-blue = une rivière
zone-grey = une mine
zone-orange = une cité
zone-purple = un monastère
zone-yellow = un pâturage
zone-green = un château

# Les châteaux, par leur bonus
castle-monk = { castle-purple }
castle-silver = { castle-grey }
castle-good = { castle-blue }
castle-worker = { castle-orange }

# Ce que donne une zone et ce que coûte une combinaison, à la fin d'une phrase
bonus-none = {""}
bonus-monk = {" "}et un moine
bonus-silver = {" "}et une pépite
bonus-good = {" "}et une marchandise
bonus-worker = {" "}et un ouvrier
paid-none = {""}
paid-monk = {" "}(avec un moine)
paid-worker = {" "}(avec un ouvrier)
paid-silver = {" "}(avec une pépite)

# Les domaines, par leur lettre
sheet-A = domaine A
sheet-B = domaine B
sheet-C = domaine C
sheet-D = domaine D

# Ce qui ne va pas dans un domaine
error-castle-count = { $count } châteaux { $letter } au lieu de 1
error-zone-size = une zone de { $size } cases ; il n’y a de points que jusqu’à { $limit }
error-unknown-sheet = il n’y a pas de domaine « { $name } » ; au choix : { $known }, ou sept rangées de lettres séparées par /
error-bad-sheet = { $key } : { $reason }

# Ce qui ne va pas dans un fichier de données
error-no-rows = il faut ici sept lignes de lettres, et non { $value }
error-face-count = un dé a six faces, et non { $value }
error-one-sort-of-face = le dé doit avoir des sabliers simples et des doubles, et non { $value }
error-castle-points = une zone de 1 case, comme un château, rapporte 1, 1 et 1 point, et non { $value }
error-points-rise = une zone de { $size } cases ne peut pas rapporter plus dans une phase suivante
error-second-larger = { $word } : la seconde valeur, { $second }, ne peut pas dépasser la première, { $first }

# Ce qui ne va pas dans une position
error-castle-seats = { $key } : les châteaux ne sont tous différents que de 2 à 4 joueurs, pas à { $seats }
error-all-committed = quelqu’un doit encore avoir son tour à finir
error-roll-shape = { $key } : « { $word } » n’est pas deux couleurs, deux nombres et les sabliers
error-mark-apart = { $key } : { $space } n’est pas reliée au château de départ
error-column-sum = { $key } : la somme des colonnes est { $sum }, celle des points { $points }
error-marked-twice = { $key } : { $space } est marquée deux fois
error-mark-number = { $key } : { $space } ne peut pas contenir un { $number }
error-castles-alike = { $key } : tous les châteaux sont différents, mais deux joueurs ont le même
error-castles-differ = { $key } : tous les châteaux sont identiques, mais deux joueurs n’ont pas le même
error-castles-before-game = les châteaux choisis avant la partie s’écrivent comme brouillons, sauf ceux choisis ouvertement, dans l’ordre des places
error-illegal-draft = { $key } : « { $move } » n’y est pas permis
error-bad-draft = { $key } : { $reason }
