"""Opponents that rate and look ahead, hints, reviews, exact plans."""
