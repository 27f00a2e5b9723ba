"""Combat math for teachers: odds, tables and charts that show themselves. pandas, Altair and ipycanvas are imported when needed."""
