# Les six bots : leur force mesurée, et mes résultats contre eux.
ladder-text = Chacun ne voit que ce qu’un joueur à sa place verrait. Leur cote est mesurée, pas décrétée.
ladder-game = Jeu
ladder-you = vous
ladder-not-played = pas encore joué
ladder-expected = attendu : { $percent } %
ladder-play = Jouer contre { $bot }
ladder-more = En savoir plus : { $bot }
ladder-points = { $points } points par partie
ladder-among = Vous parmi eux
ladder-played = { $count ->
        [one] Une partie contre les bots
       *[other] { $count } parties contre les bots
    }, { $won ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $won } gagnées
    }
ladder-none = Votre première partie contre un bot s’écrira ici.
ladder-no-rating = Votre cote paraît dès cinq parties, quand il y en a de gagnées et de perdues.
ladder-me = vous, { $rating } ± { $reach }
ladder-traits = Les petites barres : les points qu’un bot tire de chaque source, mesurés ; cinq pour celui qui en tire le plus.
ladder-hurried = Pour { $bot }, la mesure a été faite avec « { $spec } » : à table, il peut réfléchir plus longtemps.
ladder-unmeasured = Les bots de ce jeu n’ont pas encore été mesurés.
