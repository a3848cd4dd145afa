"""The Castles of Burgundy: the Card Game, for one to four players."""
