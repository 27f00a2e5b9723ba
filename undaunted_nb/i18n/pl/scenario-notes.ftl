scenario-notes-normandy-example-round = Przykładowa runda z instrukcji. Ich tekst wymienia 17B, 3B i 2A, zagrane karty, łączną obronę i kości. Pozostałe kafle, żetony i cele, punkty potrzebne do wygranej, pozostałe karty i dwie karty inicjatywy wybrał ten program.
scenario-notes-normandy-la-raye = Pierwszy drukowany scenariusz: tylko strzelcy i zwiadowcy oraz te same karty po obu stronach.
