"""The contract between games and everything that stands on them."""
