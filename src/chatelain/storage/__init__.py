"""Where tables are kept: SQLite or PostgreSQL behind one layer. The record of a game is the truth."""
