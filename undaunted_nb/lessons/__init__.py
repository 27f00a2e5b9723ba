"""Walkthroughs, and later lessons and exercises: data that plays itself on the live table and checks what it says."""
