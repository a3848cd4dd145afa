# Everything of a game in pictures, and the names of spaces and points
sheet = Everything in pictures
sheet-of = { $game } in pictures
sheet-sections = Go to
sheet-left = { $left } of { $total } left
sheet-total = { $total } in all
key-sheet = everything in pictures, and what is left
coordinates = Names of the places
coordinates-hint = Each space or point shows the name the log gives it.
key-coordinates = show or hide the names of the places
