# La fin d’une partie.
end-title = Fin de partie
end-caption = { $game } · { $rounds } { $rounds ->
        [one] tour
       *[other] tours
    }
end-caption-turns = { $game } · { $turns } { $turns ->
        [one] tour
       *[other] tours
    }
end-caption-big = { $game } · { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    }
end-victory = Victoire { DE($player) }
end-shared = Victoire partagée
end-shared-by = { $players } terminent à égalité parfaite.
end-lead = { $points } { $points ->
        [one] point d’avance.
       *[other] points d’avance.
    }
end-lead-none = Même nombre de points : c’est le départage qui décide.
end-solo = Partie { DE($player) }
end-won = C’est gagné
end-lost = C’est perdu
end-stopped = Partie interrompue
end-stopped-text = La partie n’a pas été jouée jusqu’au bout : tout le monde a quitté la table, ou son enregistrement était plein. Les points sont ceux du dernier coup.
end-place = { $place }{ $place ->
        [one] er
       *[other] e
    }
end-ranking = Classement
end-rematch = Revanche
end-rematch-join = Rejoindre la revanche
end-rematch-spectator = Seuls les joueurs de cette table peuvent demander une revanche.
end-rematch-waiting = { $player } n’a pas encore répondu
end-rematch-waiting-many = { $count } joueurs n’ont pas encore répondu
end-rematch-all = Tout le monde est prêt
end-rematch-asks = Une revanche est proposée
end-accepted = { $player } a accepté
end-not-accepted = { $player } n’a pas encore répondu
end-watch = Revoir
end-board = Voir le plateau
end-share = Partager
end-share-text = { $game } : revoyez la partie, coup par coup.
end-shared-link = Le lien vers la partie est copié.
end-share-failed = Le lien n’a pas pu être copié : { $link }
end-download = Télécharger la partie
end-sheet = Feuille de score
end-sheet-best = le meilleur en gras
end-sheet-best-reader = le meilleur
end-total = Total
end-rest = Reste
end-details = Détail : { $source }
end-bars = D’où viennent les points
end-by-source = Points par source
end-as-chart = Graphique
end-as-sheet = Feuille
end-bar-of = { $player } : { $parts }. Total { $total }.
end-segment = { $source } { $points }
end-sheet-loading = La feuille de score arrive…
end-sheet-failed = La feuille de score n’a pas pu être chargée. { $reason }
end-retry = Réessayer
end-course = Points au fil de la partie
end-course-text = Points de chaque joueur au fil de la partie. { $final }
end-course-table = Points à la fin de chaque étape
end-step = Étape
end-turn = Tour { $turn }
end-move = Coup { $move }
end-axis-turns = tours
end-axis-moves = coups
end-phase = Phase { $phase }
end-round = Tour { $round }
end-big-round = Manche { $round }
end-phase-round = { $phase }, { $round }
end-moments = Moments clés
end-moments-text = Les plus gros gains en un coup
end-moment-open = Revoir ce moment
end-moments-none = Personne n’a marqué de points.
end-dice = Dés
end-draws = Tirages
end-dice-of = { $kind } : { $counts }. Attendu : { $expected } par face.
end-dice-face = { $count } fois { $face }
end-dice-expected = Attendu : { $expected } par face
end-dice-rolls = { $total } { $total ->
        [one] lancer
       *[other] lancers
    }
end-dice-all = Tous les dés
end-dice-none = Aucun dé dans ce jeu : les cartes et les tuiles ont été tirées avec la graine scellée.
end-dice-kinds = Sorte de dé
end-rolls-die = Dés des joueurs
end-rolls-white-die = Dé blanc
end-rolls-number-die = Dés classiques
end-rolls-own-die = Dé personnel
end-rolls-special-die = Dés spéciaux
end-rolls-start-die = Qui commence
end-commitment = Empreinte publiée avant
end-secret = Graine révélée après
end-verify = Vérifier
end-verified = vérifiés
end-broken = ne correspondent pas
end-unverified = à vérifier
end-check-same = L’empreinte annoncée au début est bien celle-ci.
end-check-same-bad = L’empreinte annoncée au début était une autre.
end-check-seal = Cet appareil a calculé le SHA-256 de la graine : c’est l’empreinte.
end-check-seal-bad = Cet appareil a calculé le SHA-256 de la graine : ce n’est pas l’empreinte.
end-check-seal-unable = Ce navigateur ne calcule pas d’empreinte sans https ; comparez à la main : printf GRAINE | xxd -r -p | sha256sum
end-check-server = Le serveur a rejoué toute la partie : chaque lancer et chaque tirage découle de la graine.
end-check-server-bad = Le serveur a rejoué la partie : un lancer ou un tirage ne découle pas de la graine.
end-checks = Vérification
end-checks-text = Avant le premier lancer, le serveur a publié l’empreinte d’une graine secrète dont découlent tous les dés et tous les tirages. La graine est révélée maintenant : personne n’a pu la changer en cours de route.
end-copy = Copier
end-copied = Copié.
end-fairness-failed = Les dés n’ont pas pu être vérifiés. { $reason }
