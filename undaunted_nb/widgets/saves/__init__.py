"""Saved games, and the content that a table can show."""
