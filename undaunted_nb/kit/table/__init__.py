"""What a game gives the table, and what the tables of all games share."""
