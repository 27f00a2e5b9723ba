"""The contract that every game keeps: positions are values, legality explains itself, chance is a side. Standard library only."""
