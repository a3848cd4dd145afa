# Ce que dit le jeu pendant la partie. Les noms des choses sont dans names.fr.ftl.
# `{ $player }` est celui que l'événement concerne. Les arguments du moteur deviennent des mots par les listes de la fin : un `tile` 5
# est `tile-5`.

# Coups
action-take = Prendre la tuile { $slot } du { $depot } { $die }
action-place = Placer la tuile { $stored } en { $space } { $die }
action-sell = Vendre toutes les marchandises de type { $good } { $die }
action-workers = Prendre des ouvriers { $die }
action-buy = Acheter la tuile { $slot } du dépôt noir pour 2 pépites d'argent
action-buy-from = Acheter la tuile { $slot } du { $depot } pour 2 pépites d'argent
action-load = Charger le navire au { $depot }
action-load-two = Charger le navire au { $depot } et au suivant (après le 6 vient le 1)
action-keep = Embarquer les marchandises de type { $good }
action-fetch = Prendre la tuile { $slot } du { $depot } grâce au bâtiment
action-decline = Renoncer à l'avantage
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
action-sell-here = Vendre { $amount } { $amount ->
        [one] marchandise
       *[other] marchandises
    } de type { $good } { $value ->
        [0] sans dé
       *[other] avec le { $value }
    }
action-workers-here = Prendre des ouvriers { $value ->
        [0] sans dé
       *[other] avec le { $value }
    }
action-buy-here = Acheter { $tile } au dépôt noir
action-buy-from-here = Acheter { $tile } au { $depot }
action-load-here = Charger le navire au { $depot } : { $goods }
action-load-two-here = Charger le navire au { $depot } et au { $next } : { $goods }
action-fetch-here = Prendre { $tile } au { $depot }
action-discard-here = Retirer du jeu { $tile }

die-die1 = avec le dé 1
die-die2 = avec le dé 2
die-free = sans dé
depot-depot1 = dépôt 1
depot-depot2 = dépôt 2
depot-depot3 = dépôt 3
depot-depot4 = dépôt 4
depot-depot5 = dépôt 5
depot-depot6 = dépôt 6

# Ce qu'il y a à décider maintenant
pending-turn = jouer ses deux dés, puis finir le tour
pending-ship = désigner le dépôt où le navire charge
pending-keep = choisir les marchandises à embarquer
pending-castle = faire l'action supplémentaire du château
pending-warehouse = profiter de l'entrepôt : vendre un type de marchandises, ou renoncer
pending-carpenter = profiter de l'atelier de menuiserie : prendre un bâtiment, ou renoncer
pending-church = profiter de l'église : prendre une mine, une connaissance ou un château, ou renoncer
pending-market = profiter du marché : prendre un navire ou un animal, ou renoncer
pending-town-hall = profiter de l'hôtel de ville : placer une tuile de plus du stock, ou renoncer
pending-discard = choisir la tuile en stock qui cède sa place à la nouvelle
pending-estate = choisir un domaine
pending-start = choisir la case du château de départ
what-ship = { pending-ship }
what-keep = { pending-keep }
what-castle = { pending-castle }
what-warehouse = { pending-warehouse }
what-carpenter = { pending-carpenter }
what-church = { pending-church }
what-market = { pending-market }
what-town-hall = { pending-town-hall }
what-discard = { pending-discard }
what-estate = { pending-estate }
what-start = { pending-start }

# Pourquoi non
refusal-game-over = La partie est finie : il n'y a plus rien à jouer.
refusal-not-your-turn = C'est à { $seat } de jouer ; attendez que ce soit à vous.
refusal-ready-already = Vos choix sont faits ; la partie commence quand tout le monde est prêt.
refusal-only-before-game = Le domaine et le château de départ se choisissent avant la partie ; à présent, jouez vos dés.
refusal-no-castle-space = La case { $space } n'est pas une case château ; désignez une case vide marquée { letter-castle }.
refusal-choose-first = La partie n'a pas commencé. Il faut d'abord { $what }.
refusal-decide-first = Chaque chose en son temps. Il faut d'abord { $what }.
refusal-no-ship = Il n'y a pas de navire à charger ; placez d'abord un navire.
refusal-no-benefit = Il n'y a pas d'avantage à utiliser ; placez d'abord un atelier de menuiserie, une église ou un marché.
refusal-nothing-to-decline = Il n'y a rien à quoi renoncer ; on ne renonce qu'à l'avantage d'un bâtiment qui vient d'être posé.
refusal-storage-has-room = On ne retire une tuile du stock que si une nouvelle en trouve les trois places occupées.
refusal-no-free-action = Vous n'avez pas d'action sans dé ; un château, un entrepôt ou un hôtel de ville que l'on vient de poser en donne une.
refusal-die-used = Le dé { $die } a déjà servi ce tour-ci ; jouez l'autre, ou finissez le tour si les deux ont servi.
refusal-dice-left = { $dice ->
        [one] Il vous reste un dé : jouez-le avant de finir le tour. Prendre des ouvriers est toujours possible.
       *[other] Il vous reste deux dés : jouez-les avant de finir le tour. Prendre des ouvriers est toujours possible.
    }
refusal-no-tile-there = Il n'y a pas de tuile à la place { $slot } du { $depot ->
        [black] dépôt noir
       *[other] dépôt { $depot }
    } ; désignez une place qui en a encore une.
refusal-needs-workers = Pour faire d'un { $die } un { $number }, il faut { $need ->
        [one] 1 ouvrier
       *[other] { $need } ouvriers
    } et vous { $have ->
        [0] n'en avez pas
       *[other] en avez { $have }
    }. Essayez l'autre dé ou un nombre plus proche, ou prenez d'abord des ouvriers.
refusal-storage-empty = La place s{ $slot } de votre stock est vide ; prenez d'abord une tuile.
refusal-space-covered = La case { $space } est déjà couverte ; désignez une case vide.
refusal-wrong-colour = La case { $space } est une case { $colour } et ne peut pas recevoir { $tile } ; désignez une case vide de la couleur de la tuile.
refusal-not-adjacent = La case { $space } ne touche aucune tuile posée ; désignez une case voisine d'une tuile, ou construisez d'abord jusque-là.
refusal-building-in-city = Cette ville a déjà { $building }, et chaque type n'y est permis qu'une fois. Construisez dans une autre ville, ou placez d'abord « { knowledge-1 } » (connaissance 1).
refusal-spielbox-touch = Selon les règles Spielbox, la case { $space } doit toucher un château posé ou une tuile posée de sa couleur ({ $colour }).
refusal-no-such-goods = Vous n'avez pas de marchandise de type { $good } à vendre ; un navire pourrait en apporter.
refusal-needs-knowledge = { $number ->
        [5] Il faut « { knowledge-5 } » (connaissance 5) dans votre domaine pour charger dans deux dépôts ; désignez-en un seul.
       *[6] Il faut « { knowledge-6 } » (connaissance 6) dans votre domaine pour acheter ailleurs qu'au dépôt noir.
    }
refusal-bought-already = Vous avez déjà acheté une tuile ce tour-ci ; vous pourrez acheter à nouveau au prochain.
refusal-needs-silver = Un achat coûte { $need } pépites d'argent et vous { $have ->
        [0] n'en avez pas
       *[other] en avez { $have }
    }. Ventes, banques et mines en rapportent.
refusal-needs-spielbox = On ne fonde un château loin de toute tuile qu'avec les règles Spielbox, que ce domaine n'utilise pas.
refusal-needs-both-dice = Fonder un château prend les deux dés, et l'un d'eux a déjà servi ; faites-le au début d'un tour.
refusal-needs-points = Fonder un château coûte { $need } points et vous { $have ->
        [0] n'en avez pas
       *[other] en avez { $have }
    } pour l'instant.
refusal-needs-castle = Il n'y a pas de château dans votre stock ; prenez-en un d'abord.
refusal-touches-tiles = La case { $space } touche une tuile posée : placez-y le château avec un dé, ou désignez une case château qui n'en touche aucune.
refusal-good-stored-already = Les marchandises de type { $good } sont déjà à bord ; choisissez un type que vous n'avez pas.
refusal-good-not-there = Il n'y a pas de marchandise de type { $good } là où le navire charge ; choisissez un type qui s'y trouve.
refusal-wrong-family = { $benefit }, pas { $tile } ; choisissez une autre tuile, ou renoncez.
benefit-carpenter = L'atelier de menuiserie ne prend que des bâtiments
benefit-church = L'église ne prend que des mines, des connaissances et des châteaux
benefit-market = Le marché ne prend que des navires et des animaux

# Ce qui s'est passé
event-estate-chosen = { $player } joue sur le domaine { $estate }.
event-ready = { $player } a fini ses choix.
event-start-castle = Le château de départ de { $player } est en { $space } du domaine { $estate }.
event-phase-started = La phase { $phase } commence : tous les dépôts sont regarnis.
event-round-started = Tour { $round } : tout le monde lance les dés.
event-rolled = { $player } obtient { $dice }.
event-good-arrived = Le dé blanc apporte une marchandise de type { $good } au dépôt { $depot ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }.
event-workers-paid = { $player } paie { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    } pour faire d'un dé un { $number }.
event-tile-taken = { $player } prend { $tile } au { $shelf } et l'ajoute à son stock.
event-tile-discarded = { $player } retire du jeu { $tile } pour faire de la place.
event-tile-placed = { $player } place { $tile } en { $space }.
event-bought = { $player } paie { $silver ->
        [one] 1 pépite d'argent
       *[other] { $silver } pépites d'argent
    } pour un achat.
event-received = { $player } reçoit { $silver ->
        [0] { $workers ->
            [one] 1 ouvrier
           *[other] { $workers } ouvriers
        }
        [one] 1 pépite d'argent{ $workers ->
            [0] {""}
            [one] {" "}et 1 ouvrier
           *[other] {" "}et { $workers } ouvriers
        }
       *[other] { $silver } pépites d'argent{ $workers ->
            [0] {""}
            [one] {" "}et 1 ouvrier
           *[other] {" "}et { $workers } ouvriers
        }
    }.
event-sold = { $player } vend { $amount } { $amount ->
        [one] marchandise
       *[other] marchandises
    } de type { $good } pour { $silver ->
        [one] 1 pépite d'argent
       *[other] { $silver } pépites d'argent
    }{ $workers ->
        [0] {""}
        [one] {" "}et 1 ouvrier
       *[other] {" "}et { $workers } ouvriers
    }.
event-ship-loads = Le navire de { $player } charge { $depot ->
        [0] { $depots ->
            [1] au dépôt 1
           *[2] aux dépôts 1 et 2
        }
        [1] { $depots ->
            [1] au dépôt 2
           *[2] aux dépôts 2 et 3
        }
        [2] { $depots ->
            [1] au dépôt 3
           *[2] aux dépôts 3 et 4
        }
        [3] { $depots ->
            [1] au dépôt 4
           *[2] aux dépôts 4 et 5
        }
        [4] { $depots ->
            [1] au dépôt 5
           *[2] aux dépôts 5 et 6
        }
       *[5] { $depots ->
            [1] au dépôt 6
           *[2] aux dépôts 6 et 1
        }
    }.
event-good-loaded = { $player } prend { $amount } { $amount ->
        [one] marchandise
       *[other] marchandises
    } de type { $good } au dépôt { $depot ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }.
event-pawn-moved = { $player } avance dans l'ordre du tour, à la case { $track }.
event-district-completed = { $player } termine le district de { $space } : { $size ->
        [one] 1 case
       *[other] { $size } cases
    }.
event-colour-completed = { $player } a couvert toutes ses cases { $colour }, { $is_first ->
        [1] avant tout le monde : la grande tuile bonus
       *[0] en deuxième : la petite tuile bonus
    }.
event-points = { $player } : { $points ->
        [-5] −5 points
        [one] +1 point
       *[other] +{ $points } points
    } ({ $source })
event-declined = { $player } renonce à l'avantage.
event-mines-paid = Les mines de { $player } rapportent { $silver ->
        [one] 1 pépite d'argent
       *[other] { $silver } pépites d'argent
    }{ $workers ->
        [0] {""}
        [one] {" "}et 1 ouvrier
       *[other] {" "}et { $workers } ouvriers
    }.
event-turn-ended = { $player } finit son tour.
event-final-scoring = La dernière phase est finie : décompte final.

# Dés et tirages
chance-die = un dé d'un joueur, deux pour chacun dans l'ordre des places
chance-white-die = le dé blanc
chance-first-player = qui commence
chance-start-good = une marchandise de départ, trois pour chacun dans l'ordre des places
chance-estate = le domaine d'un joueur, dans l'ordre des places
chance-tile = la tuile de la prochaine place d'un dépôt
chance-black-tile = la tuile de la prochaine place du dépôt noir
chance-good = la prochaine marchandise de cette phase

# Options
option-estates = Les domaines sur lesquels on joue. Outre les valeurs nommées ici : un numéro (1 à 9, 10a à 10h), un par joueur séparés par des virgules, ou un plan de votre invention.
option-estates-1 = le domaine 1 pour tous, comme pour une première partie
option-estates-random = un des domaines 2 à 9 pour chacun, distribué au hasard
option-estates-random-10 = un des domaines 10a à 10h pour chacun, distribué au hasard, avec les règles Spielbox
option-estates-choose = chacun choisit son domaine
option-choice = Comment se choisissent les domaines et les châteaux de départ, là où il y a un choix.
option-choice-open = ouvertement, l'un après l'autre dans l'ordre du tour
option-choice-secret = en secret, tous en même temps
option-spielbox = Jouer aussi les domaines 1 à 9 avec les règles Spielbox : une tuile doit toucher un château ou une tuile de sa couleur, et l'on peut fonder un château pour 5 points.
option-tie = Qui l'emporte en cas d'égalité.
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
label-colon = {" "}:
label-of-five = sur 5
label-setup = Avant la partie
label-over = Fin de la partie
label-order = Ordre du tour :
label-next-goods = Marchandises à venir :
label-white-die = Dé blanc :
label-none = rien
label-depots = Dépôts
label-black = Dépôt noir (2 pépites) :
label-black-bought = Dépôt noir (achat déjà fait) :
label-bonuses = Bonus de couleur (1er/2e joueur) :
label-dice = dés
label-goods = marchandises
label-sold = vendues
label-types = types
label-silver = argent
label-workers = ouvriers
label-points = points
label-new = nouv.
label-estate = dom.
label-own-estate = dom. personnel
label-ready = choix faits
label-hidden = pas encore choisi, ou gardé secret
label-estates = Les domaines
label-spaces = Cases :
label-space-help = B4 : vide ; [Bq] : couverte ; d4 : rangée d, quatrième case ; (3) : dé déjà joué
label-tiles = Tuiles :
label-goods-help = Marchandises par dé :

# Tuiles dans une phrase, par le numéro de leur sorte dans les événements
tile-0 = un { warehouse }
tile-1 = un { carpenter }
tile-2 = une { church }
tile-3 = un { market }
tile-4 = une { boarding-house }
tile-5 = une { bank }
tile-6 = un { town-hall }
tile-7 = une { watchtower }
tile-8 = { cow2 }
tile-9 = { cow3 }
tile-10 = { cow4 }
tile-11 = { sheep2 }
tile-12 = { sheep3 }
tile-13 = { sheep4 }
tile-14 = { pig2 }
tile-15 = { pig3 }
tile-16 = { pig4 }
tile-17 = { chicken2 }
tile-18 = { chicken3 }
tile-19 = { chicken4 }
tile-20 = « { k1 } » (connaissance 1)
tile-21 = « { k2 } » (connaissance 2)
tile-22 = « { k3 } » (connaissance 3)
tile-23 = « { k4 } » (connaissance 4)
tile-24 = « { k5 } » (connaissance 5)
tile-25 = « { k6 } » (connaissance 6)
tile-26 = « { k7 } » (connaissance 7)
tile-27 = « { k8 } » (connaissance 8)
tile-28 = « { k9 } » (connaissance 9)
tile-29 = « { k10 } » (connaissance 10)
tile-30 = « { k11 } » (connaissance 11)
tile-31 = « { k12 } » (connaissance 12)
tile-32 = « { k13 } » (connaissance 13)
tile-33 = « { k14 } » (connaissance 14)
tile-34 = « { k15 } » (connaissance 15)
tile-35 = « { k16 } » (connaissance 16)
tile-36 = « { k17 } » (connaissance 17)
tile-37 = « { k18 } » (connaissance 18)
tile-38 = « { k19 } » (connaissance 19)
tile-39 = « { k20 } » (connaissance 20)
tile-40 = « { k21 } » (connaissance 21)
tile-41 = « { k22 } » (connaissance 22)
tile-42 = « { k23 } » (connaissance 23)
tile-43 = « { k24 } » (connaissance 24)
tile-44 = « { k25 } » (connaissance 25)
tile-45 = « { k26 } » (connaissance 26)
tile-46 = un { castle }
tile-47 = une { mine }
tile-48 = un { ship }

# Les mêmes par famille, dans les refus
tile-castle = un château
tile-mine = une mine
tile-ship = un navire
tile-pasture = une tuile animal
tile-building = un bâtiment
tile-knowledge = une connaissance

# Bâtiments dans un refus
building-warehouse = { tile-0 }
building-carpenter = { tile-1 }
building-church = { tile-2 }
building-market = { tile-3 }
building-boarding-house = { tile-4 }
building-bank = { tile-5 }
building-town-hall = { tile-6 }
building-watchtower = { tile-7 }

# Cases, par leur numéro dans les événements
space-0 = a1
space-1 = a2
space-2 = a3
space-3 = a4
space-4 = b1
space-5 = b2
space-6 = b3
space-7 = b4
space-8 = b5
space-9 = c1
space-10 = c2
space-11 = c3
space-12 = c4
space-13 = c5
space-14 = c6
space-15 = d1
space-16 = d2
space-17 = d3
space-18 = d4
space-19 = d5
space-20 = d6
space-21 = d7
space-22 = e1
space-23 = e2
space-24 = e3
space-25 = e4
space-26 = e5
space-27 = e6
space-28 = f1
space-29 = f2
space-30 = f3
space-31 = f4
space-32 = f5
space-33 = g1
space-34 = g2
space-35 = g3
space-36 = g4

# Places des dépôts, par leur numéro dans les événements
shelf-0 = dépôt 1
shelf-1 = dépôt 1
shelf-2 = dépôt 1
shelf-3 = dépôt 1
shelf-4 = dépôt 2
shelf-5 = dépôt 2
shelf-6 = dépôt 2
shelf-7 = dépôt 2
shelf-8 = dépôt 3
shelf-9 = dépôt 3
shelf-10 = dépôt 3
shelf-11 = dépôt 3
shelf-12 = dépôt 4
shelf-13 = dépôt 4
shelf-14 = dépôt 4
shelf-15 = dépôt 4
shelf-16 = dépôt 5
shelf-17 = dépôt 5
shelf-18 = dépôt 5
shelf-19 = dépôt 5
shelf-20 = dépôt 6
shelf-21 = dépôt 6
shelf-22 = dépôt 6
shelf-23 = dépôt 6
shelf-24 = { black-depot }
shelf-25 = { black-depot }
shelf-26 = { black-depot }
shelf-27 = { black-depot }
shelf-28 = { black-depot }
shelf-29 = { black-depot }
shelf-30 = { black-depot }
shelf-31 = { black-depot }

# Marchandises, phases, tours et couleurs, par leur numéro dans les événements
good-0 = { good-turquoise }
good-1 = { good-violet }
good-2 = { good-pink }
good-3 = { good-red }
good-4 = { good-brown }
good-5 = { good-orange }
phase-0 = A
phase-1 = B
phase-2 = C
phase-3 = D
phase-4 = E
round-0 = 1
round-1 = 2
round-2 = 3
round-3 = 4
round-4 = 5
colour-0 = { castle }
colour-1 = { mine }
colour-2 = { ship }
colour-3 = { pasture }
colour-4 = { building }
colour-5 = { knowledge }

# Ce qui est sorti, quand on tape les dés et les tirages d'une vraie table
chance-tile-0 = { warehouse }
chance-tile-1 = { carpenter }
chance-tile-2 = { church }
chance-tile-3 = { market }
chance-tile-4 = { boarding-house }
chance-tile-5 = { bank }
chance-tile-6 = { town-hall }
chance-tile-7 = { watchtower }
chance-tile-8 = { cow2 }
chance-tile-9 = { cow3 }
chance-tile-10 = { cow4 }
chance-tile-11 = { sheep2 }
chance-tile-12 = { sheep3 }
chance-tile-13 = { sheep4 }
chance-tile-14 = { pig2 }
chance-tile-15 = { pig3 }
chance-tile-16 = { pig4 }
chance-tile-17 = { chicken2 }
chance-tile-18 = { chicken3 }
chance-tile-19 = { chicken4 }
chance-tile-20 = { k1 } (k1)
chance-tile-21 = { k2 } (k2)
chance-tile-22 = { k3 } (k3)
chance-tile-23 = { k4 } (k4)
chance-tile-24 = { k5 } (k5)
chance-tile-25 = { k6 } (k6)
chance-tile-26 = { k7 } (k7)
chance-tile-27 = { k8 } (k8)
chance-tile-28 = { k9 } (k9)
chance-tile-29 = { k10 } (k10)
chance-tile-30 = { k11 } (k11)
chance-tile-31 = { k12 } (k12)
chance-tile-32 = { k13 } (k13)
chance-tile-33 = { k14 } (k14)
chance-tile-34 = { k15 } (k15)
chance-tile-35 = { k16 } (k16)
chance-tile-36 = { k17 } (k17)
chance-tile-37 = { k18 } (k18)
chance-tile-38 = { k19 } (k19)
chance-tile-39 = { k20 } (k20)
chance-tile-40 = { k21 } (k21)
chance-tile-41 = { k22 } (k22)
chance-tile-42 = { k23 } (k23)
chance-tile-43 = { k24 } (k24)
chance-tile-44 = { k25 } (k25)
chance-tile-45 = { k26 } (k26)
chance-black-tile-49 = { warehouse }
chance-black-tile-50 = { carpenter }
chance-black-tile-51 = { church }
chance-black-tile-52 = { market }
chance-black-tile-53 = { boarding-house }
chance-black-tile-54 = { bank }
chance-black-tile-55 = { town-hall }
chance-black-tile-56 = { watchtower }
chance-black-tile-58 = { cow3 }
chance-black-tile-59 = { cow4 }
chance-black-tile-61 = { sheep3 }
chance-black-tile-62 = { sheep4 }
chance-black-tile-64 = { pig3 }
chance-black-tile-65 = { pig4 }
chance-black-tile-67 = { chicken3 }
chance-black-tile-68 = { chicken4 }
chance-black-tile-75 = { k7 } (k7)
chance-black-tile-80 = { k12 } (k12)
chance-black-tile-82 = { k14 } (k14)
chance-black-tile-83 = { k15 } (k15)
chance-black-tile-92 = { k24 } (k24)
chance-black-tile-93 = { k25 } (k25)
chance-black-tile-95 = { castle }
chance-black-tile-96 = { mine }
chance-black-tile-97 = { ship }
chance-good-98 = { good-turquoise }
chance-good-99 = { good-violet }
chance-good-100 = { good-pink }
chance-good-101 = { good-red }
chance-good-102 = { good-brown }
chance-good-103 = { good-orange }
chance-start-good-98 = { good-turquoise }
chance-start-good-99 = { good-violet }
chance-start-good-100 = { good-pink }
chance-start-good-101 = { good-red }
chance-start-good-102 = { good-brown }
chance-start-good-103 = { good-orange }
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
error-header-after-rows = une ligne d'en-tête après les rangées de l'hexagone
error-gap-in-hexagon = l'hexagone est coupé : une rangée après une ligne vide
error-row-count = l'hexagone est coupé ou incomplet : { $count } rangées au lieu de { $wanted }
error-too-many-rows = plus de { $limit } rangées
error-row-length = la rangée { $row } a { $count } cases au lieu de { $wanted }
error-hexagon-split = l'hexagone est coupé : ses rangées ont { $rows } cases
error-no-colour = « { $letter } » n'est pas une couleur ; au choix : { $known }
error-colour-count = { $count } cases { $letter } au lieu de { $wanted }
error-district-size = un district { $letter } a { $count } cases ; les points d'un district s'arrêtent à { $limit }
error-centre-no-castle = le centre n'est pas une case de château
error-unknown-estate = il n'y a pas de domaine « { $name } » ; au choix : { $known }, ou sept rangées de lettres séparées par /
error-bad-estates = Option { $option } : { $reason }
error-estate-count = L'option { $option } nomme { $count } domaines pour { $seats } joueurs ; nommez-en un pour tous, ou un pour chacun.

# Ce qui ne va pas dans une position écrite
error-impossible-position = la position est impossible ({ $detail })
error-bad-order = { $key } : « { $word } » ne nomme pas chaque place une fois
error-too-many-goods = { $key } : une phase en a { $limit } au plus
error-no-tile = { $key } : « { $word } » n'est pas une tuile
error-no-space = { $key } : « { $word } » n'est pas une case
error-bonus-shape = { $key } : « { $word } » ne s'écrit pas couleur:place ou couleur:place:place
error-too-many-tiles = { $key } : plus de { $limit } emplacements
error-bad-estate = { $key } : { $reason }
error-too-many-types = { $key } : plus de { $limit } types
error-tile-colour = { $key } : { $tile } ne convient pas à la couleur de { $space }
error-covered-twice = { $key } : { $space } est recouvert deux fois
error-too-many-of-kind = il n'y a pas autant de tuiles { $tile }
error-too-many-of-good = il n'y a que { $limit } marchandises de type { $good }
