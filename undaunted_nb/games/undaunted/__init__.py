"""What Undaunted: Normandy and Undaunted: North Africa share; each edition's own rules and data are in a folder of its own."""

# The position and the rules that it answers with need each other: with the position first, any module may be imported first.
from . import position as position
