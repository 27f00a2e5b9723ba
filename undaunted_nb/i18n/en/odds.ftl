# How a chance is worked out.

odds-die = Each die hits with { $hits }: { $n } of { $faces } faces. It misses with { $misses } of { $faces }.
odds-none = { $dice ->
    [one] The die misses: { $chance }.
   *[other] All { $dice } dice miss: { $power } = { $chance }.
 }
odds-one = At least one hits: 1 − { $none } = { $chance }, about { $decimal }.
odds-until = { $until ->
    [card] Until a card is lost
   *[counter] Until the counter is gone, after { $needed } { $needed ->
        [one] success
       *[other] successes
    }
 }: { $expected } attacks on average, about { $decimal }.
odds-within = { $n ->
    [one] within 1 attack
   *[other] within { $n } attacks
 }: { $percent } %
odds-until-form = “--until card” stands alone; “--until counter” needs “--cards N”, from 0 to { $most }.
