# Textes qui n'appartiennent à aucun jeu.

list-and = { $first } et { $last }

# Refus de la partie elle-même, quel que soit le jeu.
refusal-stale = La partie a avancé : vous avez vu l’étape { $seen }, nous en sommes à { $now }.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-no-such-action = Il n’y a pas d’action numéro { $action }.
refusal-no-undo = { $limit ->
        [0] Rien ne peut être repris : ce qui a été lancé, pioché ou transmis est acquis.
        [one] Un seul coup peut être repris.
       *[other] On ne peut reprendre que { $limit } coups.
    }
refusal-undo-used-up = Vous avez joué { $limit } coups dans cette partie, reprises comprises : désormais, ce que vous jouez est acquis.
refusal-no-redo = Il n’y a aucun coup à rétablir.

# Ce qu'un coup coûte et rapporte. Un jeu ajoute les siens : `resource-<nom dans sa vue>`.
resource-workers = { $change } { $count ->
        [one] ouvrier
       *[other] ouvriers
    }
resource-silver = { $change } { $count ->
        [one] pépite d’argent
       *[other] pépites d’argent
    }
resource-dice = { $change } { $count ->
        [one] dé spécial
       *[other] dés spéciaux
    }

# Qui est assis où, quand personne n’a donné de nom.
seat-0 = Joueur 1
seat-1 = Joueur 2
seat-2 = Joueur 3
seat-3 = Joueur 4
seat-4 = Joueur 5
