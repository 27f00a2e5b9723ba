# The map of the table: what its marks, its legend and its buttons say.

word-asked = the question is about this
word-hinted = look here
word-map-tools = Map
word-map-key = Key
word-map-in = Zoom in
word-map-out = Zoom out
word-map-whole = Show whole map
word-key-zoom = zoom in, zoom out, whole map
legend-cover = cover of a tile
legend-hill = cover of a hill
