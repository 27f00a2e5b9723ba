# What a scenario's own command card says, sentence by sentence, and how its own units move.

m44-own-sentences = { $first } { $second }
m44-own-orders = { $n ->
    [0] Order all your units that fit.
    [one] Order one unit.
   *[other] Order up to { $n } units.
 }
m44-own-each = Order units by section: { $each }.
m44-own-each-of = { $section } { $n }
m44-own-section = Only this section: { $section }.
m44-own-any-section = Only one section. You choose it.
m44-own-arms = Only these kinds: { $arms }.
m44-own-beside = Only units next to an enemy.
m44-own-apart = Only units that are not next to an enemy.
m44-own-otherwise = If you have none of these kinds, order one unit of any kind.
m44-own-no-move = Ordered units can’t move.
m44-own-no-battle = Ordered units can’t battle.
m44-own-hexes = { $then ->
    [0] Ordered units move up to { $n } { $n ->
        [one] hex
       *[other] hexes
    }, or battle.
   *[other] Ordered units move up to { $n } { $n ->
        [one] hex
       *[other] hexes
    }. They can battle after at most { $then }.
 }
m44-own-free = Terrain doesn’t limit their moves.
m44-own-again = They can move once more after a battle.
m44-own-fights = Each of them can battle { $n ->
    [one] once
   *[other] { $n } times
 }.
m44-own-close = Extra dice in close assault: { $n }.
m44-own-fire = Extra dice at a distance: { $n }.
m44-own-dig = Ordered units get sandbags on their hexes.
m44-own-strike = Roll dice at { $targets ->
    [one] one enemy unit
   *[other] up to { $targets } enemy units that form a group
 }. Dice for each: { $dice }.
m44-own-dice-of = { $side } { $n }
m44-own-stars = Stars hit, too.
m44-own-looks = At the end of the turn, draw { $n } more { $n ->
    [one] card and discard one
   *[other] cards and discard { $n }
 } of them.
m44-about-move-own = { $battle ->
    [0] Moves up to { $most } { $most ->
        [one] hex
       *[other] hexes
    } or battles, not both.
   *[other] { $whole ->
        [yes] Moves up to { $most } { $most ->
            [one] hex
           *[other] hexes
        } and can battle.
       *[no] Longest move: { $most }. Longest move before a battle: { $battle }.
    }
 }

fault-unknown-effect = Unknown effect of a card “{ $name }”. The game knows only the effects of the printed cards. { $hint }
fault-card-idle = This card does nothing. Give it “orders”, “each”, “strike” or “does”, or name a printed card in “like”.
fault-fields-clash = A card can’t have both “{ $field }” and “{ $other }”. Remove one of them.
fault-then = This is more than the longest move ({ $most }). Use at most { $most }.
fault-no-arms = The list is empty, so the card would order no unit. Name infantry, armor or artillery, or remove the field.
fault-dice-list = Give the dice for each distance, starting at 1 hex, such as [3, 2, 1]. The longest distance is { $most }.
fault-name-section = “{ $name }” is not a valid card name, because it ends like the name of a section. Choose another name.
fault-small-deck = Cards in the deck: { $n }. Cards dealt at the start: { $dealt }. Deal fewer, or add copies.
fault-too-many = This list has { $n } entries. The maximum is { $most }.
