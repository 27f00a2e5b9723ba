"""The parts that Undaunted: Normandy and Undaunted: North Africa share. Each edition's own rules and data are in its own folder."""

# The position and its rules need each other. Importing the position first lets any module be imported first.
from .rules.state import position as position
