"""The live table: the widget, and the session that connects it to a game."""
