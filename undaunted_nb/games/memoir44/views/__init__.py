"""What a side can see, and positions, actions and events in words."""
