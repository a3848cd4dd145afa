"""A complete little game for tests: a race to 21 with a die, coins and a secret lucky number."""
