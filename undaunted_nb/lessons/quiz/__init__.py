"""The endless quiz and the placement test."""
