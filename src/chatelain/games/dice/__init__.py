"""The Castles of Burgundy: the Dice Game: one roll for all, up to five players."""
