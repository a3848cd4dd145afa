"""What faces outwards: views, shapes for clients, text positions and the table in the terminal."""
