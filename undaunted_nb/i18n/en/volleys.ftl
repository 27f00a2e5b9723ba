# Dice thrown at a unit of several figures: one throw, one after another, several compared.

volley-title = { $line-set ->
    [yes] { $line }: { $dice }
   *[no] { $dice }
 } { $dice ->
    [one] die
   *[other] dice
 } at { $target }, { $figures } { $figures ->
    [one] figure
   *[other] figures
 }
volley-what = What it comes to
volley-chance = At least one hit
volley-gone = The unit is gone
volley-driven = It no longer stands there
volley-figures = Figures lost, on average
volley-blocked = of these, for hexes it cannot retreat
volley-medals = Medals, on average
volley-base = Dice at this range
volley-bonus = From the card
volley-cover = Cover of the target
volley-penalty = The attacker’s own hex
volley-dice = Dice
volleys-title = { $until ->
    [figure] How many throws until a figure is lost
   *[gone] How many throws until the unit is gone
 }: { $figures } { $figures ->
    [one] figure
   *[other] figures
 }
volleys-model = Each throw is reckoned like the first: with as many dice, at a unit that stands where it stood.
volleys-compared = Attacks side by side
volleys-best = { $measure }: best { $n ->
    [one] is { $names }
   *[other] are { $names } alike
 }, by { $lead }{ $share ->
    [yes] {" "}percentage points.
   *[no] .
 }

column-blocked = Lost to a blocked retreat
column-copies = Unseen
column-driven = Driven off
column-figures = Figures lost
column-flags = Flags
column-gone = Gone
column-hand = Cards in hand
column-hits = Hits
column-lost = Figures lost
column-medals = Medals
column-unseen = Cards unseen

chart-symbols-about = A cell for each number of hits and each number of flags: the chance in percent that they fall together. The darker, the likelier.
chart-volleys-about = Bars for each attack: the chance that the unit is gone, the chance that it is driven off, and figures and medals on average.

held-title = What the other side may hold: { $drawn } { $drawn ->
    [one] card
   *[other] cards
 } of { $size } unseen
draws-named = Something happens to “{ $name }” by name here, so it cannot be counted together with others. Ask for it alone, or leave that out.
draws-own-deck = Each side has a deck of its own here: what the other one holds cannot be told from one’s own cards. Ask un.draws for the other side.
odds-no-target = “{ $name }” is nothing to throw dice at. There are: { $all }. For ten-sided dice name a defence, a number: un.odds(2, 8).
odds-words = Leave out: { $names }. That is only for dice thrown at a kind of unit, e.g. un.odds(3, "infantry", figures=2).
odds-where = A unit without a board is not told more by: { $names }. There are: { $all }.
projector-symbols = The projector shows ten-sided dice, and “{ $action }” throws dice with symbols. Ask un.odds: it says step by step how the chance is worked out.
