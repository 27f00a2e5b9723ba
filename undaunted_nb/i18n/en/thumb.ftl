# Why an opponent did what it did: the rules of thumb of each game (games/*/thumb.py).

opponent-tried = I tried out my actions in advance, and this one ended best.
opponent-no-reason = I chose at random.
opponent-easiest = random player, the easiest
opponent-rookie = rookie player, three quarters at random
opponent-novice = novice player, half at random
opponent-careful = careful player
opponent-planner-quick = planning player, quick
opponent-planner = planning player

# Undaunted

thumb-un-win = I took control of { $tile } because it wins the game.
    .hint = It wins the game.
thumb-un-control = I took control of { $tile } because it’s worth { $points ->
    [one] 1 point
   *[other] { $points } points
 } to me.
    .hint = It’s worth { $points ->
        [one] 1 point
       *[other] { $points } points
     } to you.
thumb-un-deny = I took control of { $tile } because { $enemy } loses { $lost ->
    [one] 1 point
   *[other] { $lost } points
 } there.
    .hint = { $enemy } loses { $lost ->
        [one] 1 point
       *[other] { $lost } points
     } there.
thumb-un-stop = I attacked { $target } because that counter could score { $points ->
    [one] 1 point
   *[other] { $points } points
 } on { $tile }. The probability of a hit was { PERCENT($percent) }.
    .hint = That counter could score { $points ->
        [one] 1 point
       *[other] { $points } points
     } on { $tile }. The probability of a hit is { PERCENT($percent) }.
thumb-un-goal = I attacked { $target } because a hit brings me closer to my goal. The probability of a hit was { PERCENT($percent) }.
    .hint = A hit brings you closer to your goal. The probability of a hit is { PERCENT($percent) }.
thumb-un-hit = I attacked { $target } because a hit removes a card or the counter. The probability of a hit was { PERCENT($percent) }.
    .hint = A hit removes a card or the counter. The probability of a hit is { PERCENT($percent) }.
thumb-un-suppress = I tried to suppress { $target } because a suppressed counter must use its next card to recover.
    .hint = A suppressed counter must use its next card to recover.
thumb-un-blast = I used Blast on { $tile } because { $enemies ->
    [0] my target marker is there.
    [one] 1 enemy counter is there.
   *[other] { $enemies } enemy counters are there.
 }
    .hint = { $enemies ->
        [0] Your target marker is there.
        [one] 1 enemy counter is there.
       *[other] { $enemies } enemy counters are there.
     }
thumb-un-aim = I put my target marker on { $tile } because { $enemies ->
    [one] 1 enemy counter is there.
   *[other] { $enemies } enemy counters are there.
 }
    .hint = { $enemies ->
        [one] 1 enemy counter is there.
       *[other] { $enemies } enemy counters are there.
     }
thumb-un-nearer = I moved { $unit } to { $tile } because { $steps ->
    [0] that tile is one of my goals.
    [one] { $goal } is now 1 step away.
   *[other] { $goal } is now { $steps } steps away.
 }
    .hint = { $steps ->
        [0] That tile is one of your goals.
        [one] { $goal } is then 1 step away.
       *[other] { $goal } is then { $steps } steps away.
     }
thumb-un-open = I put { $n ->
    [one] a marker on { $tiles }
   *[other] markers on { $tiles }
 } because my other units can then enter { $n ->
    [one] it.
   *[other] them.
 }
    .hint = Your other units can then enter { $n ->
        [one] it.
       *[other] them.
     }
thumb-un-shoot = I moved { $unit } to { $tile } because it can attack better from there.
    .hint = It can attack better from there.
thumb-un-block = I moved { $unit } to { $tile } because the enemy can’t control that tile while my counter is there.
    .hint = The enemy can’t control that tile while your counter is there.
thumb-un-cover = I moved { $unit } to { $tile } because the cover there is { $cover } instead of { $before }.
    .hint = The cover there is { $cover } instead of { $before }.
thumb-un-escape = I moved { $unit } because it must escape.
    .hint = { $unit } must escape.
thumb-un-return = I brought { $unit } back because it can’t do anything off the board.
    .hint = { $unit } can’t do anything off the board.
thumb-un-bolster = I took { $cards } from the supply because a unit with more cards acts more often and survives more hits.
    .hint = A unit with more cards acts more often and survives more hits.
thumb-un-draw = I drew { $n ->
    [one] 1 card
   *[other] { $n } cards
 } because more cards mean more actions in this turn.
    .hint = More cards mean more actions in this turn.
thumb-un-again = I took { $cards } back because { $n ->
    [one] I can play that card
   *[other] I can play those cards
 } twice in this turn.
    .hint = You can play { $n ->
        [one] that card
       *[other] those cards
     } twice in this turn.
thumb-un-fog = I removed a Fog of War because it only takes up space in my hand.
    .hint = A Fog of War only takes up space in your hand.
thumb-un-conceal = I gave { $enemy } a Fog of War because it makes that side’s deck weaker.
    .hint = A Fog of War makes the enemy’s deck weaker.
thumb-un-ready = I used this card to make { $unit } ready because a suppressed counter can’t act.
    .hint = A suppressed counter can’t act.
thumb-un-board = I put { $unit } into { $vehicle } because all my goals are more than 1 tile away.
    .hint = All your goals are more than 1 tile away.
thumb-un-dismount = I took { $unit } out of { $vehicle } because it can do more on foot.
    .hint = { $unit } can do more on foot.
thumb-un-repair = I repaired { $vehicle } because more damage would destroy it.
    .hint = More damage would destroy { $vehicle }.
thumb-un-first = I chose { $card } (initiative { $value }) because the next turn can decide the game.
    .hint = The next turn can decide the game. The initiative of this card is { $value }.
thumb-un-bid = I chose { $card } (initiative { $value }) because I want to play my other cards.
    .hint = You can then play your other cards.
thumb-un-pick = I chose { $target } because hitting it helps me most.
    .hint = Hitting { $target } helps you most.

# Memoir '44

thumb-m44-units = I played { $card } because { $n ->
    [0] it gives me several orders.
    [one] it orders a useful unit.
   *[other] it orders { $n } useful units.
 }
    .hint = { $n ->
        [0] It gives you several orders.
        [one] It orders a useful unit.
       *[other] It orders { $n } useful units.
     }
thumb-m44-grab = I played { $card } because units that it orders can get to an objective.
    .hint = Units that it orders can get to an objective.
thumb-m44-bomb = I played { $card } because it lets me roll dice against the enemy without giving an order.
    .hint = It lets you roll dice against the enemy without giving an order.
thumb-m44-heal = I played { $card } because one of my units has lost figures.
    .hint = One of your units has lost figures.
thumb-m44-dig = I played { $card } because the enemy can attack my units where they are.
    .hint = The enemy can attack your units where they are.
thumb-m44-must = I played { $card } because I must play a card every turn.
    .hint = { hint-tried }
thumb-m44-order = I gave an order to { $unit } on { $hex } because { $why ->
    [heal] { $n ->
        [one] 1 of its figures is lost.
       *[other] { $n } of its figures are lost.
     }
    [goal] the objective on { $at } is { $n ->
        [one] 1 hex away.
       *[other] { $n } hexes away.
     }
    [enemy] { $target } on { $at } is { $n ->
        [one] 1 hex away.
       *[other] { $n } hexes away.
     }
   *[spare] my card still had an order to give.
 }
    .hint = { $why ->
        [heal] { $n ->
            [one] 1 of its figures is lost.
           *[other] { $n } of its figures are lost.
         }
        [goal] The objective on { $at } is { $n ->
            [one] 1 hex away.
           *[other] { $n } hexes away.
         }
        [enemy] { $target } on { $at } is { $n ->
            [one] 1 hex away.
           *[other] { $n } hexes away.
         }
       *[spare] Your card still has an order to give.
     }
thumb-m44-all = I gave all orders of my card at once because an order that I don’t give is lost.
    .hint = An order that you don’t give is lost.
thumb-m44-objective = I moved { $unit } to { $to } because that hex is an objective.
    .hint = That hex is an objective.
thumb-m44-head = I moved { $unit } to { $to } because the objective on { $goal } is then { $steps ->
    [one] 1 hex away.
   *[other] { $steps } hexes away.
 }
    .hint = The objective on { $goal } is then { $steps ->
        [one] 1 hex away.
       *[other] { $steps } hexes away.
     }
thumb-m44-fire = I moved { $unit } to { $to } because from there it rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } against { $target } on { $at }.
    .hint = From there it rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
     } against { $target } on { $at }.
thumb-m44-safer = I moved { $unit } to { $to } because the enemy is less dangerous there.
    .hint = The enemy is less dangerous there.
thumb-m44-closer = I moved { $unit } to { $to } because it is closer to the enemy there.
    .hint = It is closer to the enemy there.
thumb-m44-finish = I attacked { $target } on { $hex } because { $dice ->
    [one] 1 die can
   *[other] { $dice } dice can
 } remove its last { $figures ->
    [one] figure.
   *[other] { $figures } figures.
 } The probability of that was { PERCENT($percent) }.
    .hint = { $dice ->
        [one] 1 die can
       *[other] { $dice } dice can
     } remove its last { $figures ->
        [one] figure.
       *[other] { $figures } figures.
     } The probability of that is { PERCENT($percent) }.
thumb-m44-battle = I attacked { $target } on { $hex } because I could roll { $dice ->
    [one] 1 die.
   *[other] { $dice } dice.
 }
    .hint = You roll { $dice ->
        [one] 1 die.
       *[other] { $dice } dice.
     }
thumb-m44-clear = I removed the wire on { $hex } because it is in the way of { $unit }.
    .hint = The wire is in the way of { $unit }.
thumb-m44-sandbags = I put sandbags on { $hex } because they protect { $unit }.
    .hint = They protect { $unit }.
thumb-m44-strike = I chose { $n ->
    [one] { $target } on { $hex }
   *[other] { $n } units
 } because the card’s dice do the most damage there.
    .hint = The card’s dice do the most damage there.
thumb-m44-take = I took ground on { $to } because it is a good place for { $unit }.
    .hint = It is a good place for { $unit }.
thumb-m44-overrun = I took ground on { $to } because { $unit } can then roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } against { $target }.
    .hint = { $unit } can then roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
     } against { $target }.
thumb-m44-retreat = I moved { $unit } back to { $to } because that is the best hex for its retreat.
    .hint = That is the best hex for its retreat.
thumb-m44-hold = I ignored a flag because { $unit } can stay on { $hex }.
    .hint = { $unit } can stay on { $hex }.
thumb-m44-ambush = I played Ambush because my unit then rolls first.
    .hint = Your unit then rolls first.
