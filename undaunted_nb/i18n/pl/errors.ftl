list = { $first } i { $last }
place-data = pozycja
