"""A lesson in progress."""
