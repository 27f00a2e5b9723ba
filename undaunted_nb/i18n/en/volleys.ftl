# Dice with symbols, rolled at a unit of several figures: one attack, one after another, several compared.

volley-title = { $line-set ->
    [yes] { $line }: { $dice }
   *[no] { $dice }
 } { $dice ->
    [one] die
   *[other] dice
 } against { $target }, { $figures } { $figures ->
    [one] figure
   *[other] figures
 }
volley-what = Result
volley-chance = At least one hit
volley-gone = The unit is eliminated
volley-driven = The unit leaves its hex
volley-retreat = A unit that survives must retreat
volley-expected_hits = Dice that hit, on average
volley-figures = Figures lost on average
volley-blocked = of which lost to a blocked retreat
volley-medals = Medals on average
volley-base = Dice at this range
volley-bonus = From the card
volley-cover = Cover of the target
volley-penalty = The attacker’s hex
volley-dice = Dice
volley-thrown = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } against { $target }
volley-no-dice = No dice are left to roll against { $target }, because the terrain removes them all. Use more dice.
volley-on = { $target }, { $terrain }
volleys-title = { $until ->
    [figure] Attacks until a figure is lost
   *[gone] Attacks until the unit is eliminated
 }: { $figures } { $figures ->
    [one] figure
   *[other] figures
 }
volleys-model = Each attack is computed like the first one: with the same number of dice, against a unit that has not moved.
volleys-compared = Comparison of attacks
volleys-best = { $measure }: the best { $n ->
    [one] is { $names }
   *[other] are { $names }
 }, by { $lead }{ $share ->
    [yes] {" "}percentage points.
   *[no] .
 }

column-blocked = Lost to a blocked retreat
column-copies = Unseen
column-driven = Leaves its hex
column-figures = Figures lost
column-flags_rolled = Flags
column-gone = Eliminated
column-hand = Cards in hand
column-hits = Hits
column-lost = Figures lost
column-medals = Medals
column-retreat = Retreat
column-target = Target
column-terrain = Terrain
column-unseen = Cards unseen

chart-symbols-about = One cell for each number of hits and each number of flags. It shows the probability in percent of rolling both. The more a cell stands out from the card, the more likely it is.
chart-volley-heat-about = A table of { $rows } { $rows ->
    [one] row
   *[other] rows
 } by { $columns } { $columns ->
    [one] column
   *[other] columns
 }. It shows the probability in percent for each target and each number of dice. The more a cell stands out from the card, the more likely it is.
chart-volleys-about = Bars for each attack: the probability that the unit is eliminated, the probability that it leaves its hex, and the average figures lost and medals.

held-title = Cards that the other side can have: { $drawn } { $drawn ->
    [one] card
   *[other] cards
 } of { $size } unseen
draws-named = An event in this deck names “{ $name }”, so that card can’t be counted together with others. Ask for it alone, or remove the event.
draws-own-deck = Each side has its own deck in this game, so your own cards don’t show what the other side holds. Use un.draws for the other side.
odds-no-target = “{ $name }” is not a kind of unit. Choose from: { $all }. For ten-sided dice, give the defense as a number: un.odds(2, 8).
odds-words = Remove { $names }. You can use this only for dice rolled against a kind of unit, for example un.odds(3, "infantry", figures=2).
odds-where = Without a board, you can’t set { $names }. You can set: { $all }.
projector-symbols = { $names }
