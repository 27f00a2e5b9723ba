"""How a result displays itself."""
