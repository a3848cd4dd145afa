# Le journal : ce qui se dit sur la ligne d’autre chose
log-dice-returned = {""}
log-turn-ended = {""}
log-crown-moved = la couronne atteint la { coloured-space }
coloured-space = { $space } { $colour ->
        [bleu] bleue
       *[other] { $colour }
    }
coloured-castles = châteaux forts { $colour ->
        [bleu] bleus
        [jaune] jaunes
       *[rouge] rouges
    }
log-card-placed = maintenant à la place { $slot } de son château fort
log-left-colour = quitte le domaine { $colour }
log-lost-card = perd une { $card } de son château fort { $colour }
log-lost-nothing = pas de carte à perdre (château fort { $colour } vide)
log-evaluation = { coloured-castles }, { $own } contre { $other } : { $points }
log-evaluation-tie = { coloured-castles }, { $own } partout : aucun point
