# Undaunted: nazwy, powody odmowy i przebieg gry. Słowa w jednym znaczeniu: żeton (counter), znacznik (marker), kafel (tile), plansza (board), oddział (unit),
# karta, ręka, talia, stos kart odrzuconych, obszar gry, rezerwa, kość, obrona, osłona, odległość, tura, runda, punkt wejścia (spawn marker).

side-US = USA
    .gen = USA
    .dat = USA
    .acc = USA
    .ins = USA
    .loc = USA
    .gender = pl
side-DE = Niemcy
    .gen = Niemiec
    .dat = Niemcom
    .acc = Niemcy
    .ins = Niemcami
    .loc = Niemczech
    .gender = pl
side-of-US = USA
    .gen = USA
    .dat = USA
    .acc = USA
    .ins = USA
    .loc = USA
    .gender = pl
side-of-DE = Niemcy
    .gen = Niemiec
    .dat = Niemcom
    .acc = Niemcy
    .ins = Niemcami
    .loc = Niemczech
    .gender = pl

card-platoon-sergeant = Sierżant plutonu
    .gen = sierżanta plutonu
    .dat = sierżantowi plutonu
    .acc = sierżanta plutonu
    .ins = sierżantem plutonu
    .loc = sierżancie plutonu
    .gender = m
card-platoon-guide = Przewodnik plutonu
    .gen = przewodnika plutonu
    .dat = przewodnikowi plutonu
    .acc = przewodnika plutonu
    .ins = przewodnikiem plutonu
    .loc = przewodniku plutonu
    .gender = m
card-squad-leader = Dowódca drużyny { $squad }
    .gen = dowódcy drużyny { $squad }
    .dat = dowódcy drużyny { $squad }
    .acc = dowódcę drużyny { $squad }
    .ins = dowódcą drużyny { $squad }
    .loc = dowódcy drużyny { $squad }
    .gender = m
card-scout = Zwiadowca { $squad }
    .gen = zwiadowcy { $squad }
    .dat = zwiadowcy { $squad }
    .acc = zwiadowcę { $squad }
    .ins = zwiadowcą { $squad }
    .loc = zwiadowcy { $squad }
    .gender = m
card-rifleman = Strzelec { $squad }
    .gen = strzelca { $squad }
    .dat = strzelcowi { $squad }
    .acc = strzelca { $squad }
    .ins = strzelcem { $squad }
    .loc = strzelcu { $squad }
    .gender = m
card-sniper = Snajper
    .gen = snajpera
    .dat = snajperowi
    .acc = snajpera
    .ins = snajperem
    .loc = snajperze
    .gender = m
card-machine-gunner = Cekaemista { $squad }
    .gen = cekaemisty { $squad }
    .dat = cekaemiście { $squad }
    .acc = cekaemistę { $squad }
    .ins = cekaemistą { $squad }
    .loc = cekaemiście { $squad }
    .gender = m
card-mortar = Moździerz
    .gen = moździerza
    .dat = moździerzowi
    .acc = moździerz
    .ins = moździerzem
    .loc = moździerzu
    .gender = m
card-fog = Mgła wojny
    .gen = mgły wojny
    .dat = mgle wojny
    .acc = mgłę wojny
    .ins = mgłą wojny
    .loc = mgle wojny
    .gender = f

counter-riflemen = Strzelcy { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = strzelców { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = strzelcom { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = strzelców { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = strzelcami { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = strzelcach { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = mp
counter-scouts = Zwiadowcy { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = zwiadowców { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = zwiadowcom { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = zwiadowców { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = zwiadowcami { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = zwiadowcach { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = mp
counter-machine-gunners = Cekaemiści { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = cekaemistów { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = cekaemistom { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = cekaemistów { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = cekaemistami { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = cekaemistach { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = mp
counter-mortar = Moździerz{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = moździerza{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = moździerzowi{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = moździerz{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = moździerzem{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = moździerzu{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-snipers = Snajperzy{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = snajperów{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = snajperom{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = snajperów{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = snajperami{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = snajperach{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = mp

kind-move = Ruch
kind-guide = Prowadzenie
kind-scout = Zwiad
kind-stalk = Skradanie
kind-bolster = Wzmocnienie
kind-command = Rozkaz
kind-conceal = Ukrycie
kind-control = Kontrola
kind-inspire = Inspiracja
kind-recon = Rekonesans
kind-target = Namierzanie
kind-attack = Atak
kind-suppress = Przygwożdżenie
kind-blast = Ostrzał
kind-ready = Powrót do gotowości
kind-hunker-down = Okopanie
kind-initiative = Inicjatywa
kind-end-turn = Zakończ turę
kind-begin = Rozpocznij akcję
kind-take = Weź
kind-enough = Wystarczy
kind-next = Następny rzut

terrain-field = pole
    .gen = pola
    .dat = polu
    .acc = pole
    .ins = polem
    .loc = polu
    .gender = n
terrain-open = otwarte pole
    .gen = otwartego pola
    .dat = otwartemu polu
    .acc = otwarte pole
    .ins = otwartym polem
    .loc = otwartym polu
    .gender = n
terrain-meadow = łąka
    .gen = łąki
    .dat = łące
    .acc = łąkę
    .ins = łąką
    .loc = łące
    .gender = f
terrain-lane = droga polna
    .gen = drogi polnej
    .dat = drodze polnej
    .acc = drogę polną
    .ins = drogą polną
    .loc = drodze polnej
    .gender = f
terrain-hedgerow = żywopłot
    .gen = żywopłotu
    .dat = żywopłotowi
    .acc = żywopłot
    .ins = żywopłotem
    .loc = żywopłocie
    .gender = m
terrain-orchard = sad
    .gen = sadu
    .dat = sadowi
    .acc = sad
    .ins = sadem
    .loc = sadzie
    .gender = m
terrain-garden = ogrody
    .gen = ogrodów
    .dat = ogrodom
    .acc = ogrody
    .ins = ogrodami
    .loc = ogrodach
    .gender = pl
terrain-farm = gospodarstwo
    .gen = gospodarstwa
    .dat = gospodarstwu
    .acc = gospodarstwo
    .ins = gospodarstwem
    .loc = gospodarstwie
    .gender = n
terrain-hedged = pole z żywopłotem
    .gen = pola z żywopłotem
    .dat = polu z żywopłotem
    .acc = pole z żywopłotem
    .ins = polem z żywopłotem
    .loc = polu z żywopłotem
    .gender = n
terrain-wood = las
    .gen = lasu
    .dat = lasowi
    .acc = las
    .ins = lasem
    .loc = lesie
    .gender = m
terrain-hill = wzgórze
    .gen = wzgórza
    .dat = wzgórzu
    .acc = wzgórze
    .ins = wzgórzem
    .loc = wzgórzu
    .gender = n
terrain-river = rzeka
    .gen = rzeki
    .dat = rzece
    .acc = rzekę
    .ins = rzeką
    .loc = rzece
    .gender = f
terrain-ruins = ruiny
    .gen = ruin
    .dat = ruinom
    .acc = ruiny
    .ins = ruinami
    .loc = ruinach
    .gender = pl
terrain-house = dom
    .gen = domu
    .dat = domowi
    .acc = dom
    .ins = domem
    .loc = domu
    .gender = m
terrain-village-edge = skraj wsi
    .gen = skraju wsi
    .dat = skrajowi wsi
    .acc = skraj wsi
    .ins = skrajem wsi
    .loc = skraju wsi
    .gender = m

zone-hand = ręka
    .gen = ręki
    .dat = ręce
    .acc = rękę
    .ins = ręką
    .loc = ręce
    .gender = f
zone-deck = talia
    .gen = talii
    .dat = talii
    .acc = talię
    .ins = talią
    .loc = talii
    .gender = f
zone-discard = stos kart odrzuconych
    .gen = stosu kart odrzuconych
    .dat = stosowi kart odrzuconych
    .acc = stos kart odrzuconych
    .ins = stosem kart odrzuconych
    .loc = stosie kart odrzuconych
    .gender = m
zone-play = obszar gry
    .gen = obszaru gry
    .dat = obszarowi gry
    .acc = obszar gry
    .ins = obszarem gry
    .loc = obszarze gry
    .gender = m
zone-supply = rezerwa
    .gen = rezerwy
    .dat = rezerwie
    .acc = rezerwę
    .ins = rezerwą
    .loc = rezerwie
    .gender = f
zone-removed = karty usunięte
    .gen = kart usuniętych
    .dat = kartom usuniętym
    .acc = karty usunięte
    .ins = kartami usuniętymi
    .loc = kartach usuniętych
    .gender = pl
zone-counter = żeton
    .gen = żetonu
    .dat = żetonowi
    .acc = żeton
    .ins = żetonem
    .loc = żetonie
    .gender = m

## Dlaczego nie

why-un-end-1 = Gra jest skończona.
why-un-turn-1 = { $phase ->
    [draw] Obie strony jeszcze dobierają karty. Tury zaczynają się po ustaleniu inicjatywy.
    [initiative] Najpierw obie strony wybierają kartę do inicjatywy. Potem zaczynają się tury.
    [pending] Najpierw trzeba rozstrzygnąć coś innego: rzut kośćmi albo następną kartę.
   *[other] To nie tura { $side-gen }. Teraz gra druga strona: { $whose }.
 }
why-un-turn-2 = Karty „{ $card }” nie ma w ręce.
why-no-step = { $kind ->
    [begin] Tutaj podaj całą akcję w jednym wierszu. Krok po kroku zaczyna się tylko karta, która ma zbyt wiele możliwości na jedną listę.
    [take] Tego nie można teraz wziąć.
   *[other] Nie ma tu wyboru, który można zakończyć słowem „enough”.
 }
why-un-fog-1 = W swojej turze nie można zagrać „Mgły wojny”, nawet żeby się okopać.
why-un-card-1 = Karta „{ $card }” nie ma akcji „{ $kind }”.
why-no-action = Karta „{ $card }” nie ma żadnych akcji.
why-un-suppressed-1 = { $unit } { $unit-gender ->
    [m] jest przygwożdżony
    [mp] są przygwożdżeni
   *[other] są przygwożdżone
 }, więc kartę „{ $card }” można zagrać tylko na powrót do gotowości.
why-ready-already = { $unit-set ->
    [no] Karta „{ $card }” nie ma żetonu, który mógłby wrócić do gotowości.
   *[yes] { $unit } nie { $unit-gender ->
        [m] jest przygwożdżony
        [mp] są przygwożdżeni
       *[other] są przygwożdżone
     }, więc nie ma czego przywracać do gotowości.
 }
why-un-spawn-3 = { $unit-gen } nie ma na planszy ani nie ma ich punktu wejścia, więc kartę „{ $card }” można zagrać tylko na okopanie.
why-un-spawn-4 = { $at-set ->
    [no] Możliwe punkty wejścia { $unit-gen }: { $tiles }. Wybierz jeden, na przykład „enter 5B, …”.
   *[yes] { $unit-set ->
        [no] Karta „{ $card }” nie ma żetonu, który mógłby wejść na { $at }.
       *[yes] { $unit } nie { $unit-gender ->
            [m] może
           *[other] mogą
         } wejść na { $at }.
     }
 }
why-un-move-4 = Wybierz co najmniej jeden kafel. Pozostanie w miejscu nie jest ruchem.
why-way-length = Ta droga ma { $n } { $n ->
    [one] kafel
    [few] kafle
    [many] kafli
   *[other] kafla
 }, a karta „{ $card }” pozwala najwyżej na { $x }.
why-way-joined = { $tile } nie sąsiaduje z { $before }: nie mają wspólnego fragmentu krawędzi.
why-un-move-2 = { $bare-count ->
    [one] Na kaflu
   *[other] Na kaflach
 } { $bare } nie ma twojego znacznika. Wchodzić można tylko na kafle, które twoja strona rozpoznała albo kontroluje.
why-un-guide-1 = { $counter }: to nie twój żeton. „Prowadzenie” przesuwa jeden z twoich własnych żetonów.
why-guide-off = Nie ma na planszy: { $counter }.
why-un-guide-2 = { $counter } { $counter-gender ->
    [m] jest przygwożdżony
    [mp] są przygwożdżeni
   *[other] są przygwożdżone
 }, a „Prowadzenie” nie może przesunąć przygwożdżonego żetonu.
why-un-bolster-1 = Nie ma w twojej rezerwie: { $missing }.
why-un-card-4 = Karta „{ $card }” nie ma żetonu, a ta akcja go wymaga.
why-un-inspire-3 = Karta „{ $card }” jest właśnie zagrywana, więc nie może przywrócić samej siebie.
why-un-inspire-1 = Nie ma w twoim obszarze gry: { $missing }.
why-too-many-cards = Karta „{ $card }” bierze najwyżej { $x } { $x ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
 }, a nie { $n }.
why-other-squad = Karta „{ $card }” bierze tylko karty drużyny { $squad }.
why-take-one = Jest karta do wzięcia, więc trzeba wziąć co najmniej jedną.
why-un-command-1 = Można dobrać najwyżej { $x } { $x ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
 }, a nie { $n }.
why-un-command-2 = Jest karta do dobrania, więc trzeba dobrać co najmniej jedną.
why-un-control-3 = Na kaflu { $tile } { $enemies-count ->
    [one] stoi wrogi żeton
   *[other] stoją wrogie żetony
 }: { $enemies }. Nie można przejąć kontroli nad kaflem z wrogim żetonem, nawet przygwożdżonym.
why-un-control-4 = Na kaflu { $tile } nie ma twojego znacznika. Najpierw trzeba go rozpoznać, dopiero potem można przejąć nad nim kontrolę.
why-un-control-5 = Już kontrolujesz { $tile }.
why-un-recon-2 = „Rekonesans” wymaga karty „Mgła wojny”, a w twojej ręce jej nie ma.
why-un-target-1 = Odległość z moździerza do { $tile } to { $n } { $n ->
    [one] kafel
    [few] kafle
    [many] kafli
   *[other] kafla
 }. Cel musi być oddalony co najmniej o { $least }.
why-un-target-2 = Twój znacznik namierzania leży już na { $tile }. Można go tylko przenieść na inny kafel.
why-un-attack-7 = Karta „{ $card }” nie ma żetonu, a atakować może tylko żeton.
why-un-attack-1 = { $counter }: to twój własny żeton. Wybierz wrogi żeton.
why-target-off = Nie ma na planszy: { $counter }.
why-un-blast-2 = Twojego znacznika namierzania nie ma na planszy. Najpierw wykonaj akcję „Namierzanie”.
why-un-blast-4 = Ten żeton nie czeka na swój rzut.
why-un-initiative-1 = { $phase ->
    [initiative] Tej karty nie można wybrać do inicjatywy.
   *[other] Kartę do inicjatywy wybiera się tylko po dobraniu kart, a przed turami.
 }
why-chosen-already = Wybór już zapadł: { $side }.
why-chance-roll = Te kości nie pasują do obecnego rzutu.
why-chance-land = Ten oddział nie może tam teraz wylądować.
why-chance-draw = Tej karty nie można teraz dobrać.
why-choose-first = Najpierw wybierz akcję karty „{ $card }”.
why-nothing-chosen = Najpierw wybierz kartę z ręki, a potem jej akcję.
why-not-your-choice = Tego nie można teraz wybrać.
why-choose-in-panel = Tego nie można teraz wybrać. Najpierw dokończ wybór w panelu albo naciśnij Esc, żeby wrócić.

## Co by to zmieniło (te same wartości co w why-… powyżej)

change-un-turn-1 = { $phase ->
    [draw] Najpierw obie strony muszą dobrać karty i ustalić inicjatywę.
    [initiative] Najpierw obie strony muszą wybrać kartę do inicjatywy.
    [pending] Najpierw rozstrzygnij rzut kośćmi, następną kartę albo kolejność rzutów ostrzału.
   *[other] Najpierw swoją turę { $whose-gender ->
        [pl] muszą zakończyć
       *[other] musi zakończyć
     } { $whose }. Jeśli to koniec rundy, przed twoją turą obie strony dobierają karty i ustalają inicjatywę.
 }
change-un-turn-2 = Karta „{ $card }” musi trafić do twojej ręki. Dobierz ją albo, jeśli jest w obszarze gry, przywróć ją akcją „Inspiracja”.
change-un-card-1 = Zagraj kartę, która ma akcję „{ $kind }”.
change-no-action = Zagraj kartę, która ma akcję.
change-un-suppressed-1 = Zagraj kartę „{ $card }” na powrót do gotowości. Następna karta { $unit-gen } może już działać, nawet w tej turze.
change-ready-already = { $unit-set ->
    [no] {""}
   *[yes] Do gotowości może wrócić tylko przygwożdżony żeton. Dla { $unit-gen } wybierz jedną z akcji karty „{ $card }”.
 }
change-un-spawn-4 = { $at-set ->
    [no] Podaj jeden z tych kafli: { $tiles }.
   *[yes] { $tiles-count ->
        [0] Usuń „enter { $at }”.
        [one] Usuń „enter { $at }”.
       *[other] Jeśli { $unit } { $unit-gender ->
            [m] jest
           *[other] są
         } na planszy, usuń „enter { $at }”. W przeciwnym razie podaj jeden z tych kafli: { $tiles }.
     }
 }
change-un-move-4 = { $start-set ->
    [no] Wybierz co najmniej jeden kafel.
   *[yes] Wybierz kafel sąsiadujący z { $start }.
 }
change-way-length = Zatrzymaj się, gdy droga ma { $x } { $x ->
    [one] kafel
    [few] kafle
    [many] kafli
   *[other] kafla
 }, a dalej idź następną kartą.
change-way-joined = { $x ->
    [1] Wybierz kafel sąsiadujący z { $start }. Ta karta przesuwa żeton o jeden kafel.
   *[other] Zacznij od kafla sąsiadującego z { $start }. Każdy następny musi sąsiadować z poprzednim; łącznie najwyżej { $x }.
 }
change-un-move-2 = { $scout-set ->
    [yes] Najpierw rozpoznaj { $bare } kartą „{ $scout }” albo wybierz { $x ->
        [1] kafel z twoim znacznikiem
       *[other] drogę, na której twój znacznik leży na każdym kaflu
     }.
   *[no] Wybierz { $x ->
        [1] kafel z twoim znacznikiem
       *[other] drogę, na której twój znacznik leży na każdym kaflu
     }. Żadna karta w twojej ręce nie może teraz rozpoznać { $bare }.
 }
change-un-guide-1 = Wybierz jeden ze swoich żetonów.
change-guide-off = Wybierz żeton, który jest na planszy. { $counter } { $counter-gender ->
    [m] może wejść
   *[other] mogą wejść
 } tylko wtedy, gdy zagrasz na akcję ich własną kartę.
change-un-guide-2 = Najpierw zagraj kartę { $counter-gen } na powrót do gotowości.
change-un-bolster-1 = Wybieraj tylko karty, które są w twojej rezerwie.
change-un-card-4 = Zagraj kartę oddziału z akcją „{ $kind }”. Resztę zrobi jego żeton.
change-un-inspire-3 = Wybierz karty, które były zagrane przed kartą „{ $card }”.
change-un-inspire-1 = Wybieraj karty, które są w twoim obszarze gry. Najpierw trzeba zagrać: { $missing }.
change-too-many-cards = Wybierz najwyżej { $x } { $x ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
 }.
change-other-squad = Wybieraj tylko karty z literą { $squad }.
change-take-one = Wybierz co najmniej jedną z dostępnych kart.
change-un-command-1 = { $x ->
    [0] Nie dobieraj kart: twoja talia i twój stos kart odrzuconych są puste.
   *[other] Dobierz najwyżej { $x }.
 }
change-un-command-2 = { $x ->
    [one] Dobierz { $x } kartę.
   *[other] Dobierz co najmniej jedną kartę, a najwyżej { $x }.
 }
change-un-control-3 = Najpierw z kafla { $tile } muszą zejść: { $enemies }. Wyeliminuj je albo poczekaj, aż przeciwnik je przesunie.
change-un-control-4 = Wprowadź zwiadowców na { $tile } akcją „Zwiad”. Położą tam twój znacznik.
change-un-control-5 = Przesuń { $unit-acc } na kafel, na którym leży twój znacznik, ale którego jeszcze nie kontrolujesz.
change-un-recon-2 = Najpierw dobierz kartę „Mgła wojny” do ręki.
change-un-target-1 = Wybierz kafel oddalony co najmniej o { $least } albo najpierw odsuń moździerz.
change-un-target-2 = Wybierz inny kafel albo od razu wykonaj „Ostrzał” kafla { $tile }.
change-un-attack-7 = Zagraj kartę oddziału z akcją „{ $kind }”. Zaatakuje jego żeton.
change-un-attack-1 = Wybierz żeton drugiej strony.
change-target-off = Wybierz żeton, który jest na planszy.
change-un-blast-2 = Najpierw wykonaj „Namierzanie” kartą moździerza. Następna karta moździerza może już wykonać „Ostrzał”, nawet w tej turze.
change-un-blast-4 = { $phase ->
    [pending] Wybierz żeton, który jeszcze czeka na swój rzut.
   *[other] Najpierw ostrzelaj kafel z kilkoma żetonami. Dopiero wtedy wybiera się kolejność.
 }
change-un-initiative-1 = { $phase ->
    [draw] Najpierw obie strony muszą dobrać wszystkie karty.
    [initiative] {""}
   *[other] Poczekaj na następną rundę. Wybór następuje po dobraniu kart.
 }
change-chosen-already = Poczekaj na następną rundę. Każda strona wybiera raz na rundę.

## Co się stało (side, card, counter … to nazwy)

event-round_began = Zaczyna się runda { $round }: obie strony dobierają karty
event-drawn = { $side } { $side-gender ->
    [pl] dobierają
   *[other] dobiera
 } kartę{ $card-set ->
    [no] {""}
   *[yes] {" "}„{ $card }”
 }
event-reshuffled = { $side } { $side-gender ->
    [pl] tasują
   *[other] tasuje
 } stos kart odrzuconych w nową talię ({ $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
 })
event-nothing_to_draw = { $side } nie { $side-gender ->
    [pl] mają
   *[other] ma
 } już czego dobrać
event-chose = { $side } { $side-gender ->
    [pl] wybierają
   *[other] wybiera
 } { $card-set ->
    [no] w tajemnicy kartę
   *[yes] kartę „{ $card }”
 }
event-initiative = Inicjatywa { $values }: { $side } { $kept ->
    [yes] { $side-gender ->
        [pl] zatrzymują znacznik i grają
       *[other] zatrzymuje znacznik i gra
     }
   *[no] { $side-gender ->
        [pl] przejmują znacznik i grają
       *[other] przejmuje znacznik i gra
     }
 } jako pierwsza strona
event-played = { $side } { $side-gender ->
    [pl] zagrywają
   *[other] zagrywa
 } kartę „{ $card }”: „{ $kind }”
event-entered = { $counter } { $counter-gender ->
    [m] wchodzi
   *[other] wchodzą
 } na planszę na { $tile }
event-moved = { $counter } { $counter-gender ->
    [m] przesuwa
   *[other] przesuwają
 } się: { $path }
event-scouted = { $side } { $side-gender ->
    [pl] rozpoznają
   *[other] rozpoznaje
 } { $tiles }
event-fog_taken = { $count ->
    [0] W rezerwie nie ma już kart „Mgła wojny”
    [one] { $count } karta „Mgła wojny” trafia z rezerwy na stos kart odrzuconych
    [few] { $count } karty „Mgła wojny” trafiają z rezerwy na stos kart odrzuconych
    [many] { $count } kart „Mgła wojny” trafia z rezerwy na stos kart odrzuconych
   *[other] { $count } karty „Mgła wojny” trafia z rezerwy na stos kart odrzuconych
 }
event-target_removed = Znacznik namierzania schodzi z { $tile }
event-targeted = Znacznik namierzania leży na { $tile }
event-bolstered = { $none ->
    [yes] W rezerwie nie ma kart do wzięcia
   *[no] Z rezerwy na stos kart odrzuconych: { $cards }
 }
event-inspired = { $none ->
    [yes] W obszarze gry nie ma kart do przywrócenia
   *[no] Z powrotem do ręki: { $cards }
 }
event-commanded = { $count ->
    [0] Nie ma już kart do dobrania
    [one] { $side } { $side-gender ->
        [pl] dobierają
       *[other] dobiera
     } jedną kartę
    [few] { $side } { $side-gender ->
        [pl] dobierają
       *[other] dobiera
     } { $count } karty
    [many] { $side } { $side-gender ->
        [pl] dobierają
       *[other] dobiera
     } { $count } kart
   *[other] { $side } { $side-gender ->
        [pl] dobierają
       *[other] dobiera
     } { $count } karty
 }
event-concealed = { $count ->
    [0] W rezerwie { $enemy-gen } nie ma kart „Mgła wojny”, więc nic się nie dzieje
   *[other] { $enemy } { $enemy-gender ->
        [pl] kładą
       *[other] kładzie
     } jedną kartę „Mgła wojny” na swój stos kart odrzuconych
 }
event-controlled = { $side } { $side-gender ->
    [pl] przejmują
   *[other] przejmuje
 } kontrolę nad { $tile }
event-control_lost = { $side } { $side-gender ->
    [pl] tracą
   *[other] traci
 } kontrolę nad { $tile }
event-raised = Cel na { $tile } jest teraz wart { $worth }
event-reconnoitred = Jedna karta „Mgła wojny” z ręki { $side-gen } zostaje usunięta z gry
event-attacked = { $attacker } { $attacker-gender ->
    [m] { $suppressing ->
        [yes] próbuje przygwoździć
       *[no] atakuje
     }
   *[other] { $suppressing ->
        [yes] próbują przygwoździć
       *[no] atakują
     }
 } { $target-acc } na { $tile }: { $sum } = { $total }, kości { $dice }, { $hit ->
    [yes] trafienie
   *[no] pudło
 }
event-card_lost = Strata: karta „{ $card }” ({ $lost_from })
event-counter_lost = { $counter } { $counter-gender ->
    [m] schodzi
   *[other] schodzą
 } z planszy
event-suppressed = { $counter } { $counter-gender ->
    [m] jest
   *[other] są
 } { $already ->
    [yes] już { $counter-gender ->
        [m] przygwożdżony
        [mp] przygwożdżeni
       *[other] przygwożdżone
     }, więc nic się nie dzieje
   *[no] { $counter-gender ->
        [m] przygwożdżony
        [mp] przygwożdżeni
       *[other] przygwożdżone
     }
 }
event-blasted = { $none ->
    [yes] Ostrzał { $tile } trafia w pusty kafel
   *[no] Ostrzał { $tile }: { $targets }
 }
event-readied = { $counter } { $counter-gender ->
    [m] wraca
   *[other] wracają
 } do gotowości
event-hunkered = Karta „{ $card }” wraca do rezerwy (okopanie)
event-turn_ended = { $side } { $side-gender ->
    [pl] kończą
   *[other] kończy
 } turę. { $count ->
    [0] Żadna karta nie trafia
    [one] { $count } karta trafia
    [few] { $count } karty trafiają
    [many] { $count } kart trafia
   *[other] { $count } karty trafia
 } na stos kart odrzuconych
event-won = { $side } { $side-gender ->
    [pl] wygrywają
   *[other] wygrywa
 }{ $score-set ->
    [yes] {", "}{ $score }
   *[no] {""}
 }

## Na stole

label-tile = { $tile }, { $terrain }, osłona { $cover }
label-objective = cel { $points }{ $side-set ->
    [no] {""}
   *[yes] , pod kontrolą { $side-gen }
 }
label-scouted = znacznik { $side-gen }: rozpoznany
label-controlled = znacznik { $side-gen }: kontrolowany
label-target = znacznik namierzania { $side-gen }
label-spawn = punkt wejścia { $side-gen }: { $who }
label-counter = { $counter }, obrona podstawowa { $n }{ $low ->
    [yes] , { $counter-gender ->
        [m] przygwożdżony
        [mp] przygwożdżeni
       *[other] przygwożdżone
     }
   *[no] {""}
 }
spawn-all = każdy
spawn-squad = drużyna { $squad }
    .gen = drużyny { $squad }
    .dat = drużynie { $squad }
    .acc = drużynę { $squad }
    .ins = drużyną { $squad }
    .loc = drużynie { $squad }
    .gender = f
legend-scouted = rozpoznany
legend-controlled = kontrolowany
legend-target = namierzanie
legend-spawn = punkt wejścia
label-card = { $card }, inicjatywa { $n }
note-never = nie można zagrać w turze

pile-deck-own = Twoja talia (zakryta): { $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
 }
pile-discard-own = Twój stos kart odrzuconych: { $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
 }
pile-supply-own = Twoja rezerwa (widoczna dla obu stron): { $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
 }
pile-removed-own = Twoje karty usunięte: { $count }
pile-hand-foe = Ręka { $side-gen } (ukryta): { $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
 }
pile-deck-foe = Talia { $side-gen } (ukryta): { $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
 }
pile-discard-foe = Stos kart odrzuconych { $side-gen } (ukryty): { $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
 }
pile-supply-foe = Rezerwa { $side-gen } (widoczna dla obu stron): { $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
 }

sum-base = podstawowa
sum-base-note = na żetonie
sum-cover = osłona
sum-cover-note = { $tile }: { $terrain }
sum-cover-note-hill = { $tile } to wzgórze: stąd { $n }
sum-range = odległość
sum-range-note = { $n ->
    [0] ten sam kafel
    [one] { $n } krok od { $tile }
    [few] { $n } kroki od { $tile }
    [many] { $n } kroków od { $tile }
   *[other] { $n } kroku od { $tile }
 }
sum-range-note-blast = nie liczy się w ostrzale
sum-defense = łączna obrona
sum-hits = trafia: { $faces }
plan-attack-title = { $kind } { $x }: { $attacker }{ $source-set ->
    [yes] {" "}z { $source }
   *[no] {""}
 }, cel: { $target } na { $tile }
plan-blast-title = { $kind } { $x } na { $tile }: { $target }
plan-one-die = { $dice ->
    [one] Zero zawsze trafia.
   *[other] Wystarczy jedno trafienie. Zero zawsze trafia.
 }
plan-suppresses = Trafienie przygważdża żeton. Oddział nie traci karty.
plan-suppresses-already = Żeton jest już przygwożdżony, więc trafienie niczego nie zmieni.
plan-roll = Rzuć { $dice } { $dice ->
    [one] kością
   *[other] kośćmi
 }
plan-chance = { $percent }{ $one-set ->
    [yes] {", "}{ $one }
   *[no] {""}
 }
plan-choose-title = { $card }: { $kind }
plan-tiles = { $path-set ->
    [no] Wybierz kafel.
   *[yes] { $path }: wybierz następny kafel albo zatrzymaj się tutaj.
 }
plan-counter = Wybierz żeton.
plan-one-by-one = Wybieraj po kolei. „{ word-undo }” cofa ostatni wybór.
plan-number = Ile kart?
plan-done-way = Zatrzymaj się na { $tile }
plan-done-cards = { $n ->
    [0] Nie bierz kart
    [one] Weź { $n } kartę
    [few] Weź { $n } karty
    [many] Weź { $n } kart
   *[other] Weź { $n } karty
 }
plan-do = { $kind }
plan-draw = { $n ->
    [0] Nie dobieraj kart
    [one] Dobierz { $n } kartę
    [few] Dobierz { $n } karty
    [many] Dobierz { $n } kart
   *[other] Dobierz { $n } karty
 }
plan-initiative = Oddaj jedną kartę na inicjatywę: kto ma większą liczbę, gra jako pierwszy.
plan-blast-next-title = Ostrzał: wybierz następny cel rzutu

phase-draw = Dobieranie
phase-initiative = Inicjatywa
phase-turn = Tura { $side-gen }
game-normandy = Nieustraszeni: Normandia
holds-token = Zaczyna: { $side }
score = { $goal ->
    [0] { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
     }
   *[other] { $points } z { $goal } { $goal ->
        [one] punktu
       *[other] punktów
     }
 }{ $pins ->
    [yes] {" "}albo obezwładnienie wroga
   *[no] {""}
 }
plays-first = gra pierwsza
plays-second = gra druga
button-end-turn = Zakończ turę
button-end-early = Zakończ turę: { $n } { $n ->
    [one] karta niezagrana
    [few] karty niezagrane
    [many] kart niezagranych
   *[other] karty niezagranej
 }
button-back = Wstecz
button-next-target = Następny cel
hint-wait = Poczekaj, teraz gra druga strona.
hint-choose-card = Wybierz kartę, a potem jej akcję.
plan-blast-line = { $counter }: obrona { $n }, { $fraction }
nobody = nikt
roll-title = Ostatni rzut
roll-note = { $attacker }, cel: { $target }
die-hit = trafienie
die-miss = pudło
roll-need = { $possible ->
    [yes] trzeba było co najmniej { $n }; zero zawsze trafia
   *[no] trzeba było { $n }, więc trafia tylko zero
 }
about-cover = { $tile }, { $terrain }: osłona { $n }.
about-cover-hill = { $tile } to wzgórze. Jego osłona to { $n }, ale tylko 1 przeciw atakującemu na wzgórzu{ $blast ->
    [yes] {" "}i przeciw ostrzałowi
   *[no] {" "}i przeciw atakowi z powietrza
 }.
about-near = { $tile } sąsiaduje z: { $near }.
about-objective = Na tym kaflu jest cel, punkty: { $n }.
about-scouted = Kafel rozpoznany, strona: { $side }. Jej oddziały mogą tu wchodzić.
about-controlled = Kafel pod kontrolą { $side-gen }.
about-defense = { $counter }: obrona podstawowa { $n } (liczba na żetonie).
about-suppressed = { $counter } { $counter-gender ->
    [m] jest przygwożdżony. Jego następna karta
    [mp] są przygwożdżeni. Ich następna karta
   *[other] są przygwożdżone. Ich następna karta
 } musi posłużyć na powrót do gotowości.
outcome = { $side } { $side-gender ->
    [pl] wygrywają
   *[other] wygrywa
 }.

scenario-normandy-la-raye = La Raye
scenario-normandy-critical-intelligence = Kluczowe informacje
scenario-normandy-example-round = Przykładowa runda
scenario-normandy-duel-in-cover = Pojedynek w osłonie
scenario-normandy-hills = Dwa wzgórza
scenario-normandy-mortar = Moździerz
scenario-normandy-patrol = Patrol
about-cannot = Niemożliwe ({ $uses }): { $why }
about-use = { $card } („{ $kind }”)
about-use-by = { $use } przez { $tiles }
initiative-card = { $card } ({ $n })
why-choose-counter = Na { $tile } stoi kilka żetonów. Wybierz jeden z nich.
why-nobody-there = Na { $tile } nie ma żetonu do wybrania.
