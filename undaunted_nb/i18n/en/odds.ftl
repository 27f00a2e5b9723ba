# How a chance is worked out.

odds-die = Each die hits with { $hits }: { $n } of { $faces } faces. It misses with { $misses } of { $faces }.
odds-none = { $dice ->
    [one] The die misses: { $chance }.
   *[other] All { $dice } dice miss: { $power } = { $chance }.
 }
odds-one = At least one hits: 1 − { $none } = { $chance }, about { $decimal }.
odds-until = { $until ->
    [card] Until a card is lost
    [disabled] Until it is disabled, after { $needed } { $needed ->
        [one] success
       *[other] successes
    }
    [destroyed] Until it is destroyed, after { $needed } { $needed ->
        [one] success
       *[other] successes
    }
   *[counter] Until the counter is gone, after { $needed } { $needed ->
        [one] success
       *[other] successes
    }
 }: { $expected } attacks on average, about { $decimal }.
odds-within = { $n ->
    [one] within 1 attack
   *[other] within { $n } attacks
 }: { $percent } %
odds-until-form = Write “--until card”, or “--until counter --cards N” with N from 0 to { $most }; with “--file” leave “--cards” out: the cards of the position are counted.
odds-until-figures = “--cards” is about units that have cards. For a unit with figures write “--until gone” or “--until figure”.
odds-until-table = “--until” goes with one attack, not with “--table”: give “--dice” and “--defence”, or “--file”.
odds-until-attack = “--until” is about an attack that takes a card or damages, and “{ $line }” is none. Leave it out, or name an Attack.
odds-until-vehicle = { $target } takes damage: write { $disabled ->
    [yes] “--until destroyed”
   *[no] “--until disabled” or “--until destroyed”
 }, without “--cards”.
odds-not = { $wanted ->
    [attack] { $value } is not an attack of a sequence; give odds(2, 8), or Attack(odds(2, 8), "suppress").
   *[piles] { $value } does not say where the cards of a unit lie; give Piles(hand, discard, deck), three numbers of cards.
 }
odds-for-each = { $odds ->
    [one] An attack has odds for 1 unit,
   *[other] An attack has odds for { $odds } units,
 } but the sequence has { $units }. Give one for each unit, or one for all.
odds-word = { $name } must be one of { $words }; it is { $value }.
odds-long = { $attacks ->
    [one] This attack, again and again, leads
   *[other] These { $attacks } attacks lead
 } to fractions too long to work with. Take fewer attacks, dice or cards, or simulate: that gives a chance with its error.
