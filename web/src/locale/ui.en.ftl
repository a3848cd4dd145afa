# Textes de l’interface qui n’appartiennent à aucun jeu.
