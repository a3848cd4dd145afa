# Ce que dit le jeu pendant la partie. Les noms des choses sont dans names.fr.ftl.
# `{ $player }` est celui que l'événement concerne. Les mots du moteur se disent par les listes de la fin : `bank` comme `tile` est
# `tile-bank`.

# Coups
action-take = Prendre la tuile { $slot } du { $depot } { $die }
action-place = Placer la tuile { $stored } en { $space } { $die }
action-sell = Vendre toutes les marchandises { goods-colour } { $die }
action-workers = Prendre des ouvriers { $die }
action-buy = Acheter la tuile { $slot } du dépôt noir pour 2 pépites d’argent
action-buy-from = Acheter la tuile { $slot } du { $depot } pour 2 pépites d’argent
action-load = Charger le navire au { $depot }
action-load-two = Charger le navire au { $depot } et au suivant (après le 6 vient le 1)
action-keep = Embarquer les marchandises { goods-colour }
action-fetch = Prendre la tuile { $slot } du { $depot } grâce au bâtiment
action-decline = Renoncer à l’avantage
action-discard = Retirer du jeu la tuile { $stored }
action-end = Finir le tour
action-found = Fonder un château en { $space }, loin de toute tuile, pour 5 points et les deux dés
action-estate = Jouer sur le domaine { $estate }
action-start = Poser le château de départ en { $space }

# Les mêmes quand la position est connue : `action_words` de board_text.py donne les variables. Ce qu'un coup coûte et rapporte est
# affiché à côté de la phrase.
action-take-here = Prendre { $tile } au { $depot } { $value ->
        [0] sans dé
       *[other] avec le { $value }
    }
action-place-here = Placer { $tile } en { $space } { $value ->
        [0] sans dé
       *[other] avec le { $value }
    }
action-sell-here = Vendre { coloured-goods } { $value ->
        [0] sans dé
       *[other] avec le { $value }
    }
action-workers-here = Prendre des ouvriers { $value ->
        [0] sans dé
       *[other] avec le { $value }
    }
action-buy-here = Acheter { $tile } au dépôt noir
action-buy-from-here = Acheter { $tile } au { $depot }
action-load-here = Charger le navire au { $depot } : { $goods }
action-load-two-here = Charger le navire au { $depot } et au { $next } : { $goods }
action-fetch-here = Prendre { $tile } au { $depot }
action-discard-here = Retirer du jeu { $tile }

die-die1 = avec le dé 1
die-die2 = avec le dé 2
die-free = sans dé
depot1 = dépôt 1
depot2 = dépôt 2
depot3 = dépôt 3
depot4 = dépôt 4
depot5 = dépôt 5
depot6 = dépôt 6

# Ce qu'il y a à décider maintenant
what-turn = jouer ses deux dés, puis finir le tour
what-ship = désigner le dépôt où le navire charge
what-keep = choisir les marchandises à embarquer
what-castle = faire l’action supplémentaire du château
what-warehouse = profiter de l’entrepôt : vendre un type de marchandises, ou renoncer
what-carpenter = profiter de l’atelier de menuiserie : prendre un bâtiment, ou renoncer
what-church = profiter de l’église : prendre une mine, une connaissance ou un château, ou renoncer
what-market = profiter du marché : prendre un navire ou un animal, ou renoncer
what-town-hall = profiter de l’hôtel de ville : placer une tuile de plus du stock, ou renoncer
what-discard = choisir la tuile en stock qui cède sa place à la nouvelle
what-estate = choisir un domaine
what-start = choisir la case du château de départ

# Pourquoi non
refusal-game-over = La partie est finie : il n’y a plus rien à jouer.
refusal-not-your-turn = C’est à { $seat } de jouer ; attendez que ce soit à vous.
refusal-ready-already = Vos choix sont faits ; la partie commence quand tout le monde est prêt.
refusal-only-before-game = Le domaine et le château de départ se choisissent avant la partie ; à présent, jouez vos dés.
refusal-no-castle-space = La case { $space } n’est pas une case château ; désignez une case vide marquée { letter-castle }.
refusal-choose-first = La partie n’a pas commencé. Il faut d’abord { $what }.
refusal-decide-first = Chaque chose en son temps. Il faut d’abord { $what }.
refusal-no-ship = Il n’y a pas de navire à charger ; placez d’abord un navire.
refusal-no-benefit = Il n’y a pas d’avantage à utiliser ; placez d’abord un atelier de menuiserie, une église ou un marché.
refusal-nothing-to-decline = Il n’y a rien à quoi renoncer ; on ne renonce qu’à l’avantage d’un bâtiment qui vient d’être posé.
refusal-storage-has-room = On ne retire une tuile du stock que si une nouvelle en trouve les trois places occupées.
refusal-no-free-action = Vous n’avez pas d’action sans dé ; un château, un entrepôt ou un hôtel de ville que l’on vient de poser en donne une.
refusal-die-used = Le dé { $die } a déjà servi ce tour-ci ; jouez l’autre, ou finissez le tour si les deux ont servi.
refusal-dice-left = { $dice ->
        [one] Il vous reste un dé : jouez-le avant de finir le tour. Prendre des ouvriers est toujours possible.
       *[other] Il vous reste deux dés : jouez-les avant de finir le tour. Prendre des ouvriers est toujours possible.
    }
refusal-no-tile-there = Il n’y a pas de tuile à la place { $slot } du { $depot ->
        [black] dépôt noir
       *[other] dépôt { $depot }
    } ; désignez une place qui en a encore une.
refusal-needs-workers = Pour faire d’un { $die } un { $number }, il faut { $need ->
        [one] 1 ouvrier
       *[other] { $need } ouvriers
    } et vous { $have ->
        [0] n’en avez pas
       *[other] en avez { $have }
    }. Essayez l’autre dé ou un nombre plus proche, ou prenez d’abord des ouvriers.
refusal-storage-empty = La place s{ $slot } de votre stock est vide ; prenez d’abord une tuile.
refusal-space-covered = La case { $space } est déjà couverte ; désignez une case vide.
refusal-wrong-colour = La case { $space } est une case { $colour } et ne peut pas recevoir { $tile } ; désignez une case vide de la couleur de la tuile.
refusal-not-adjacent = La case { $space } ne touche aucune tuile posée ; désignez une case voisine d’une tuile, ou construisez d’abord jusque-là.
refusal-building-in-city = Cette ville a déjà ce bâtiment ({ $building }), et chaque type n’y est permis qu’une fois. Construisez dans une autre ville, ou placez d’abord « { k1 } » (connaissance 1).
refusal-spielbox-touch = Selon les règles Spielbox, la case { $space } doit toucher un château posé ou une tuile posée de sa couleur ({ $colour }).
refusal-no-such-goods = Vous n’avez pas de marchandise { $good } à vendre ; un navire pourrait en apporter.
refusal-needs-knowledge = { $number ->
        [5] Il faut « { k5 } » (connaissance 5) dans votre domaine pour charger dans deux dépôts ; désignez-en un seul.
       *[6] Il faut « { k6 } » (connaissance 6) dans votre domaine pour acheter ailleurs qu’au dépôt noir.
    }
refusal-bought-already = Vous avez déjà acheté une tuile ce tour-ci ; vous pourrez acheter à nouveau au prochain.
refusal-needs-silver = Un achat coûte { $need } pépites d’argent et vous { $have ->
        [0] n’en avez pas
       *[other] en avez { $have }
    }. Ventes, banques et mines en rapportent.
refusal-needs-spielbox = On ne fonde un château loin de toute tuile qu’avec les règles Spielbox, que ce domaine n’utilise pas.
refusal-needs-both-dice = Fonder un château prend les deux dés, et l’un d’eux a déjà servi ; faites-le au début d’un tour.
refusal-needs-points = Fonder un château coûte { $need } points et vous { $have ->
        [0] n’en avez pas
       *[other] en avez { $have }
    } pour l’instant.
refusal-needs-castle = Il n’y a pas de château dans votre stock ; prenez-en un d’abord.
refusal-touches-tiles = La case { $space } touche une tuile posée : placez-y le château avec un dé, ou désignez une case château qui n’en touche aucune.
refusal-good-stored-already = Les marchandises { goods-colour } sont déjà à bord ; choisissez une couleur que vous n’avez pas.
refusal-good-not-there = Il n’y a pas de marchandise { $good } là où le navire charge ; choisissez une couleur qui s’y trouve.
refusal-wrong-family = { $benefit }, pas { $tile } ; choisissez une autre tuile, ou renoncez.
benefit-carpenter = L’atelier de menuiserie ne prend que des bâtiments
benefit-church = L’église ne prend que des mines, des connaissances et des châteaux
benefit-market = Le marché ne prend que des navires et des animaux

# Ce qui s'est passé
event-estate-chosen = { $player } joue sur le domaine { $estate }.
event-ready = { $player } a fini ses choix.
event-start-castle = Le château de départ { DE($player) } est en { $space } du domaine { $estate }.
event-phase-started = La phase { $phase } commence : tous les dépôts sont regarnis.
event-round-started = Phase { $phase }, tour { $round } : tout le monde lance les dés.
event-rolled = { $player } obtient { $dice }.
event-good-arrived = Le dé blanc apporte une marchandise { $good } au dépôt { $depot }.
event-tile-taken = { $player } prend { $tile } au { $depot ->
        [black] dépôt noir
       *[other] dépôt { $depot }
    }{ $silver ->
        [0] { with-die }
        [one] {" "}pour 1 pépite d’argent
       *[other] {" "}pour { $silver } pépites d’argent
    }.
event-tile-discarded = { $player } retire du jeu { $tile } pour faire de la place.
event-tile-placed = { $player } place { $tile } en { $space }{ with-die }.
event-received = { $player } { $die ->
        [0] reçoit { gained }
       *[other] prend { gained } (dé { $die })
    }.
event-sold = { $player } vend { coloured-goods } pour { $silver ->
        [one] 1 pépite d’argent
       *[other] { $silver } pépites d’argent
    }{ $new_workers ->
        [0] {""}
        [one] {" "}et 1 ouvrier
       *[other] {" "}et { $new_workers } ouvriers
    }{ with-die }.
event-ship-loads = Le navire { DE($player) } charge { $count ->
        [one] au dépôt
       *[other] aux dépôts
    } { $depots }.
event-good-loaded = { $player } prend { coloured-goods } au dépôt { $depot }.
event-pawn-moved = { $player } avance dans l’ordre du tour, à la case { $track }.
event-district-completed = { $player } termine en { $space } : { $district } de { $size }, { $parts }.
event-colour-completed = { $player } a couvert toutes ses cases { $colour }, { $bonus ->
        [large] avant tout le monde : la grande tuile bonus
       *[small] en deuxième : la petite tuile bonus
    }, { $parts }.
event-points = { $player } : { $points ->
        [-5] −5 points
        [one] +1 point
       *[other] +{ $points } points
    } ({ $source })
event-declined = { $player } renonce à l’avantage d’{ $tile }.
event-mines-paid = Les mines { DE($player) } rapportent { $silver ->
        [one] 1 pépite d’argent
       *[other] { $silver } pépites d’argent
    }{ $workers ->
        [0] {""}
        [one] {" "}et 1 ouvrier
       *[other] {" "}et { $workers } ouvriers
    }.
event-turn-ended = { $player } finit son tour.
event-final-scoring = La dernière phase est finie : décompte final.

# Dés et tirages
chance-die = un dé d’un joueur, deux pour chacun dans l’ordre des places
chance-white-die = le dé blanc
chance-first-player = qui commence
chance-start-good = une marchandise de départ, trois pour chacun dans l’ordre des places
chance-estate = le domaine d’un joueur, dans l’ordre des places
chance-tile = la tuile de la prochaine place d’un dépôt
chance-black-tile = la tuile de la prochaine place du dépôt noir
chance-good = la prochaine marchandise de cette phase

# Options
option-estates = Les domaines sur lesquels on joue. Outre les valeurs nommées ici : un numéro (1 à 9, 10a à 10h), un par joueur séparés par des virgules, ou un plan de votre invention.
option-estates-1 = le domaine 1 pour tous, comme pour une première partie
option-estates-random = un des domaines 2 à 9 pour chacun, distribué au hasard
option-estates-random-10 = un des domaines 10a à 10h pour chacun, distribué au hasard, avec les règles Spielbox
option-estates-choose = chacun choisit son domaine
option-choice = Comment se choisissent les domaines et les châteaux de départ, là où il y a un choix.
option-choice-open = ouvertement, l’un après l’autre dans l’ordre du tour
option-choice-secret = en secret, tous en même temps
option-spielbox = Jouer aussi les domaines 1 à 9 avec les règles Spielbox : une tuile doit toucher un château ou une tuile de sa couleur, et l’on peut fonder un château pour 5 points.
option-tie = Qui l’emporte en cas d’égalité.
option-tie-fewest-empty = celui qui a le moins de cases vides
option-tie-most-empty = celui qui a le plus de cases vides, autre lecture de la règle

# Codes des tuiles posées au terminal : deux lettres, toutes différentes. Les animaux y ajoutent leur nombre, les connaissances ont un k
# et leur numéro.
code-warehouse = En
code-carpenter = Me
code-church = Eg
code-market = Ma
code-boarding-house = Pf
code-bank = Bq
code-town-hall = Hv
code-watchtower = Tg
code-castle = Ch
code-mine = Mi
code-ship = Na
code-cow = Va
code-sheep = Mo
code-pig = Co
code-chicken = Po

# Mots de la table au terminal
label-colon = {"\u202F:"}
label-of-five = sur 5
label-setup = Avant la partie
label-over = Fin de la partie
label-order = Ordre du tour :
label-next-goods = Marchandises à venir :
label-white-die = Dé blanc :
label-none = rien
label-depots = Dépôts
label-black = Dépôt noir (2 pépites) :
label-black-bought = Dépôt noir (achat déjà fait) :
label-bonuses = Bonus de couleur (1er/2e joueur) :
label-dice = dés
label-goods = marchandises
label-sold = vendues
label-types = types
label-silver = pépites
label-workers = ouvriers
label-point = point
label-points = points
label-new = nouv.
label-estate = dom.
label-own-estate = dom. personnel
label-ready = choix faits
label-hidden = pas encore choisi, ou gardé secret
label-estates = Les domaines
label-spaces = Cases :
label-space-help = B4 : vide ; [Bq] : couverte ; d4 : rangée d, quatrième case ; (3) : dé déjà joué
label-tiles = Tuiles :
label-goods-help = Marchandises par dé :

# Tuiles dans une phrase, et familles dans les refus. Les connaissances sont dans names.fr.ftl, les animaux n'ont pas d'article.
tile-warehouse = un { warehouse }
tile-carpenter = un { carpenter }
tile-church = une { church }
tile-market = un { market }
tile-boarding-house = une { boarding-house }
tile-bank = une { bank }
tile-town-hall = un { town-hall }
tile-watchtower = une { watchtower }
tile-castle = un château
tile-mine = une mine
tile-ship = un navire
tile-pasture = une tuile animal
tile-building = un bâtiment
tile-knowledge = une connaissance

# Ce qui est sorti, quand on tape les dés et les tirages d'une vraie table
chance-first-player-0 = joueur 1
chance-first-player-1 = joueur 2
chance-first-player-2 = joueur 3
chance-first-player-3 = joueur 4
chance-estate-0 = domaine 1
chance-estate-1 = domaine 2
chance-estate-2 = domaine 3
chance-estate-3 = domaine 4
chance-estate-4 = domaine 5
chance-estate-5 = domaine 6
chance-estate-6 = domaine 7
chance-estate-7 = domaine 8
chance-estate-8 = domaine 9
chance-estate-9 = domaine 10a
chance-estate-10 = domaine 10b
chance-estate-11 = domaine 10c
chance-estate-12 = domaine 10d
chance-estate-13 = domaine 10e
chance-estate-14 = domaine 10f
chance-estate-15 = domaine 10g
chance-estate-16 = domaine 10h

# Ce qui ne va pas dans un domaine ou une option
error-gap-in-hexagon = l’hexagone est coupé : une rangée après une ligne vide
error-district-size = un district { $letter } a { $count } cases ; les points d’un district s’arrêtent à { $limit }
error-centre-no-castle = le centre n’est pas une case de château
error-unknown-estate = il n’y a pas de domaine « { $name } » ; au choix : { $known }, ou sept rangées de lettres séparées par /
error-estate-count = L’option { $option } nomme { $count } domaines pour { $seats } joueurs ; nommez-en un pour tous, ou un pour chacun.

# Ce qui ne va pas dans une position écrite
error-impossible-position = la position est impossible ({ $detail })
error-bad-order = { $key } : « { $word } » ne nomme pas chaque place une fois
error-too-many-goods = { $key } : une phase en a { $limit } au plus
error-no-tile = { $key } : « { $word } » n’est pas une tuile
error-bonus-shape = { $key } : « { $word } » ne s’écrit pas couleur:place ou couleur:place:place
error-too-many-tiles = { $key } : plus de { $limit } emplacements
error-bad-estate = { $key } : { $reason }
error-too-many-types = { $key } : plus de { $limit } types
error-tile-colour = { $key } : { $tile } ne convient pas à la couleur de { $space }
error-covered-twice = { $key } : { $space } est recouvert deux fois
error-too-many-of-kind = il n’y a pas autant de tuiles { $tile }
error-too-many-of-good = il n’y a que { $limit } marchandises de couleur { $good }
