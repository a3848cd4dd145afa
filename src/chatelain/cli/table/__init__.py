"""A game at the terminal: board, moves, conversation."""
