"""What a small game need not write: defaults for its rules, its table and its system."""
