"""The Castles of Burgundy, the board game."""
