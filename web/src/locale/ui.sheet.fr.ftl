# Tout d’un jeu en images, et les noms des cases et des points
sheet = Tout en images
sheet-of = { $game } en images
sheet-sections = Aller à
sheet-left = encore { $left } sur { $total }
sheet-total = { $total } en tout
key-sheet = tout en images, et ce qui reste
coordinates = Repères du plateau
coordinates-hint = Sur chaque case ou chaque point, le nom que lui donne le journal.
key-coordinates = montrer ou cacher les repères
