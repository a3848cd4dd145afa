"""People who play by looking at the page and clicking. Nothing here talks to the server or knows the rules.

Every game's module has `play_step(page) -> bool`: does the next sensible thing, False once the game is over.
"""
