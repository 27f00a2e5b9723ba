percent = { PERCENT($n, $least, $most) }
number-one-in = { $whole ->
    [yes] 1 na { $k }
   *[other] około 1 na { $k }
 }
