# Textes que seul l'écran de ce jeu emploie ; les autres viennent du moteur.
ui-moment = manche { $round } · tour { $turn } sur { $turns }

# Noms courts et effets en quelques mots, comme ils tiennent sur une carte
ui-name-castle = Château
ui-name-mine = Mine
ui-name-cloister = Cloître
ui-name-knowledge = Connaissance
ui-name-ship = Navire
ui-name-pasture = Pâturage
ui-name-carpenter = Charpentier
ui-name-church = Église
ui-name-market = Marché
ui-name-watchtower = Tour de guet
ui-name-bank = Banque
ui-name-boarding-house = Pension
ui-name-shop = Magasin
ui-name-town-hall = Hôtel de ville
ui-short-castle = 1 action gratuite
ui-short-mine = +2 pépites
ui-short-cloister = joker
ui-short-knowledge = +2 ouvriers
ui-short-ship = +1 marchandise
ui-short-pasture = +1 animal
ui-short-carpenter = prendre Bâ, Co
ui-short-church = prendre Ch, Mi, Cl
ui-short-market = prendre Na, Pâ
ui-short-watchtower = +1 PV
ui-short-bank = +3 pépites
ui-short-boarding-house = 1 carte, une pile
ui-short-shop = vendre une sorte
ui-short-town-hall = placer un projet
ui-code-castle = Ch
ui-code-mine = Mi
ui-code-cloister = Cl
ui-code-knowledge = Co
ui-code-ship = Na
ui-code-pasture = Pâ
ui-code-building = Bâ
ui-kind-light = { $count ->
    [one] claire
   *[other] claires
}
ui-kind-medium = { $count ->
    [one] moyenne
   *[other] moyennes
}
ui-kind-dark = { $count ->
    [one] foncée
   *[other] foncées
}
ui-pv = { $count } PV
ui-pv-word = PV
ui-triple = 3× { $count } PV
ui-triple-worth = triplé : { $count } PV{ $unsure ->
    [1] {" "}≈
   *[0] {""}
}
ui-approx = environ, valeur reconstituée
ui-approx-title = Valeur reconstituée
ui-approx-tip = La règle imprimée ne donne pas cette valeur : elle repose sur des indices. L’aide (?) les énumère toutes ; un fichier à vous peut les remplacer.
ui-approx-long = ≈ reconstitué
ui-card-sub = { $type } · dé { $die }
ui-free = gratuit
ui-cost = { $count ->
    [0] gratuit
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
ui-for-workers = { $what } ({ $count } ¤)

# Rangées et réserve
ui-rows = Rangées
ui-row = Rangée { $number }
ui-row-empty = rangée vide
ui-row-empty-short = vide
ui-with-die = avec le dé { $die } · { $count ->
    [0] pas d’ouvrier
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
} en entrepôt
ui-workers-have = { $count ->
    [0] pas d’ouvrier
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
} en entrepôt
ui-supply = Réserve
ui-deck = Pioche
ui-deck-tip = Les rangées, les mains et les achats viennent de la pioche. Quand elle est vide, la défausse est mélangée.
ui-deck-label = Pioche : { $deck } cartes, défausse : { $discard }
ui-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-discard = défausse { $count }
ui-goods = Marchandises
ui-animals = Animaux
ui-pile-empty = pile vide

# Main et projets
ui-hand = Ma main
ui-hand-of = Main { DE($name) }
ui-stack = { $count ->
    [0] dernières cartes
    [one] reste 1 carte
   *[other] restent { $count } cartes
}
ui-hand-card = Carte en main, dé { $die } ({ $card })
ui-hand-is = carte { $card }
ui-hand-tip = De cette carte, seul le dé compte. Elle va à la défausse quand vous agissez.
ui-hand-empty = main vide
ui-hidden-card = Carte cachée
ui-die = Dé { $die }
ui-die-laid = Dé { $die } posé
ui-laid = posé
ui-picked = choisi
ui-choose = choisir
ui-keep = garder
ui-projects = Projets
ui-projects-held = { $count } sur 3
ui-projects-discard = lequel cède sa place ?
ui-project = Projet { $number }
ui-project-none = Projet { $number } : place libre
ui-free-place = place libre
ui-incoming = Nouveau projet : { $card }
ui-discard-this = défausser
ui-triple-flag = Triplé !
ui-triple-word = triplé

# Les six actions
ui-actions = Les six actions
ui-act-take = Prendre une carte
ui-act-place = Placer un projet
ui-act-sell = Vendre
ui-act-workers = Ouvriers à { $count }
ui-act-silver = Prendre une pépite
ui-act-convert = Convertir
ui-phone-workers = Ouvriers à 2
ui-phone-silver = +1 pépite
ui-phone-convert = 3 cartes = 1 PV
ui-phone-buy = Acheter, { $price } pépites
ui-no-row = aucune à portée
ui-rows-many = { $count } rangées à portée
ui-rows-free = { $count ->
    [one] rangée { $rows }
   *[other] rangées { $rows }
}
ui-rows-paid = { $more ->
    [1] ou { $rows } (¤)
   *[0] { $count ->
        [one] rangée { $rows } (¤)
       *[other] rangées { $rows } (¤)
    }
}
ui-no-reach = rien à portée
ui-no-project = aucun projet
ui-no-goods = aucune marchandise
ui-no-animals = aucun animal
ui-sale = { $count } { $kind } : { $points } PV, { $silver } ¢
ui-have-workers = déjà { $count }
ui-convert-now = { $need } contre 1 PV · vous : { $have }
ui-sub-take = la rangée du dé
ui-sub-place = le nombre du dé
ui-sub-sell = toute une sorte
ui-prices = Que rendez-vous pour 1 PV ?
ui-back = Retour
ui-rule-act-take = Prenez une carte de la rangée qui porte le nombre de votre dé : elle devient un projet.
ui-rule-act-place = Placez dans votre domaine un projet qui montre le nombre de votre dé ; son effet vient aussitôt.
ui-rule-act-sell = Vendez toutes vos marchandises d’une sorte : 1 pépite et des points pour chacune, et la carte 1er joueur.
ui-rule-act-workers = Avec n’importe quel dé : complétez vos ouvriers jusqu’à 2.
ui-rule-act-silver = Avec n’importe quel dé : prenez 1 pépite. Toujours possible.
ui-rule-act-convert = Avec n’importe quel dé : rendez 3 ouvriers ou pépites, mélangés ou non, pour 1 point ; autant de fois que possible.

# Ce qu'une action rapporte
ui-gain-triple = { $first ->
    [1] triplé, le premier du type
   *[0] triplé
}
ui-gain-seven = les 7 types
ui-gain-points = +{ $count } PV
ui-gain-silver = { $count ->
    [one] +{ $count } pépite
   *[other] +{ $count } pépites
}
ui-gain-workers = { $count ->
    [one] +{ $count } ouvrier
   *[other] +{ $count } ouvriers
}
ui-gain-start = carte 1er joueur
ui-gift-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-gift-goods = { $count ->
    [0] pas de marchandise
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
ui-gift-animals = { $count ->
    [0] pas d’animal
    [one] { $count } animal
   *[other] { $count } animaux
}
ui-gift-workers = { $count ->
    [0] pas d’ouvrier
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
ui-gift-silver = { $count ->
    [0] pas de pépite
    [one] { $count } pépite
   *[other] { $count } pépites
}

# Décisions
ui-banner-castle = Action gratuite, dé au choix
ui-banner-convert = Convertir encore ?
ui-banner-goods = Une marchandise
ui-banner-animals = Un animal
ui-banner-boarding-house = Pension de famille
ui-banner-carpenter = Charpentier
ui-banner-church = Église
ui-banner-market = Marché
ui-banner-shop = Magasin
ui-banner-town-hall = Hôtel de ville
ui-banner-bonus = Bonus du triplé
ui-banner-discard = Projets au complet
ui-banner-bought = Cartes achetées
ui-ask-convert = Rendez encore 3 cartes pour 1 PV, ou arrêtez-vous là.
ui-ask-goods = Prenez la première carte d’une pile.
ui-ask-animals = Prenez la première carte d’une pile.
ui-ask-boarding-house = Prenez une marchandise ou un animal.
ui-ask-carpenter = Prenez un bâtiment ou une connaissance.
ui-ask-church = Prenez un château, une mine ou un cloître.
ui-ask-market = Prenez un navire ou un pâturage.
ui-ask-shop = Vendez une sorte de marchandises.
ui-ask-town-hall = Placez un autre projet, quel que soit son dé.
ui-ask-bonus = Choisissez un bonus de la manche.
ui-ask-discard = Touchez l’ancien projet qui cède sa place à cette carte.
ui-ask-bought = Gardez-en une comme projet, ou servez-vous de son dé.
ui-either = Que faire d’abord ?
ui-either-bonus = Bonus du triplé
ui-either-effect = Effet de la carte
ui-bought = Carte achetée
ui-keep-project = Projet
ui-use-die = Dé { $die }
ui-sell-all = Vendre les { $kind }
ui-enough = C’est assez
ui-decline = Renoncer

# Domaine, entrepôt, points
ui-my-estate = Mon domaine
ui-estate = Domaine
ui-estate-of = Domaine { DE($name) }
ui-estate-line = { $types ->
    [one] { $types } type
   *[other] { $types } types
} sur 7 · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-types-of = { $count ->
    [one] { $count } type
   *[other] { $count } types
} sur 7
ui-estate-empty = domaine vide
ui-missing = manque
ui-new-column = nouvelle
ui-column-sub = { $count ->
    [0] aucune carte
    [one] { $count } carte sur 3
   *[other] { $count } cartes sur 3
}
ui-label-column = { $count ->
    [0] Colonne { $type } : vide
   *[other] Colonne { $type }, { $count } sur 3 : { $cards }
}
ui-label-card = { $where } : { $card }, dé { $die }
ui-label-possible = possible
ui-ware = Entrepôt
ui-sold = { $count ->
    [one] { $count } vendue
   *[other] { $count } vendues
}
ui-good-label = { $count } × { $kind }
ui-animal-label = { $count } × { $kind }
ui-silver = Pépites
ui-workers = Ouvriers
ui-silver-count = { $count ->
    [0] Pas de pépite
    [one] { $count } pépite
   *[other] { $count } pépites
}
ui-workers-count = { $count ->
    [0] Pas d’ouvrier
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
ui-points = Points
ui-no-points = pas encore de points

# Manche, premiers triplés, sept types, adversaires
ui-round = Manche { $round }
ui-rounds = Manches
ui-round-bonus = Manche et bonus de triplé
ui-round-choices = Bonus pour chaque triplé, un au choix
ui-triple-bonus = Bonus de triplé
ui-one-of = un au choix
ui-first-triple = Premier triplé
ui-first-free = à prendre
ui-first-label = Premier triplé de { $type } : { $who }
ui-each = { $count } PV chacun
ui-seven = Les 7 types
ui-seven-points = { $points } PV
ui-seven-gone = tous pris
ui-seven-left = Encore à prendre : { $points } points
ui-seven-label = { $name } : { $count } { $count ->
    [one] type
   *[other] types
} sur 7
ui-others = Adversaires
ui-more = Bonus et adversaires
ui-acts = joue
ui-acted = a joué
ui-acts-later = joue plus tard
ui-start-card = Carte 1er joueur
ui-aaron-kind = l’adversaire du jeu en solitaire
ui-aaron-left = { $count ->
    [0] plus de cartes à venir
    [one] { $count } carte à venir
   *[other] { $count } cartes à venir
}
ui-open-player-points = { $name }, { $points } : tout voir
ui-previous-player = Joueur précédent
ui-next-player = Joueur suivant
ui-you = Vous

# Barre d'action
ui-your-turn = À vous
ui-choose-die = Choisissez un dé, ou une cible.
ui-which-die = Avec quel dé ?
ui-which-die-note = Touchez une carte de votre main.
ui-die-chosen = Dé { $die } choisi
ui-touch-target = Touchez une cible dorée.
ui-which-column = Sur quelle colonne ?
ui-done = Action faite
ui-done-end = Terminez le tour.
ui-done-buy = Achetez, ou terminez le tour.
ui-end = Terminer le tour
ui-end-short = Terminer
ui-play-first = jouez d’abord un dé
ui-decide-first = d’abord votre choix
ui-not-your-turn = pas votre tour
ui-buy = Acheter { $count } cartes
ui-buy-price = { $price } pépites, 1× par tour
ui-buy-final = plus d’annulation après
ui-buy-tip = Une fois par tour, à tout moment : payez 3 pépites, regardez trois cartes, gardez-en une comme projet ou servez-vous de son dé. Cela ne s’annule pas.
ui-plays = { $name } joue
ui-wait = Attendez votre tour.
ui-watching = Vous regardez.
ui-replaying = Voici ce qui s’est passé.
ui-past = Position passée
ui-past-note = Revenez au présent pour jouer.
ui-over = Partie finie
ui-key-rows = aller aux cartes d’une rangée

# Pourquoi pas
ui-you-have-workers = { $count ->
    [0] Vous n’en avez pas.
   *[other] Vous en avez { $count }.
}
ui-with-the = Avec le
ui-missing-workers = { $count ->
    [one] Il manque 1 ouvrier.
   *[other] Il manque { $count } ouvriers.
}
ui-why-rows-empty = Toutes les rangées sont vides ; elles se remplissent à la manche suivante.
ui-why-no-projects = Vous n’avez pas de projet à placer ; prenez d’abord une carte d’une rangée.
ui-why-no-goods = Vous n’avez pas de marchandise à vendre ; navires, pensions et bonus en rapportent.

# La planche illustrée
ui-sheet-note = Les nombres disent combien de cartes vous n’avez pas encore vues : dans la pioche, les piles et les mains des autres.
ui-sheet-types = Les types
ui-sheet-buildings = Les huit sortes sont un seul type : trois bâtiments font un triplé.
ui-sheet-sold-by = vendue avec un { $dice }
ui-sheet-die = dé { $die } : { $left } sur { $total }

# Panneau d'information
ui-info-title = Valeurs reconstituées
ui-info-note = La règle imprimée ne dit pas tout. Ces valeurs, marquées ≈, reposent sur des indices :
ui-info-own = Cette partie se joue avec des nombres à vous ; restent reconstitués :
ui-info-triple = Triplé de { $type } : { $count } points
ui-info-good = Marchandise vendue : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-info-dice = Les dés des cartes, répartis également
ui-info-sold = Les sortes de marchandises et d’animaux, et les dés qui vendent
ui-info-rules = Règles : { $rules }. Fichiers : data/cards.toml, data/scoring.toml, data/rounds.toml.

# Premier tour guidé
ui-guide-welcome = Cinq manches de six tours. À chaque tour, vous jouez une carte de votre main : seul son dé compte. Les cartes des rangées deviennent des projets, les projets un domaine ; trois cartes d’un type font un triplé.
ui-guide-wait = L’autre joueur commence. Regardez ce qu’il fait : votre tour vient aussitôt.
ui-guide-hand = Voici votre main : deux dés. Touchez-en un pour voir ce qu’il permet.
ui-guide-rows = Les rangées dorées sont à portée : un trait plein est gratuit, des pointillés coûtent des ouvriers. Prenez une carte.
ui-guide-projects = La carte est maintenant un projet. Un prochain dé du même nombre la placera dans votre domaine, avec son effet.
ui-guide-estate = Le domaine : une colonne par type. Trois cartes d’un type rapportent des points, et un bonus de la manche.
ui-guide-round = Les bonus sont meilleurs au début : un triplé en manche A vaut plus qu’en manche E.
ui-guide-end = Terminez le tour. Jusque-là, vos actions peuvent être annulées, mais ni un achat, ni la carte que les autres ont vue.
ui-guide-last = C’est tout pour commencer. Touchez n’importe quoi pour lire sa règle ; ce qui est impossible dit pourquoi.
option-title-data = Données
ui-tip-row = Un dé { $number } prend une carte ici. Chaque ouvrier change le dé d’un point.
ui-tip-project = Une carte prise ou achetée attend ici d’être placée dans le domaine.
