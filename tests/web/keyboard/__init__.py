"""People who play by reading the page and pressing keys. No mouse, and no script moves the focus.

Every game's module has `play_step(keys) -> bool`: does the next sensible thing, False once the game is over.
"""
