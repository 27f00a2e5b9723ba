"""The picture of the table: art as data, terrain drawn from a seed, and the static SVG."""
