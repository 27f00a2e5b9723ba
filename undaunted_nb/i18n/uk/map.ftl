# Карта столу: що кажуть її позначки, легенда й кнопки.

word-asked = про це запитують
word-hinted = гляньте сюди
word-map-tools = Карта
word-map-key = Легенда
word-map-in = Наблизити
word-map-out = Віддалити
word-map-whole = Уся карта
word-key-zoom = наблизити, віддалити, уся карта
legend-cover = укриття квадрата
legend-hill = укриття пагорба
