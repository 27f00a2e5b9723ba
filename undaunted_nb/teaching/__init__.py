"""Combat math for teachers: odds, tables and charts that display themselves.

Imports pandas, Altair and ipycanvas only when needed.
"""
