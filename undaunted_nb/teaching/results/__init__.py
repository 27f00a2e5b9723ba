"""The results that a call returns: odds, draws, losses, plans, balance, reviews."""
