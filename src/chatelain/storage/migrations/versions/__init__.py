"""One file a migration, in order."""
