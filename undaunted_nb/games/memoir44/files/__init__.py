"""Files of scenarios and positions."""
