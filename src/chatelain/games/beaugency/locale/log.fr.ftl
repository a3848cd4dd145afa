# Le journal : ce qui se dit sur la ligne d’autre chose
log-dice-returned = {""}
log-turn-ended = {""}
log-crown-moved = la couronne arrive : { $space }, domaine { $colour }
log-card-placed = maintenant à la place { $slot } de son château fort
log-left-colour = quitte le domaine { $colour }
log-lost-card = perd une { $card } de son château fort { $colour }
log-lost-nothing = pas de carte à perdre (château fort { $colour } vide)
log-evaluation = châteaux forts, domaine { $colour } : { $own } contre { $other }, { $points }
log-evaluation-tie = châteaux forts, domaine { $colour } : { $own } partout, aucun point
