# Co jest napisane na zapisanym obrazku, przed klawiszami Shift i Enter.

picture-is = To jest obrazek.
picture-start = Aby zacząć albo kontynuować, kliknij tutaj, a potem naciśnij

# Stół, którego program już nie odpowiada; klawisze stoją za zdaniem.

word-stopped = Program się zatrzymał.
word-stopped-press = Aby kontynuować, kliknij tutaj, a potem naciśnij
word-stopped-tap = Aby kontynuować, dotknij tutaj, a potem ▶ u góry strony.
word-thinking = Przeciwnik myśli…
word-squeezed = Pasek boczny nie zostawia miejsca na stół.
word-close-bar = Zamknij pasek boczny
word-home = Strona główna

# Strona główna.

home-title = Ucz się, grając
home-lead = Trzy gry planszowe, jeden stół. Spróbuj dowolnego ruchu: stół wyjaśni, dlaczego jest niedozwolony, i wskaże stronę instrukcji.
home-here = Zacznij tutaj, { $minutes } min
home-continue = Kontynuuj
home-next = Dalej
home-start = Zacznij
home-finished = Cały kurs ukończony
home-plays = Zagraj od razu
home-no-lessons = Ta gra nie ma jeszcze lekcji.
home-lesson = Lekcja { $n }: { $title }
home-first = Przesuń jeden żeton i naucz się czytać planszę.
home-step = Krok { $n } z { $of }.
home-days = Twoje dni
home-days-month = Dni, w których coś zrobiono: { $n } z ostatnich { $of }.
home-days-weeks = Tygodnie z rzędu, w których takich dni jest co najmniej trzy: { $n }.
home-days-squares = Kalendarz z ostatnich tygodni ({ $n }). Wypełniony kwadrat to dzień, w którym coś zrobiono.
home-puzzle = Zadanie dnia
home-three-minutes = Trzy minuty zadań
home-mistakes = { $n ->
    [0] Twoje błędy
   *[other] Twoje błędy: { $n } na dziś
 }
home-minutes = { $n } min
home-play = Zagraj: { $name }
home-play-new = Cała gra trwa około 30 minut
home-play-on = Kontynuuj od miejsca, w którym gra została przerwana
home-placement = Sprawdź, co już umiesz
    .text = Najwyżej 12 pytań wskaże twoją pierwszą lekcję
home-friend = Zagraj ze znajomym
    .text = Dwa ekrany i link do wysłania
home-friend-get = Pobierz link
home-friend-battle = Wybierz inną bitwę
home-friend-ready = { $name }: wasz pokój dla dwojga jest otwarty. Gra zacznie się, gdy druga osoba otworzy link. Ukryte karty pozostają ukryte.
home-friend-here = Na razie tylko ten komputer może otworzyć link.
home-friend-open = Link może otworzyć każdy w tej sieci, na przykład wszystkie telefony w tym samym Wi-Fi.
home-friend-let = Pozwól innym w tej sieci otworzyć link
    .note = Nie w kawiarni ani na dworcu
home-friend-close = Zamknij pokój
home-friend-mine = Otwórz swoją stronę stołu
home-friend-link = Link dla znajomego
home-friend-qr = Kod QR linku dla znajomego
home-friend-python = Pokój dla dwojga wymaga Pythona na komputerze. Tutaj Python działa wewnątrz strony i żaden inny ekran do niego nie dotrze.
home-friend-same = Co działa tutaj: ten link daje wam obojgu tę samą pozycję { $name } z tymi samymi kartami. Każde gra przeciw komputerowi. Potem porównajcie.
home-friend-print = Możecie też wydrukować pytania dla dwojga: un.worksheet("normandy", seed=1). To samo ziarno daje ten sam arkusz.
home-friend-two =
    .note = Gracie na zmianę na tym ekranie
home-quiz = Quiz
home-quiz-new = Pytania o to, co już było w lekcjach
home-quiz-done = Dzisiejsza powtórka zrobiona
home-quiz-due = { $minutes } min: do powtórki { $n } { $n ->
        [one] reguła
        [few] reguły
        [many] reguł
        *[other] reguły
    }
home-games = Gry
home-game-normandy = Normandia
home-game-north-africa = Afryka Północna
home-game-memoir44 = Memoir '44
home-done = { $n } z { $of }
home-course = Ukończone lekcje: { $n } z { $of }{ $stars ->
        [0] {""}
        *[other] , gwiazdki: { $stars }
    }
home-station = Lekcja { $n }, { $title }: { $state ->
        [done] ukończona
        [known] znana, można ją pominąć
        [now] następna
        *[ahead] otwarta
    }{ $stars ->
        [0] {""}
        *[other] , gwiazdki: { $stars }
    }, { $minutes } min
home-back = Wróć do kursu
home-kept = Zapisane gry
home-kept-none = Nie ma jeszcze zapisanych gier. Gra zapisuje się po każdej decyzji.
home-kept-note = { $side }, decyzje: { $n }
home-kept-over = { $side }, decyzje: { $n }, gra skończona
home-kept-more = Pokaż więcej
home-kept-left = Pozostałe gry: { $n }
home-two = Dwoje graczy
home-battles = Bitwy
home-source-public = Scenariusz drukowany
home-source-rulebook = Z instrukcji
home-source-house = Ułożony dla tego programu
home-walk = Krok po kroku
home-odds = Szanse
home-notebooks = Notatniki
home-teachers = Dla nauczycieli
    .text = Folder „teacher” na liście plików zawiera notatniki dla klasy: od jednej kości po ćwiczenie, które samo się sprawdza.
    .more = Kartę pytań do druku przygotuje un.worksheet("normandy"), a widok dla rzutnika un.projector.
    .guide = Przewodnik dla nauczycieli: lekcje, cele, odpowiedzi, druk i ocenianie
home-answers = Odpowiedzi do wszystkich ćwiczeń
    .note = z notatników poniżej
home-ready = 45 minut: { $title }
    .note = plan, arkusz i klucz
home-print = Do druku: { $title }
    .note = plan i klucz
home-ready-a-die = Co mówi kość
home-ready-two-dice = Dwie kości i najlepszy atak
home-ready-fair-game = Czy ta gra jest uczciwa?
home-class = { $number }. { $title }
home-class-age = od { $age } lat, { $minutes } min
home-class-any = { $minutes } min
home-teacher-01 = Co mówi kość
home-teacher-02 = Dwie kości to nie dwa razy jedna
home-teacher-03 = Na planszy: obrona, osłona, odległość
home-teacher-04 = Atak czy przygwożdżenie?
home-teacher-05 = Kiedy oddział znika?
home-teacher-06 = Talia jako loteria
home-teacher-07 = Ćwiczenie dla klasy
home-teacher-08 = Kości z symbolami
home-teacher-09 = Wasze własne rzuty
home-teacher-10 = Co już widać
home-teacher-11 = Stany i kroki
home-teacher-12 = Czy ten scenariusz jest uczciwy?
home-teacher-13 = Uczciwy dla jakich graczy?
home-teacher-14 = Szczęście czy umiejętności?
home-teacher-15 = Zbadaj szanse
home-teacher-16 = Klasa, która gra razem
home-teacher-17 = Zwiń drzewo decyzji
home-teacher-18 = Wybierz w tajemnicy
home-teacher-19 = Dwa prawa walki
home-teacher-20 = Co kryje ręka
home-teacher-21 = To samo szczęście dwa razy
