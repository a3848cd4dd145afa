"""What faces outwards: views, text positions, and what clients and the terminal draw from."""
