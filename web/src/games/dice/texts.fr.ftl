# Textes que seul l'écran de ce jeu emploie ; les autres viennent du moteur.
ui-moment = phase { $phase }, tour { $turn }
ui-moment-setup = châteaux de départ
ui-phase = Phase { $phase }
ui-code-blue = Ri
ui-code-grey = Mi
ui-code-orange = Ci
ui-code-purple = Mo
ui-code-yellow = Pâ
ui-code-green = Ch
ui-need-blue = 5–6
ui-need-grey = 3–4
ui-need-orange = ≠
ui-need-purple = 1–2
ui-need-yellow = =
ui-need-green = ∥
ui-my-sheet = Mon domaine
ui-sheet-of = Domaine : { $player }
ui-sheet-label = Domaine, { $player } : { $marks }
ui-empty = vide
ui-holds = contient un { $number }
ui-pencilled = au crayon
ui-possible = possible
ui-possible-with = possible avec un { $number }
ui-takes = prend { $numbers }
ui-takes-none = rien d’inscrit à côté
ui-zone-done = zone terminée
ui-worth = terminée dans cette phase : { $points } PV
ui-space-sub = case { $space } · zone : { $done } sur { $size }
ui-points = { $count } PV
ui-points-unit = PV
ui-colour-gain = +{ $points } PV de couleur
ui-change-monk = { $sign }{ $count } { $count ->
    [one] moine
   *[other] moines
}
ui-change-silver = { $sign }{ $count } { $count ->
    [one] pépite
   *[other] pépites
}
ui-change-good = { $sign }{ $count } { $count ->
    [one] marchandise
   *[other] marchandises
}
ui-change-worker = { $sign }{ $count } { $count ->
    [one] ouvrier
   *[other] ouvriers
}
ui-bonus = Bonus
ui-bonus-note = un seul par tour
ui-one-a-turn = un seul bonus par tour
ui-bonus-from = Donné par { $zone } ou par son château
ui-bonus-held = { $count ->
    [0] aucun pour l’instant
    [one] 1 disponible
   *[other] { $count } disponibles
}
ui-bonus-label = { $bonus } : il en reste { $held }, { $used ->
    [one] { $used } a servi
   *[other] { $used } ont servi
}, { $open } à gagner
ui-bonus-use = Utiliser : { $bonus }, { $count }
ui-source-monk = Monastère · 1–2
ui-source-silver = Mine · 3–4
ui-source-good = Rivière · 5–6
ui-source-worker = Cité · tous ≠
ui-source-castles = valeur voisine
ui-castles = Châteaux
ui-castle-won = { $bonus } : c’est gagné
ui-castle-open = { $bonus } : à gagner
ui-double = Points ×2
ui-double-note = Pâturage · tous =
ui-free = libre
ui-used = utilisé
ui-to-win = à gagner
ui-my-points = Mes points
ui-points-of = Points : { $player }
ui-then = puis { $points }
ui-solo = Partie en solitaire
ui-solo-note = { $turns } tours par phase
ui-solo-gauge = { $points } PV ; paliers : { $steps }
ui-grade-well-played = Bien joué
ui-grade-excellent = Excellent
ui-grade-incredible = Incroyable
ui-last-turn = Dernier tour
ui-see-position = voir la position
ui-no-turn-yet = Personne n’a encore joué de tour.
ui-log = Journal
ui-did-worker = Prend un ouvrier
ui-did-sale = vente +{ $points }
ui-did-zone = zone +{ $points }
ui-did-colour = { $colour } complet +{ $points }
ui-roll = Lancer commun
ui-die-colour = Dé de couleur : { $name }
ui-die-number = Dé : { $number }
ui-hourglasses = { $count ->
    [one] 1 sablier
   *[other] 2 sabliers
}
ui-my-pair = Ma paire
ui-pairs = Paires
ui-or-another = ou une autre
ui-pairs-space = Avec quelle paire ?
ui-pairs-second = Seconde paire
ui-pairs-second-note = un autre dé au moins
ui-pairs-worker = Ouvrier
ui-pairs-worker-note = quel nombre ?
ui-pairs-monk = Moine
ui-pairs-monk-note = toute couleur
ui-pair = { $name } { $number }
ui-spaces = { $count ->
    [0] aucune case
    [one] 1 case
   *[other] { $count } cases
}
ui-with-worker = avec 1 ouvrier
ui-with-monk = avec 1 moine
ui-no-bonus = Sans bonus
ui-start-title = Votre château de départ
ui-start-note = il donne son bonus et 1 PV
ui-start-wait = { $player } choisit d’abord
ui-start-for-all = La première place choisit pour tous
ui-hint-start = Choisissez un des quatre châteaux éclairés
ui-hint-pair = Choisissez une paire ou une case éclairée
ui-hint-space = Choisissez une case éclairée
ui-hint-which = Avec quelle paire ?
ui-hint-none = Aucune case avec ces dés
ui-hint-help = Aucune case sans bonus
ui-hint-second = Seconde case : choisissez une case éclairée
ui-hint-monk = Moine : une case d’une autre couleur
ui-hint-worker = Ouvrier : un autre nombre, puis une case
ui-hint-wait = En attente des autres
ui-hint-rolling = Les dés roulent…
ui-hint-watch = Vous regardez
ui-hint-over = Partie finie
ui-zone-finished = { $zone } de { $size } { $colour ->
    [purple] terminé
    [yellow] terminé
   *[other] terminée
}
ui-zone-finished-one = { $zone } { $colour ->
    [purple] terminé
    [yellow] terminé
   *[other] terminée
}
ui-zone-progress = { $zone } : { $have } sur { $size }
ui-two-spaces = Deux cases
ui-worker-taken = Un ouvrier, pas de case
ui-start-chosen = Départ : { $castle }
ui-sold = Marchandises vendues
ui-sell = Vendre { $goods ->
    [one] 1 marchandise
   *[other] { $goods } marchandises
}
ui-sell-short = Vendre { $goods }
ui-sell-gain = +{ $points } PV, +{ $silver } { $silver ->
    [one] pépite
   *[other] pépites
}
ui-second = 2e case
ui-second-note = 1 pépite · { $count } { $count ->
    [one] libre
   *[other] libres
}
ui-take-worker = Prendre un ouvrier
ui-take-worker-short = Ouvrier
ui-commit = Valider
ui-commit-reason = rien d’inscrit
ui-modify = Modifier
ui-commit-done = Validé
ui-committed = { $count ->
    [0] personne n’a validé
    [one] 1 sur { $all } a validé
   *[other] { $count } sur { $all } ont validé
}
ui-time = Temps et zones
ui-hourglass-row = Sabliers
ui-turn-row = Tours
ui-rolls-left = { $low ->
    [0] dernier lancer
   *[other] reste { $low } à { $high } lancers
}
ui-rolls-left-exactly = { $count ->
    [0] dernier lancer
    [one] reste 1 lancer
   *[other] reste { $count } lancers
}
ui-time-label = Phase { $phase } : { $done } sur { $all }
ui-zone-row = Zone de { $size }
ui-pasture-note = Pâturage : points de zone doublés.
ui-reconstructed-mark = valeurs reconstituées
ui-zone-now = Zone terminée en { $phase }
ui-colours = Couleurs terminées
ui-colours-note = 1er · 2e
ui-colour-label = { $name } : { $first } puis { $second } PV, { $done } { $done ->
    [one] case
   *[other] cases
} sur { $all }
ui-colour-taken = { $place ->
    [1] première valeur
   *[other] seconde valeur
} : { $players }
ui-colour-tip = Marquer toutes les cases de cette couleur : { $first } PV au premier, { $second } au suivant. Au même tour, chacun reçoit la valeur entière.
ui-colour-tip-solo = Marquer toutes les cases de cette couleur : { $first } PV en phase I ou II, { $second } en phase III.
ui-colour-open = { $points ->
    [0] plus rien à prendre
   *[other] { $points } PV à prendre
}
ui-others = Adversaires
ui-thinks = réfléchit
ui-has-committed = a validé
ui-absent = absent
ui-enlarge = Agrandir le domaine : { $player }
ui-tip-enlarge = Ouvre le domaine en grand, où chaque case s’explique. Un trait interrompu entoure ce qui vient d’être marqué.
ui-you = Vous
ui-players = Joueurs
ui-next-player = Joueur suivant
ui-previous-player = Joueur précédent
ui-details = Temps, couleurs et adversaires
ui-my-details = Mes points et bonus
ui-close = Fermer
ui-fix-beside = Marquez d’abord à côté : { $spaces }
ui-fix-monk = { $count ->
    [0] Il faudrait un moine ; vous n’en avez pas.
    [one] Touchez votre moine pour changer la couleur.
   *[other] Touchez un de vos moines pour changer la couleur.
}
ui-fix-worker = { $count ->
    [0] Il faudrait un ouvrier ; vous n’en avez pas.
    [one] Touchez votre ouvrier pour changer le nombre.
   *[other] Touchez un de vos ouvriers pour changer le nombre.
}
ui-fix-numbers = La case prend { $numbers }. { $count ->
    [0] Un ouvrier changerait le nombre.
   *[other] Touchez un ouvrier pour changer le nombre.
}
ui-sheet-letter = Domaine { $sheet }
# La planche illustrée
ui-sheet-colour = Couleurs
ui-sheet-colours = Qui marque le premier toutes les cases d’une couleur reçoit la première valeur, le suivant la seconde.
ui-sheet-zones = Points d’une zone terminée, selon sa taille et la phase ; un pâturage compte double.
ui-sheet-bonuses = Un seul bonus par tour : moine, pépite ou ouvrier.
ui-sheet-dice = Dés
ui-sheet-size = Taille
ui-sheet-spaces = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
ui-sheet-whole = couleur entière : { $first } puis { $second }
ui-sheet-open = à prendre : { $points }
ui-sheet-closed = plus rien à prendre
ui-sheet-faces = chaque couleur une fois
ui-sheet-of-six = { $count ->
        [one] { $count } face sur 6
       *[other] { $count } faces sur 6
    }

ui-info-values = Valeurs de cette table
ui-info-zones = Zone de { $size } : { $points } PV en phases I, II, III
ui-info-colours = Couleur entière, premier et second : { $values }
ui-info-dice = Dé Sablier : { $single } faces simples, { $double } doubles
ui-info-own = Cette table joue avec des valeurs personnelles.
ui-info-reconstructions = Reconstitutions
ui-info-reconstructions-note = Ce que les sources imprimées ne disent pas avec certitude :
ui-reconstruction-R1-6 = Le domaine B.
ui-reconstruction-R1-7 = Le domaine C.
ui-reconstruction-R1-8 = Le domaine D.
ui-reconstruction-R1-11 = Les faces des dés de couleur : chaque couleur une fois.
ui-reconstruction-R1-12 = Les faces du dé Sablier : quatre simples, deux doubles.
ui-reconstruction-R6-3 = Les points des zones de 2 et de 4 cases.
ui-reconstruction-R9-6 = Les points des couleurs entières.
ui-key-pairs = choisir une paire
ui-key-bonuses = moine, pépite, vente, ouvrier
ui-key-worker = prendre un ouvrier au lieu d’une case
ui-guide-start = Voici votre domaine. Touchez un des quatre châteaux éclairés : c’est là que vous commencez, et il donne son bonus.
ui-guide-start-commit = Au crayon, tout peut encore changer. « Valider » termine votre choix ; les autres le voient quand tous ont validé.
ui-guide-roll = Un lancer pour tous : deux couleurs, deux nombres, et le sablier qui compte le temps.
ui-guide-pair = Une couleur et un nombre font une paire. Choisissez-en une : les cases qu’elle peut marquer s’éclairent.
ui-guide-space = Touchez une case éclairée, à côté d’une case déjà marquée. La pastille dit ce qu’elle rapporte : des points si la zone est terminée, sinon où elle en est.
ui-guide-none = Si rien ne convient, prenez un ouvrier : plus tard, il changera un nombre.
ui-guide-bonus = Vos bonus : un moine change une couleur, un ouvrier un nombre, une pépite donne une seconde case. Un seul par tour.
ui-guide-commit = Content de votre tour ? Validez.
ui-guide-time = Les sabliers remplissent la colonne de la phase. Plus une zone est terminée tôt, plus elle rapporte.
ui-guide-end = Vous savez l’essentiel. Terminez des zones, puis des couleurs entières. Bonne partie !
# Ce qui est imprimé
ui-tip-number = Un nombre de ce lancer. Avec une couleur du lancer, il remplit une case de cette couleur et de ce nombre.
option-title-sheet = Domaine
option-text-sheet = Le domaine sur lequel tout le monde joue.
option-title-start = Départ
option-title-data = Données
ui-tip-column = Ce qui a été marqué pendant la phase { $phase }.
ui-tip-total = Ce que tous ont vu. Ce qui est prévu compte quand le tour est dévoilé.
ui-tip-phase = Une zone achevée pendant cette phase rapporte ce qui est inscrit en dessous.
ui-tip-time = Chaque lancer coche une case, un double sablier deux. Quand toutes sont cochées, la phase est finie.
ui-tip-time-solo = En solo, chaque phase compte { $all } tours.
