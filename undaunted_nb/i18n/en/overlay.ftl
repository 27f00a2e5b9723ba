# The chances over the board.

overlay-mode = What is shown
overlay-mode-from = From here
overlay-mode-danger = Danger
overlay-mode-best = Best tile
overlay-who = Your counter
overlay-whom = Target
overlay-use = Action
overlay-use-label = { $kind } { $x }
overlay-nobody = None of your counters can be asked about now.
overlay-from = { $kind } by { $counter }{ $tile-set ->
    [yes] {" "}from { $tile }
   *[no] {""}
 }: on each target the chance to hit it, and the sum.
overlay-from-none = { $kind } by { $counter }: there is nobody to hit now.
overlay-from-suppressed = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } suppressed now: the counter must be turned ready first.
overlay-danger = { $kind } at { $counter }: on each tile the strongest single enemy attack; below it, the chance that at least one hits if every ready enemy counter attacks once.
overlay-danger-none = { $kind } at { $counter }: no ready enemy counter on the board can do that.
overlay-all = all { $percent }
overlay-roll = { $dice ->
    [one] 1 die:
   *[other] { $dice } dice:
 }
overlay-threat = { $counter }: { $n }, { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $percent }
overlay-together = At least one of { $n } hits: 1 − { $product } ≈ { $percent }
overlay-best = { $kind } by { $counter } at { $target } on { $tile }: on each tile the chance from there. { $n ->
    [one] ★ the best tile.
   *[other] ★ the best tiles.
 }
overlay-best-reach = ▸ within reach now, with one card from your hand: { $counter }.
overlay-best-none = { $kind } by { $counter }: there is no enemy on the board.
overlay-label-from = chance to hit { $percent }
overlay-label-danger = danger { $percent }{ $n ->
    [one] {""}
   *[other] , all { $n } together { $all }
 }
overlay-label-best = chance from here { $percent }{ $best ->
    [yes] , the best
   *[no] {""}
 }{ $reach ->
    [yes] , within reach
   *[no] {""}
 }
