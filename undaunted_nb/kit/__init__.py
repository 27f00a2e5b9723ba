"""What a game offers to all others, and the parts that it is built of."""
