# Why an opponent did what it did: the rules of thumb of each game (games/*/thumb.py).

opponent-tried = The tries that I played in advance ended best with it.
opponent-no-reason = I chose at random.
opponent-careful = careful player
opponent-planner-quick = planning player, quick
opponent-planner = planning player
opponent-planner-strong = planning player, strong

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
thumb-un-stop = I aimed at { $target } because that counter could take { $points ->
    [one] 1 point
   *[other] { $points } points
 } on { $tile }. The probability was { PERCENT($percent) }.
    .hint = That counter could take { $points ->
        [one] 1 point
       *[other] { $points } points
     } on { $tile }. The probability of a hit is { PERCENT($percent) }.
thumb-un-goal = I aimed at { $target } because a hit brings me closer to my goal. The probability was { PERCENT($percent) }.
    .hint = A hit brings you closer to your goal. Its probability is { PERCENT($percent) }.
thumb-un-hit = I aimed at { $target } because a hit costs the enemy a card or the counter. The probability was { PERCENT($percent) }.
    .hint = A hit costs the enemy a card or the counter. Its probability is { PERCENT($percent) }.
thumb-un-suppress = I tried to suppress { $target } because a suppressed counter spends its next card on recovering.
    .hint = A suppressed counter spends its next card on recovering.
thumb-un-blast = I fired at { $tile } because { $enemies ->
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
    [0] I want that tile.
    [one] { $goal } is now 1 step away.
   *[other] { $goal } is now { $steps } steps away.
 }
    .hint = { $steps ->
        [0] You want that tile.
        [one] { $goal } is then 1 step away.
       *[other] { $goal } is then { $steps } steps away.
     }
thumb-un-open = I put { $n ->
    [one] a marker on { $tiles }
   *[other] markers on { $tiles }
 } because my other units can then enter.
    .hint = Your other units can then enter.
thumb-un-shoot = I moved { $unit } to { $tile } because the shot from there is better.
    .hint = The shot from there is better.
thumb-un-block = I moved { $unit } to { $tile } because the enemy can’t control that tile while my counter is there.
    .hint = The enemy can’t control that tile while your counter is there.
thumb-un-cover = I moved { $unit } to { $tile } because the cover there is { $cover }, not { $before }.
    .hint = The cover there is { $cover }, not { $before }.
thumb-un-escape = I moved { $unit } because it must leave the board.
    .hint = { $unit } must leave the board.
thumb-un-return = I brought { $unit } back to the board because a unit can do nothing in the box.
    .hint = A unit can do nothing in the box.
thumb-un-bolster = I took { $cards } from the supply because the unit’s cards bring more actions and survive more hits.
    .hint = The unit’s cards bring more actions and survive more hits.
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
thumb-un-fog = I removed a Fog of War because it only fills my hand.
    .hint = A Fog of War only fills your hand.
thumb-un-conceal = I gave { $enemy } a Fog of War because it weakens that deck.
    .hint = A Fog of War weakens the enemy’s deck.
thumb-un-ready = I readied { $unit } because a suppressed counter can’t act.
    .hint = A suppressed counter can’t act.
thumb-un-board = I put { $unit } into { $vehicle } because everything I want is more than 1 tile away.
    .hint = Everything you want is more than 1 tile away.
thumb-un-dismount = I took { $unit } out of { $vehicle } because it can do more on foot.
    .hint = { $unit } can do more on foot.
thumb-un-repair = I repaired { $vehicle } because more damage would destroy it.
    .hint = More damage would destroy { $vehicle }.
thumb-un-first = I chose { $card } (initiative { $value }) because the next turn can decide the game.
    .hint = The next turn can decide the game. The initiative of this card is { $value }.
thumb-un-bid = I chose { $card } (initiative { $value }) because I want to play my other cards.
    .hint = You can then play your other cards.
thumb-un-pick = I chose { $target } because that is the most useful hit.
    .hint = That is the most useful hit.

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
thumb-m44-grab = I played { $card } because units that it orders can go for an objective.
    .hint = Units that it orders can go for an objective.
thumb-m44-bomb = I played { $card } because it rolls dice at the enemy without an order.
    .hint = It rolls dice at the enemy without an order.
thumb-m44-heal = I played { $card } because one of my units has lost figures.
    .hint = One of your units has lost figures.
thumb-m44-dig = I played { $card } because the enemy can attack my units where they are.
    .hint = The enemy can attack your units where they are.
thumb-m44-must = I played { $card } because I must play a card in each turn.
    .hint = You must play a card in each turn.
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
thumb-m44-all = I gave all orders of my card at once because an order that is not given is lost.
    .hint = An order that you do not give is lost.
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
thumb-m44-fire = I moved { $unit } to { $to } because it rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } at { $target } on { $at } from there.
    .hint = It rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
     } at { $target } on { $at } from there.
thumb-m44-safer = I moved { $unit } to { $to } because the enemy is less dangerous to it there.
    .hint = The enemy is less dangerous there.
thumb-m44-closer = I moved { $unit } to { $to } because it comes closer to the enemy.
    .hint = It comes closer to the enemy.
thumb-m44-finish = I attacked { $target } on { $hex } because { $dice ->
    [one] 1 die can
   *[other] { $dice } dice can
 } remove the last { $figures ->
    [one] figure.
   *[other] { $figures } figures.
 } The probability was { PERCENT($percent) }.
    .hint = { $dice ->
        [one] 1 die can
       *[other] { $dice } dice can
     } remove the last { $figures ->
        [one] figure.
       *[other] { $figures } figures.
     } The probability is { PERCENT($percent) }.
thumb-m44-battle = I attacked { $target } on { $hex } because I could roll { $dice ->
    [one] 1 die.
   *[other] { $dice } dice.
 }
    .hint = You roll { $dice ->
        [one] 1 die.
       *[other] { $dice } dice.
     }
thumb-m44-clear = I removed the wire on { $hex } because it hinders { $unit }.
    .hint = The wire hinders { $unit }.
thumb-m44-sandbags = I put sandbags on { $hex } because they protect { $unit }.
    .hint = They protect { $unit }.
thumb-m44-strike = I chose { $n ->
    [one] { $target } on { $hex }
   *[other] { $n } units
 } because the dice of the card do the most there.
    .hint = The dice of the card do the most there.
thumb-m44-take = I took ground on { $to } because it is a good place for { $unit }.
    .hint = It is a good place for { $unit }.
thumb-m44-overrun = I took ground on { $to } because { $unit } can then roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } at { $target }.
    .hint = { $unit } can then roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
     } at { $target }.
thumb-m44-retreat = I moved { $unit } back to { $to } because that is the best place behind it.
    .hint = That is the best place behind it.
thumb-m44-hold = I ignored a flag because { $unit } can stay on { $hex }.
    .hint = { $unit } can stay on { $hex }.
thumb-m44-ambush = I played an Ambush because my unit then rolls first.
    .hint = Your unit then rolls first.
