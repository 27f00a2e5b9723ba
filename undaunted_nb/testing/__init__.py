"""Tests that people who write a game import."""
