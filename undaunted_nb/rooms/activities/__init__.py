"""What a class can do together: each kind is a class with a name."""
