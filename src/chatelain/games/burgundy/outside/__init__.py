"""What the game shows: views, what clients draw from, positions as text, the table in the terminal."""
