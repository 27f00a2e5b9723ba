"""Many games: played by workers, counted, kept in a file."""
