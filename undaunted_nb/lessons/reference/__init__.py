"""What can be looked up: rules, terms, editions, sources, and the search."""
