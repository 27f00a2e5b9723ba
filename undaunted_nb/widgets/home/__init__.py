"""The home page, with the builder."""
