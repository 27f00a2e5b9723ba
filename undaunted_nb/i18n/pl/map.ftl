# Mapa stołu: co mówią jej znaki, legenda i przyciski.

word-asked = pytanie dotyczy tego miejsca
word-hinted = spójrz tutaj
word-map-tools = Mapa
word-map-key = Legenda
word-map-in = Przybliż
word-map-out = Oddal
word-map-whole = Pokaż całą mapę
word-key-zoom = przybliż, oddal, cała mapa
legend-cover = osłona kafla
legend-hill = osłona wzgórza
