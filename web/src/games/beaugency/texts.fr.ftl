# Textes de la table de Beaugency.

## La piste et les châteaux

ui-space-title = { $kind ->
        [wall] Muraille
        [small_tower] Petite tour
        [house] Maison
        [great_tower] Grande tour
        [crown_wall] Couronne / muraille
       *[crown] Couronne seule
    } { $colour ->
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }
ui-domain = Domaine { $colour ->
        [blue] bleu
        [yellow] jaune
       *[red] rouge
    }
ui-castles = Châteaux { $colour ->
        [blue] bleus
        [yellow] jaunes
       *[red] rouges
    }
ui-castle-of = Château { $colour ->
        [blue] bleu
        [yellow] jaune
       *[red] rouge
    }, { $player } : { $cards }. Valeur { $value }.
ui-castle-empty = aucune carte
ui-track = Piste ronde ; les flèches vont de case en case
ui-worth = valeur { $value }
ui-race = Course au roi
ui-crown-here = la couronne est ici
ui-ahead-stays = atteinte avec { $face }
ui-ahead-leaves = avec { $face } : perte
ui-unsure-place = ≈ place reconstituée
ui-level = Égalité
ui-lead = { $player } +{ $points }
ui-reserve = Réserve
ui-left = { $count ->
        [0] 0, pile vide
       *[other] { $count } dans la pile
    }
ui-left-of = { $count } sur { $all } dans la pile
ui-theft-possible = pile vide : la carte se prend chez l’adversaire
ui-other-card = La couronne est sur { $kind ->
        [wall] une muraille
        [small_tower] une petite tour
        [house] une maison
        [great_tower] une grande tour
       *[other] une couronne / muraille
    } { $colour ->
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    } : cette case ne donne que cette carte-là.
ui-special-dice = { $count ->
        [0] aucun dé spécial
        [one] 1 dé spécial
       *[other] { $count } dés spéciaux
    }
ui-dice-tip = On lance autant de dés spéciaux qu’on veut avec son dé, puis on en utilise un seul. Les dés spéciaux lancés retournent au centre.
ui-you = vous
ui-robot = bot
ui-percent = { $value } %

## La décision

ui-decision = À décider
ui-choices = Choix
ui-turn-of = { $player } joue
ui-over = Partie terminée
ui-your-roll = À vous de lancer
ui-which-die = Quel dé ?
ui-choose-text = Choisissez le dé qui fait avancer la couronne ; les autres ne comptent pas.
ui-lose-text = Vos deux bouts se valent : choisissez la carte à rendre.
ui-loss = Perte
ui-lost = { $player } perd une carte : { $card }.
ui-rolls = { $player } lance…
ui-last-roll = Dernier lancer : { $player }.
ui-first-roll = Le premier lancer du tour est sans risque.
ui-you-play = Vous jouez { $face }.
ui-plays = { $player } joue { $face }.
ui-back = { $count ->
        [one] Le dé spécial retourne au centre.
       *[other] Les { $count } dés spéciaux retournent au centre.
    }
ui-evaluate = Évaluer le { $colour ->
        [blue] bleu
        [yellow] jaune
       *[red] rouge
    }
ui-evaluated = obligatoire ici, et déjà fait
ui-evaluate-text = { $own } contre { $other } : { $who ->
        [level] égalité, rien
        [own] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $player } à { $points }
    }
ui-only-on-crown = sur une couronne
ui-take-dice = { $count ->
        [one] Un dé spécial
       *[other] { $count } dés spéciaux
    }
ui-pass = Passer
ui-no-dice = aucun dé à prendre
ui-dice-from-board = à prendre au centre
ui-dice-all-robbed = pris chez { $player }
ui-dice-robbed = dont { $count } chez { $player }
ui-face-stays = reste dans la couleur
ui-face-leaves = perte, rien à rendre
ui-face-loses = perte : { $card ->
        [wall] une muraille
        [small_tower] une petite tour
        [house] une maison
       *[great_tower] une grande tour
    }
ui-face-scores = { $player } +{ $points }
ui-short-crown = Couronne
ui-short-crown-wall = Cour. / mur.
ui-short-no-place = sans place
ui-short-none = plus aucune
ui-short-theft = chez { $player }
ui-which-card = chez { $player } : laquelle ?
ui-stolen-to = de chez { $player }, { $place }
ui-place-left = à gauche
ui-place-right = à droite
ui-place-gap = à la place { $place }
ui-place-number = place { $place }
ui-places = { $count } places possibles
ui-either = { $first } ou { $second }
ui-further = Aller plus loin
ui-further-text = à partir de la place { $first }
ui-where = Où ?
ui-blocked = impossible
ui-roll = Lancer
ui-roll-on = Relancer
ui-stop = S’arrêter
ui-finish = Évaluer et finir la partie
ui-give-back = Rendre cette carte
ui-play-face = Jouer le { $face }
ui-play-die = Jouer ce dé
ui-first-die = Choisissez d’abord un dé.
ui-first-end = Choisissez d’abord une carte.
ui-first-choice = Choisissez d’abord : carte, dés ou évaluation.
ui-first-slot = Choisissez d’abord la carte à prendre.
ui-first-place = Choisissez d’abord où va la carte.

## Le prochain lancer

ui-next-roll = Prochain lancer
ui-stay = rester en { $colour ->
        [blue] bleu
        [yellow] jaune
       *[red] rouge
    }
ui-stay-free = sans risque
ui-crown = couronne
ui-loss-word = perte
ui-odds-spoken = Avec { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } : { $stay } % de rester, dont { $crown } % d’atteindre une couronne, { $loss } % de perte.
ui-no-risk = Ce lancer ne peut pas quitter la couleur.
ui-risk-nothing = En cas de perte : rien, le château { $colour ->
        [blue] bleu
        [yellow] jaune
       *[red] rouge
    } est vide.
ui-risk = En cas de perte : { $card ->
        [wall] une muraille
        [small_tower] une petite tour
        [house] une maison
       *[great_tower] une grande tour
    }, { $end ->
        [left] au bout gauche
        [right] au bout droit
       *[other] à un bout
    } du château { $colour ->
        [blue] bleu
        [yellow] jaune
       *[red] rouge
    }.
ui-dice-rolled = Dés du prochain lancer
ui-own-die-tip = Votre dé est toujours lancé.
ui-special-die-number = Dé spécial { $number }
ui-die-on = Sera lancé, puis retournera au centre.
ui-die-off = Reste chez vous ; cliquez pour le lancer aussi.
ui-one-less = Un dé spécial de moins
ui-one-more = Un dé spécial de plus

## Information

ui-moment = couleur du tour : { $colour ->
        [blue] bleu
        [yellow] jaune
       *[red] rouge
    }
ui-key-choices = carte, dés, évaluation
ui-key-faces = choisir un dé lancé
ui-key-dice = dés spéciaux du prochain lancer
ui-key-roll = relancer, s’arrêter
ui-ring-short = Piste
ui-ring-reconstructed = piste reconstituée
# La planche illustrée
ui-sheet-note = Les nombres disent combien de cartes restent dans les piles.
ui-sheet-dice = Dés
ui-sheet-special = Lancé en plus de votre dé ; une seule des faces déplace la couronne.
ui-sheet-spaces = Cases de la piste
ui-sheet-ring = Chaque couleur a les mêmes cases.

ui-info-track = Les cases d’une couleur, dans l’ordre
ui-info-goal = Qui atteint { $goal } points gagne aussitôt.
ui-info-reconstructions = Reconstitutions
ui-info-note = La règle ne dit pas tout du plateau : ces points reposent sur des indices, surtout sur son exemple. Sur la piste, les cases en question le disent (≈). L’option « { option-title-data } » permet un autre ordre.
ui-info-own-track = La piste de cette table vient de ses joueurs.
ui-reconstruction-R1-4 = 24 cases, huit par couleur : bleu, jaune, rouge, dans le sens des aiguilles d’une montre.
ui-reconstruction-R1-5 = L’ordre des cases dans une couleur ; seul celui de la troisième à la cinquième est incertain.
ui-reconstruction-R1-6 = La couronne commence sur la grande tour d’une des trois couleurs.

## Premier tour guidé

guide-goal = Deux joueurs, une course : qui atteint le roi, à 30 points, gagne. Les points viennent des évaluations : votre château d’une couleur contre celui de l’adversaire.
guide-track = La couronne fait le tour de la piste. Sa case dit ce que vous pouvez prendre : une carte de cette couleur, des dés spéciaux, ou une évaluation.
guide-castles = Chaque couleur a deux châteaux : le vôtre en bas, celui de l’adversaire en haut. Une tour ou une maison se pose à côté d’une muraille.
guide-roll = Lancez votre dé. Le premier lancer du tour est sans risque ; la couleur atteinte devient celle de votre tour.
guide-choose = Choisissez : la carte ou des dés, ou l’évaluation sur une couronne. Ce n’est qu’un aperçu : vous pouvez encore changer. Pour une carte, touchez une place dorée de votre château.
guide-odds = Voici le risque du prochain lancer, selon les dés que vous lancez. Quitter la couleur termine le tour et coûte la carte la plus chère d’un bout.
guide-stop = Relancez pour continuer, ou arrêtez-vous : votre choix est joué, et c’est à l’adversaire.
guide-end = C’est tout. Gardez des dés spéciaux pour les lancers dangereux, et évaluez quand votre château vaut le plus.
# Ce qui est imprimé
ui-tip-stay = rester
ui-tip-odds-stay = Combien de fois le prochain lancer, avec les dés choisis, peut rester dans cette couleur : alors le tour continue.
ui-tip-odds-crown = Combien de fois le prochain lancer peut atteindre une couronne de cette couleur, où l’on évalue les châteaux.
ui-tip-odds-loss = Combien de fois tous les dés quittent la couleur : cela termine le tour et coûte une carte à un bout du château.
ui-tip-value = La valeur de ce château : la somme de ses cartes. S’il a une brèche, seule la meilleure partie compte.
ui-tip-lead = Qui marquerait maintenant, et combien : une évaluation de cette couleur rapporte l’écart entre les deux châteaux.
ui-tip-race = Qui atteint le roi, à { $goal } points, gagne. Les points viennent des évaluations.
option-title-start = Départ
option-title-data = Données
ui-tip-roll = Le dernier lancer : le dé du joueur et, en rouge, les dés spéciaux. L’un d’eux déplace la couronne.
