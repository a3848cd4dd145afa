# Le journal : titres, et ce qui se dit sur la ligne d’autre chose. Un brouillon se raconte quand le tour est montré.
title-rolled = Phase { $phase_number ->
        [1] I
        [2] II
       *[3] III
    } · tour { $turn }

log-rolled = Dés : { $colours } · { $numbers } · { $hourglasses ->
        [one] un sablier
       *[other] double sablier, on peut vendre
    }
log-phase-started = {""}
log-draft-start = {""}
log-draft-sale = {""}
log-draft-mark = {""}
log-draft-worker = {""}
log-committed = {""}
log-marked = { $number } en { $space }, { $zone }{ $paid }
log-took-worker = un ouvrier au lieu d’une combinaison

# Les points, avec leurs parts
log-zone-finished = zone de { $size } terminée : { $points }{ $bonus }
log-colour-completed = toutes les cases { spaces-colour } : { $points }
spaces-colour = { $die ->
        [bleu] bleues
        [gris] grises
        [mauve] mauves
        [jaune] jaunes
        [vert] vertes
       *[other] { $die }
    }
event-final-count = Tous les points, { $player }.
event-counted = { $player } : { $source } { $parts }.
log-counted = { $source } { $parts }
