walk-normandy-example-round = Przykładowa runda
    .intro = Jedna runda, przykład z obu instrukcji. Wydanie ukraińskie nazywa graczy Denys (USA) i Roman (Niemcy), a rosyjskie Borys i Maksym. Runda jest ta sama. Naciśnij „{ word-next }”.
walk-normandy-setting-up = Rozstawienie La Raye
    .intro = Obie instrukcje pokazują rozstawienie pierwszego scenariusza. Rozstaw swoje pudełko razem z tymi krokami. Naciśnij „{ word-next }”.
