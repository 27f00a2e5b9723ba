"""The parts that Undaunted: Normandy and Undaunted: North Africa share. Each edition's own rules and data are in its own folder."""
