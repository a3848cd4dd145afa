# Les bots : leur nom, seul et dans une phrase, et leur façon de jouer.

bot-name-random = bouffon
bot-the-random = le bouffon
bot-hint-random = Joue n’importe quel coup permis : pour essayer un jeu.
bot-name-greedy = avare
bot-the-greedy = l’avare
bot-hint-greedy = Prend le coup qui lui promet le plus de points.
bot-name-page = page
bot-the-page = le page
bot-hint-page = Joue ce qui brille : un premier adversaire.
bot-name-squire = écuyer
bot-the-squire = l’écuyer
bot-hint-squire = Prend ce qui rapporte tout de suite et oublie les autres.
bot-name-knight = chevalier
bot-the-knight = le chevalier
bot-hint-knight = Prévoit son tour entier, avec des règles simples.
bot-name-baron = baron
bot-the-baron = le baron
bot-hint-baron = A appris de nombreuses parties, mais garde ses humeurs.
bot-name-count = comte
bot-the-count = le comte
bot-hint-count = A appris de nombreuses parties et se trompe rarement.
bot-name-duke = duc
bot-the-duke = le duc
bot-hint-duke = Joue la suite en pensée avant de choisir : le meilleur de tous.
