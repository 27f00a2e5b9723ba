"""What follows a slider or a click: the explorer, the projector, the dice, the poll."""
