"""The rules: positions, kinds of actions, legality, chance."""
