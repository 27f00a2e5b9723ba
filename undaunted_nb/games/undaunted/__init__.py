"""What Undaunted: Normandy and Undaunted: North Africa share; each edition's own rules and data are in a folder of its own."""
