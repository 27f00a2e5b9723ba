"""Exact chances of attacks and draws."""
