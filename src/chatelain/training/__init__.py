"""Learning to judge positions from games that the search plays against itself. Needs the extra `[train]`."""
