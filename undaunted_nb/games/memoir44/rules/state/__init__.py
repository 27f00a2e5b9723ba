"""The setup and the position of a game, and the names of what is in them."""
