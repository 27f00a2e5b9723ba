"""Deliberate faults, to find out what the tests notice."""
