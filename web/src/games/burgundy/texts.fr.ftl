# Textes que seul l'écran de ce jeu emploie ; les autres viennent du moteur.
ui-moment = phase { $phase }, tour { $round }
ui-moment-setup = avant la partie
ui-phases = Phases
ui-phases-note = points par district
ui-rounds = Tours
ui-rounds-note = marchandises
ui-round-done = Tour { $round } : joué
ui-round-now = Tour { $round } : en cours, dé blanc { $die }
ui-round-next = Tour { $round } : marchandise { $good }
ui-white-die = dé blanc
ui-sale = vente
ui-sale-points = { $count } pts
ui-sale-each = par tuile
ui-order = Ordre du tour
ui-order-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
ui-track-space = Case { $space } : { $players }
ui-bonus = Couleur terminée
ui-bonus-note = { $large } au premier, { $small } au deuxième
ui-bonus-free = { $points } points à prendre
ui-bonus-held = { $points } points : { $player }
ui-estate-of = Domaine { DE($player) }
ui-estate-line = Domaine { $estate } · { $covered } { $covered ->
    [one] case
   *[other] cases
} sur 37
ui-estate-own-line = Domaine personnel · { $covered } { $covered ->
    [one] case
   *[other] cases
} sur 37
ui-estate-unknown = Domaine pas encore connu
ui-banked = acquis
ui-powers = Connaissances
ui-dice = Dés
ui-storage = Stock
ui-goods = Marchandises
ui-purse = Bourse
ui-die = Dé { $value }
ui-die-used = Dé { $value }, déjà joué
ui-die-picked = Dé { $value }, choisi
ui-stored = Stock { $slot } : { $tile }
ui-stored-empty = Stock { $slot } : vide
ui-stored-new = Nouvelle tuile : { $tile }
ui-good-stack = { $count } × marchandise { $good } (dé { $number })
ui-good-sell = vendre : { $points } points
ui-good-empty = Place de marchandise libre
ui-silver-count = { $count ->
    [0] Pas de pépite d’argent
    [one] 1 pépite d’argent
   *[other] { $count } pépites d’argent
}
ui-workers-count = { $count ->
    [0] Pas d’ouvrier
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}
ui-take-workers = Prendre { $count } ouvriers
ui-take-workers-short = +{ $count }
ui-take-workers-phone = +{ $count } ouvriers
ui-buy-here = Acheter dans un dépôt numéroté
ui-depot = Dépôt { $number }
ui-depots = Dépôts
ui-depots-board = Dépôts et dépôt noir
ui-depot-goods = Dépôt { $number }, marchandises : { $goods }
ui-depot-no-goods = Dépôt { $number }, pas de marchandise
ui-depot-place = Dépôt { $number }, place vide ({ $family })
ui-black = Dépôt noir
ui-black-place = Dépôt noir, place vide
ui-price = achat : { $count } pépites
ui-cost = { $count ->
    [0] gratuit
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}
ui-die-cost = dé { $die } : { $count ->
    [0] gratuit
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}
ui-points-gain = { $points } { $count ->
    [one] pt
   *[other] pts
}
ui-silver-gain = { $count ->
    [one] +1 pépite
   *[other] +{ $count } pépites
}
ui-workers-gain = { $count ->
    [one] +1 ouvrier
   *[other] +{ $count } ouvriers
}
ui-goods-gain = { $count ->
    [one] +1 marchandise
   *[other] +{ $count } marchandises
}
ui-points-later = { $count ->
    [one] +1 pt à la fin
   *[other] +{ $count } pts à la fin
}
ui-worth-now = { $count ->
    [0] 0 pt pour l’instant
    [one] ≈ +1 pt
   *[other] ≈ +{ $count } pts
}
ui-district-worth = { $count } pts si terminé dans cette phase
ui-knowledge-number = connaissance { $number }
ui-space-title = { $family } { $space }
ui-space-sub = dé { $number } · district : { $covered } sur { $size }
ui-out-of-reach = Hors d’atteinte avec les règles Spielbox.
ui-label-tile = { $space } : { $tile }, { $kind }
ui-label-space = { $space } : vide, { $family }, dé { $number }
ui-label-possible = possible, { $cost }
ui-label-shelf = { $where } : { $tile }, { $kind }
ui-end-turn = Terminer le tour
ui-dice-left = { $count ->
    [one] encore 1 dé
   *[other] encore { $count } dés
}
ui-decide-first = d’abord votre choix
ui-turn-of = { $player } joue
ui-watching = Vous regardez
ui-over = Partie finie
ui-decline = Renoncer
ui-only-this = Ce dépôt seul
ui-replaying = { $player } joue…
ui-looking-back = Position du coup { $seq }
ui-hint-turn = Choisissez un dé, une tuile ou une case éclairée
ui-hint-turn-touch = Touchez un dé, une tuile ou une case éclairée
ui-hint-done = Les deux dés sont joués
ui-hint-die = <b>Dé { $die }</b> : choisissez une cible éclairée
ui-hint-tile = <b>{ $tile }</b> : choisissez une case éclairée
ui-hint-tile-touch = <b>{ $tile }</b> : touchez une case éclairée
ui-hint-which-die = <b>{ $tile }</b> : avec quel dé ?
ui-hint-which-tile = <b>Case { $space }</b> : quelle tuile ?
ui-hint-space-die = <b>Case { $space }</b> : avec quel dé ?
ui-hint-workers = <b>Ouvriers</b> : avec quel dé ?
ui-hint-good = <b>Vente</b> : avec quel dé ?
ui-hint-silver = <b>Achat</b> : choisissez une tuile
ui-hint-ship = <b>Navire</b> : choisissez le dépôt où charger
ui-hint-ship-two = <b>Navire</b> : un dépôt voisin, ou celui-ci seul
ui-hint-keep = <b>Navire</b> : quelles marchandises embarquer ?
ui-hint-castle = <b>Château</b> : une action de plus, sans dé
ui-hint-warehouse = <b>Entrepôt</b> : vendez un type de marchandises
ui-hint-carpenter = <b>Menuiserie</b> : prenez un bâtiment
ui-hint-church = <b>Église</b> : prenez une mine, une connaissance ou un château
ui-hint-market = <b>Marché</b> : prenez un navire ou un animal
ui-hint-town-hall = <b>Hôtel de ville</b> : placez une tuile de plus
ui-hint-discard = <b>Stock plein</b> : quelle tuile cède sa place ?
ui-hint-estate = Choisissez votre domaine
ui-hint-start = Choisissez la case du château de départ
ui-hint-wait = Attendez les autres
ui-choose-estate = Choisissez votre domaine
ui-estates-there-are = Les domaines au choix
ui-choose-estate-note = Les valeurs des cases sont les mêmes partout ; couleurs et districts changent.
ui-estate-name = Domaine { $number }
ui-estate-centre = départ au centre
ui-estate-spielbox = règles Spielbox
ui-spielbox-warning = { $count ->
    [one] Règles Spielbox : 1 case reste hors d’atteinte sur ce domaine.
   *[other] Règles Spielbox : { $count } cases restent hors d’atteinte sur ce domaine.
}
ui-spielbox-short = { $count ->
    [one] 1 case hors d’atteinte
   *[other] { $count } cases hors d’atteinte
}
ui-fix-beside = D’abord à côté :
ui-fix-or = ou
ui-fix-workers = Il manque :
ui-fix-silver = Il manque :
ui-fix-depots = Tuile de cette couleur :
ui-fix-none = Aucune dans les dépôts pour l’instant
ui-fix-dice = Encore à jouer :
ui-tab-estate = Domaine
ui-tab-depots = Dépôts
ui-tab-others = Adversaires
ui-tab-log = Journal
ui-tabs = Parties de la table
ui-you = Vous
ui-scores = Points
ui-enlarge = Agrandir le domaine { DE($player) }
ui-others = Adversaires
ui-close = Fermer
# La planche illustrée
ui-sheet-note = Les nombres disent combien de tuiles et de marchandises n’ont pas encore été tirées.
ui-sheet-first = Châteaux, mines et navires
ui-sheet-building = Un seul bâtiment de chaque sorte par ville.
ui-sheet-goods = Une vente donne 1 pépite d’argent, et des points pour chaque marchandise.
ui-sheet-number = nº { $number }
ui-sheet-die = vendue avec un { $die }
ui-sheet-black = { $total } au dos noir
ui-sheet-black-left = dos noir : { $left } sur { $total }
ui-sheet-black-only = dos noir

ui-info-reconstructions = Reconstitutions
ui-info-reconstructions-note = Ce que les sources imprimées ne disent pas avec certitude :
ui-reconstruction-R1-4 = Animaux des tuiles : par espèce 2, 2, 3, 3 et 4 au dos normal, 3 et 4 au dos noir.
ui-reconstruction-R17-2 = Les domaines 10a à 10h sont des créations : ceux du magazine Spielbox ne sont pas connus.
ui-reconstruction-X10 = La position de l’exemple des règles Spielbox.
ui-info-values = Valeurs à { $seats } joueurs
ui-info-sale = Vente : { $points } points par marchandise
ui-info-bonus = Couleur terminée : { $large } puis { $small } points
ui-info-black = Dépôt noir : { $places } tuiles par phase, { $price } pépites l’une
ui-info-districts = District de 1 à 8 cases : { $points } points, plus le bonus de la phase
ui-info-spielbox = Cette partie suit les règles Spielbox sur tous les domaines.
ui-key-depots = les tuiles d’un dépôt, l’une après l’autre
ui-key-tab = d’un coup possible au suivant
ui-power-1 = villes sans limite
ui-power-2 = mines : +1 ouvrier
ui-power-3 = vente : 2 pépites
ui-power-4 = vente : +1 ouvrier
ui-power-5 = navire : 2 dépôts
ui-power-6 = achat partout
ui-power-7 = +1 par tuile animal
ui-power-8 = ouvrier : ±2
ui-power-9 = ±1 bâtiment
ui-power-10 = ±1 navire, animal
ui-power-11 = ±1 château, mine, conn.
ui-power-12 = ±1 au dépôt
ui-power-13 = ouvriers : +1 pépite
ui-power-14 = 4 ouvriers par dé
ui-power-scores = +{ $points } par { $what }
ui-count-sold-types = type vendu
ui-count-warehouse = entrepôt
ui-count-watchtower = tour de guet
ui-count-carpenter = menuiserie
ui-count-church = église
ui-count-market = marché
ui-count-boarding-house = pension
ui-count-bank = banque
ui-count-town-hall = hôtel de ville
ui-count-species = espèce
ui-count-sold-goods = vente
ui-count-bonus-tiles = bonus
# Premier tour guidé
ui-guide-aim = Vous avez cinq phases de cinq tours pour couvrir votre domaine. Chaque district terminé rapporte des points, d’autant plus qu’il est grand et que vous le terminez tôt.
ui-guide-estate = Voici votre domaine. Une tuile va sur une case de sa couleur, à côté d’une tuile déjà posée, avec un dé de la valeur de la case.
ui-guide-dice = Vos deux dés de ce tour : une action chacun. Un ouvrier change un dé d’un cran ; de 6 on passe à 1.
ui-guide-take = Prenez une tuile dans un dépôt dont le numéro porte une coche ou un coût. Elle va dans votre stock.
ui-guide-place = Jouez l’autre dé. Si une case est éclairée, vous pouvez y poser une tuile ; sinon prenez une autre tuile, ou deux ouvriers avec « +2 ».
ui-guide-end = Tout peut encore être annulé. Quand vous êtes content, terminez le tour.
ui-guide-sell = Tour suivant. Un dé vend toutes vos marchandises de son numéro, pour des points et une pépite : celles qui se vendent s’éclairent. Si vos dés n’en vendent pas, ce sera pour plus tard.
ui-guide-buy = Une fois par tour, deux pépites achètent une tuile du dépôt noir, au milieu, sans dé : achetez-en une, si une est éclairée. Sinon, ce sera pour plus tard.
ui-guide-on = Voilà comment va un tour ! Passez la souris sur une tuile, ou appuyez longuement, pour lire ce qu’elle fait. Touchez ce qui est éteint pour savoir pourquoi.
# Ce qui est imprimé
ui-tip-phase = Phase { $phase }
ui-tip-phase-text = { $rounds } tours. Un district terminé dans cette phase rapporte { $bonus } points de plus que ceux de sa taille.
ui-tip-round = Tour { $round }
ui-tip-rounds = Chaque tour apporte une marchandise ; le dé blanc dit dans quel dépôt.
ui-tip-round-done = Ce tour est fini ; sa marchandise est allée dans un dépôt.
ui-tip-round-now = C’est ce tour-ci. Sa marchandise est au dépôt { $die }, comme le dit le dé blanc.
ui-tip-round-next = La marchandise de ce tour : { $good }. Au début du tour, le dé blanc dit dans quel dépôt elle va.
ui-tip-white = La marchandise de ce tour est au dépôt { $die }. Le dé blanc ne sert à rien d’autre.
ui-tip-sale = Chaque marchandise vendue rapporte { $points } points, chaque vente 1 pépite d’argent. Un dé vend toutes les marchandises de son numéro.
ui-tip-order = Le pion le plus à droite joue en premier ; sur la même case, celui du dessus. Un navire avance le pion d’une case.
ui-tip-bonus = Qui couvre en premier toutes les cases de cette couleur marque { $large } points, le deuxième { $small }.
ui-tip-depot = Un dé qui montre { $number } prend une tuile ici ; chaque ouvrier change le dé de un.
ui-tip-depot-goods = Un navire prend les marchandises :
ui-tip-depot-empty = Il n’y a pas de marchandises ici pour un navire.
ui-tip-place = Une place vide. La prochaine phase apporte une nouvelle tuile : { $family }.
ui-tip-black-place = Une place vide. La prochaine phase apporte une nouvelle tuile.
ui-tip-black = Une fois par tour, on peut acheter ici une tuile pour { $price } pépites d’argent, sans dé.
ui-tip-silver = Une fois par tour, { $price } pépites d’argent achètent une tuile du dépôt noir. À la fin, chaque pépite vaut un point.
ui-tip-workers = Un ouvrier change un dé de un, vers le haut ou vers le bas ; 6 et 1 se suivent. À la fin, deux ouvriers valent un point.
ui-tip-die = Une action : prendre une tuile, poser une tuile, vendre des marchandises ou prendre des ouvriers.
ui-tip-die-used = Ce dé est joué.
ui-tip-good = Un dé qui montre { $number } les vend toutes.
ui-tip-good-empty = Une place libre pour un autre type de marchandises. Un navire les apporte.
ui-tip-storage = Une place libre. Les tuiles des dépôts attendent ici d’être posées.
option-title-estates = Domaines
option-title-choice = Choix des domaines
option-title-spielbox = Règles Spielbox
option-title-tie = Égalité
ui-estates = Domaines
ui-estates-choose = Chacun choisit
ui-estates-choose-hint = Au début de la partie, chacun choisit son domaine.
ui-estates-random = Au hasard
ui-estates-random-hint = Un des domaines 2 à 9 pour chacun, distribué au hasard.
ui-estates-random-10 = Spielbox
ui-estates-random-10-hint = Un des domaines 10a à 10h pour chacun, avec les règles Spielbox.
ui-estates-named = Désignés
ui-estates-named-hint = Le même domaine pour tous, ou un pour chacun : touchez une image. Le domaine 1 convient à une première partie.
ui-estates-for = Pour
ui-estates-spielbox = Montrer les domaines Spielbox 10a à 10h
ui-estates-usual = Montrer les domaines 1 à 9
ui-estates-everyone = tous
ui-estates-seat = place { $seat }
ui-estates-districts = { $count ->
        [one] 1 district
       *[other] { $count } districts
    }
