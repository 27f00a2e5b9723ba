"""The contract that every game keeps: immutable positions, legality with reasons, and chance as a side.

It uses the standard library only.
"""
