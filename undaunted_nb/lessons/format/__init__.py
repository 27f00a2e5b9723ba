"""The file of a lesson or a walkthrough, read and checked."""
