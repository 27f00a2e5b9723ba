# How a chance is worked out.

odds-die = Each die hits on { $hits } ({ $n } of { $faces } faces) and misses on { $misses } of { $faces }.
odds-none = { $dice ->
    [one] Probability that the die misses: { $chance }.
   *[other] Probability that all { $dice } dice miss: { $power } { $equals }.
 }
odds-one = Probability that at least one hits: 1 − { $none } { $chance } { $decimal }.
odds-until = { $until ->
    [card] Attacks until a card is lost
    [disabled] Attacks until it is disabled, after { $needed } { $needed ->
        [one] hit
       *[other] hits
    }
    [destroyed] Attacks until it is destroyed, after { $needed } { $needed ->
        [one] hit
       *[other] hits
    }
   *[counter] Attacks until the counter is removed, after { $needed } { $needed ->
        [one] hit
       *[other] hits
    }
 }: { $expected } on average ({ $decimal }).
odds-within = { $n ->
    [one] within 1 attack
   *[other] within { $n } attacks
 }: { $percent }
odds-until-form = Write “--until card”, or “--until counter --cards N” with N from 0 to { $most }. With “--file”, leave out “--cards”, because the position already contains the cards.
odds-until-figures = Use “--cards” only for units that have cards. For a unit with figures, write “--until gone” or “--until figure”.
odds-until-table = Use “--until” with a single attack, not with “--table”. Add “--dice” and “--defense”, or “--file”.
odds-until-attack = “--until” needs an attack that costs a card or damages, and “{ $line }” doesn’t. Remove “--until”, or name an Attack.
odds-until-vehicle = { $target } takes damage. Write { $disabled ->
    [yes] “--until destroyed”
   *[no] “--until disabled” or “--until destroyed”
 }, without “--cards”.
odds-needs-attack = A game needs an attack in notation as well, for example { $name }(game, "Rifleman A: attack DE Riflemen B") or { $name }(game, "battle C3 D4").
odds-empty = A table needs at least one number of dice and one defense or kind of unit.
odds-not = { $wanted ->
    [attack] { $value } is not an attack in a sequence. Use un.odds(2, 8), or (un.odds(2, 8), "suppress").
   *[piles] { $value } doesn’t give the piles of a unit. Give the numbers of cards in hand, discard pile, and deck, such as (2, 1, 3).
 }
odds-for-each = { $odds ->
    [one] An attack has odds for 1 unit,
   *[other] An attack has odds for { $odds } units,
 } but the sequence has { $units }. Give one for each unit, or one for all.
odds-word = { $name } must be one of { $words }, but it is { $value }.
odds-long = { $attacks ->
    [one] Repeating this attack leads
   *[other] These { $attacks } attacks lead
 } to fractions that are too long to compute. Use fewer attacks, dice, or cards, or simulate to get a probability with its error.
percent = { PERCENT($n, $least, $most) }
number-equals = = { DECIMAL($n) }
number-about = ≈ { DECIMAL($n) }
number-over = > { DECIMAL($n) }
number-one-in = { $whole ->
    [yes] 1 in { $k }
   *[other] about 1 in { $k }
 }
