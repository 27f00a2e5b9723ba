label-rough = trudny teren
legend-objective = punkty celu
legend-shield = obrona podstawowa
word-vehicles = Pojazdy
word-no-action = brak akcji
coach-caveat = Większość liczb tutaj to liczby tego programu, bo drukowanych nie udało się znaleźć. Zobacz „{ word-numbers }” w menu.
