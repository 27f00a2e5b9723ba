"""Links: what they ask for, and where they open."""
