"""The games and their courses, as the home page shows them."""
