"""What faces outwards: views, shapes, what clients draw from, text positions, the table in the terminal."""
