# Textes propres à la table dans le navigateur ; les noms et les phrases du jeu sont ceux du moteur.
ui-moment = tour { $turn }, { $built } { $built ->
        [one] bâtiment
       *[other] bâtiments
    } sur { $sites }
ui-moment-place = placement des pions
ui-map = Plan de Burdigala
ui-rail = Joueurs, tour et main
ui-tabs = Parties de la table
ui-tab-hand = Main
ui-tab-players = Joueurs
ui-tab-log = Journal
ui-see-all = Voir tout le plan
ui-zoom-in = Agrandir
ui-close = Fermer
ui-steps = Étapes du tour
ui-step-place = Placer les pions
ui-step-roll = Lancer
ui-step-move = Déplacer
ui-step-stone = Poser une pierre
ui-step-seven = Se corrompre ?
ui-step-again = Rejouer ?
ui-step-end = Finir
ui-end-turn = Finir le tour
ui-turn-of = { $player } joue
ui-decide-first = choisissez d’abord
ui-first-place = choisissez un point
ui-first-move = choisissez une cible
ui-first-stone = choisissez un chantier
ui-first-send = choisissez un point
ui-first-look = choisissez un chantier
ui-first-discard = choisissez une carte
ui-pick-pawn = choisissez un pion
ui-do-place = Placer le pion ici
ui-do-move = Aller au point { $point }
ui-do-remove = Retirer le pion
ui-do-lay = Poser la pierre
ui-do-corrupt = Prendre le jeton
ui-do-again = Le prendre et lancer

# Le panneau du tour
ui-turn-panel = Dés et choix
ui-die = Dé { $die } : { $value }
ui-die-walked = Dé { $die } : { $value }, parcouru
ui-die-number = dé { $die }
ui-die-text = Les cibles de ce dé sont dorées, celles de l’autre ivoire. Un clic sur une cible choisit son dé.
ui-title-over = La partie est finie
ui-title-wait = { $player } joue
ui-title-place = Placez un pion
ui-title-move = Déplacez un pion
ui-title-double = Double : déplacez un pion
ui-title-remove = Aucun coup possible
ui-remove-text = Aucun pion ne peut avancer et poser une pierre. Retirez un des vôtres, ou jouez une carte qui aide.
ui-title-send = Renvoyez le pion
ui-title-stone = Posez une pierre
ui-title-look = Indiscrétion
ui-look-text = Choisissez un chantier dont vous voulez voir la face cachée. { $count ->
        [one] Encore 1 regard.
       *[other] Encore { $count } regards.
    }
ui-title-after = Fin du tour
ui-text-after = Finissez le tour, ou jouez une carte.
ui-title-seven = Sept : se corrompre ?
ui-text-seven = Un jeton corruption pour un privilège.
ui-title-again = Double : rejouer ?
ui-text-again = Un tour complet de plus pour un jeton corruption.
ui-title-vino = In vino veritas
ui-title-privilege = Choisissez le privilège
ui-title-discard = Trop de cartes
ui-discard-text = Vous avez droit à { $limit } intrigues : défaussez-en une, de la main ou de la table.
ui-title-keep = Gardez-en une
ui-keep-text = Les autres sont remélangées à la pioche.
ui-title-swap = Négociant
ui-swap-text = Marchandises { DE($player) } : une des vôtres contre une des siennes.
ui-swap-give = Vous donnez
ui-swap-take = Vous prenez
ui-swap-none = Ne rien échanger
ui-cancel-card = Reprendre la carte
ui-stone-drag = Glissez-la sur un chantier éclairé, ou cliquez sur le chantier.
ui-honest = Rester intègre
ui-honest-text = +{ $points } pour la pierre
ui-second-stone = Seconde pierre
ui-good = Marchandise
ui-good-text = une carte au hasard
ui-one-token = 1 jeton
ui-instead = +{ $points } au lieu de la première
ui-finishes = termine le bâtiment
ui-finishes-bonus = termine, bonus +{ $points }
ui-finishes-value = termine : { $points } points
ui-draws = { $count ->
        [one] { $player } pioche
       *[other] { $player } pioche { $count } fois
    }
ui-you-draw = { $count ->
        [one] vous piochez
       *[other] vous piochez { $count } fois
    }
ui-stop = En rester là
ui-stop-text = aucun jeton
ui-again = Rejouer
ui-again-text = nouveaux dés, nouvelle carte
ui-vino-decline = ni jeton, ni marchandise
ui-play-card = Jouer { $card }
ui-play-it = puis elle est défaussée
ui-lay-it = reste devant vous
ui-in-front-of = devant { $player }
ui-card-at-random = { $count ->
        [one] sa seule carte en main
       *[other] 1 de ses { $count } cartes en main
    }
ui-good-at-random = { $count ->
        [one] sa seule marchandise
       *[other] 1 de ses { $count } marchandises, au hasard
    }
ui-goods-count = { $count ->
        [one] 1 marchandise
       *[other] { $count } marchandises
    }
ui-token-of = Jeton de { $value }
ui-token-gains = { $points ->
        [0] il ne coûte rien
        [one] 1 point de perte en moins
       *[other] { $points } points de perte en moins
    }
ui-from-hand = de votre main
ui-from-table = de la table
ui-drawn-count = { $count ->
        [one] 1 piochée
       *[other] { $count } piochées
    }

# Le plan
ui-point = Point { $point }, { $name }
ui-pawn-of = pion { $pawn } { DE($player) }
ui-my-pawn = Votre pion { $pawn } au point { $point }, { $name }
ui-target-dice = à portée avec { $dice }
ui-target-place = un pion peut s’y placer
ui-target-send = le pion peut y être renvoyé
ui-touches = Touche : { $districts }.
ui-chip-dice = avec le { $dice }
ui-chip-good = 1 marchandise
ui-chip-sends = vous renvoyez { $player }
ui-site = { $site }, { $stones } { $stones ->
        [one] pierre
       *[other] pierres
    } sur { $size }
ui-site-sub = { $stones } { $stones ->
        [one] pierre
       *[other] pierres
    } sur { $size }
ui-site-known = vous l’avez vu : { $building }, { $value } points
ui-site-brings = une pierre rapporte { $points }
ui-hidden = une valeur cachée
ui-built = { $site }, terminé : { $building }, { $value } points
ui-built-sub = { $site } · { $value } points
ui-built-text = Terminé : on n’y construit plus.
ui-next-stone = prochaine pierre : +{ $points }
ui-next-finishes = la prochaine pierre termine
ui-bonus = bonus +{ $points }
ui-may-be = Valeur cachée, l’une de : { $values } (≈).
ui-fix-dice = { $count ->
        [one] Un { $dice } y mènerait.
       *[other] L’un de ces dés y mènerait : { $dice }.
    }
ui-fix-too-far = Aucun dé n’y mène en un coup.
ui-fix-points = On le touche depuis les points { $points }.
ui-fix-no-site = Choisissez un point à côté d’un chantier en cours.
ui-fix-card-played = Gardez-la pour votre prochain tour.

# Joueurs et main
ui-players = Joueurs
ui-you = vous
ui-bot = bot
ui-online = en ligne
ui-away = absent
ui-acts = à jouer
ui-ended-now = Si la partie finissait maintenant : { $points }, avec vos marchandises et vos cartes permanentes, moins vos jetons ; vous seul le voyez.
ui-row-text = Cliquez pour voir tout ce qui est ouvert.
ui-permanents = Permanentes
ui-pawns = Pions
ui-hidden-things = Faces cachées
ui-hidden-counts = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }, { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
ui-seen-goods = Marchandises vues
ui-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-hand = Votre main
ui-hand-count = { $count } { $count ->
        [one] intrigue
       *[other] intrigues
    } sur { $limit }
ui-no-cards = Aucune intrigue. Les pions autour d’un bâtiment terminé en piochent une.
ui-card-laid = permanente, devant vous
ui-laid-short = posée
ui-card-permanent = permanente
ui-card-once = jouée une fois
ui-card-discard = Cliquez pour défausser
ui-card-playable = Jouable : aucune carte jouée ce tour-ci
ui-worth = { $points } points en fin de partie
ui-token-sum = Total { $total }
ui-token-total = Total { $total }, visible de vous seul
ui-no-tokens = Aucun jeton
ui-tokens = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
ui-goods = Marchandises
ui-goods-points = { $points ->
        [one] { $points } point en fin de partie
       *[other] { $points } points en fin de partie
    }
ui-good-count = { $good } : { $count }
ui-good-left = ≈ { $count } dans le jeu

ui-map-reconstructed = Plan reconstitué
# La planche illustrée
ui-sheet-note = Les nombres disent combien de cartes et de marchandises vous n’avez pas vues : dans les pioches et chez les autres.
ui-sheet-size = Bâtiments de { $size } pierres
ui-sheet-permanent = Intrigues permanentes
ui-sheet-permanent-note = Posées devant soi, elles restent et valent { $points } points à la fin.
ui-sheet-once = Intrigues jouées une fois
ui-sheet-unseen = pas encore vu
ui-sheet-built = construit : { $site }
ui-sheet-seen = vu par vous : { $site }
ui-sheet-token = Coûte { $value }

# Informations
ui-info-box = Points et cartes
ui-info-sets = Séries de 1 à 5 marchandises différentes : { $points } points.
ui-info-corruption = La corruption coûte sa valeur ; le plus corrompu perd { $points } points de plus.
ui-info-permanent = Une carte permanente devant vous : { $points } points.
ui-info-reconstructions = Reconstitutions (≈)
ui-info-note = Le plateau imprimé, les tuiles et les cartes ne sont pas connus. Ceux-ci sont les nôtres et respectent tout ce que dit la règle.
ui-info-tiles = Tuiles de taille { $size }, valeurs : { $values }.
ui-info-tokens = Jetons corruption (nombre × valeur) : { $values }.
ui-info-goods = Marchandises : { $goods }.
ui-info-cards = Intrigues : { $cards }.
ui-info-map = Le plan : { $points } points et { $streets } rues.
ui-info-rules = Règles concernées :
ui-key-pawn = pion suivant
ui-key-die = l’autre dé
ui-key-tab = parcourir ce qui est éclairé

# Le premier tour guidé
guide-place = Placez vos pions sur les carrefours : choisissez un point éclairé. Un pion construit dans tous les quartiers qu’il touche.
guide-map = Bienvenue à Burdigala : 14 quartiers et leurs chantiers. Un disque blanc est un chantier, un disque de terre cuite un bâtiment terminé. Le cadre compte les points.
guide-dice = Vos dés sont lancés. Un déplacement fait exactement la longueur de l’un d’eux ; les petits dés du plan montrent où chacun mène.
guide-target = Une cible montre son chemin quand on la vise ou qu’on la touche. Choisissez-en une. Une ancre est un port : y finir rapporte une marchandise.
guide-site = Posez maintenant une pierre sur un chantier éclairé. Le chiffre dit ce qu’elle rapporte : les places restées vides, ou la valeur cachée si elle termine le bâtiment.
guide-choices = Un sept offre un privilège et un double un autre tour, chacun contre un jeton corruption. Les jetons coûtent des points à la fin : rester intègre est permis.
guide-hand = Votre main : les intrigues, une par tour ; les marchandises, qui comptent par séries de sortes différentes ; et votre corruption.
guide-end = Voilà un tour. Finissez-le : les autres jouent, puis c’est à vous. Annuler reprend ce qui n’a rien révélé de caché.
# Ce qui est imprimé
ui-tip-sea-lane = Voie maritime
ui-tip-sea-lane-text = Un pas entre deux ports, après un double ou avec le Bateau.
ui-tip-fast-lane = Voie rapide
ui-tip-track = Piste des points
ui-tip-track-text = Cent points par tour de piste ; au-delà, on en a cent de plus.
option-title-data = Données
ui-tip-die = Un pion avance exactement du nombre de points de l’un des deux dés.
