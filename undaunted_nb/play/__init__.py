"""A game that is played: its history, its journal, its line of text, its players."""
