# What would have to be different for each reason why something cannot be done in Memoir '44 (why-m44-…).

change-m44-in-turn = { $pending ->
    [yes] First resolve the pending decision: a retreat, an Ambush, a card to keep, or the next target.
   *[no] Wait until the other side ends its turn.
 }
change-m44-play-first = Play a card from your hand first.
change-m44-play-phase = Wait for your next turn. You play one card per turn.
change-m44-in-hand = Play a card that is in your hand.
change-m44-must-play = Play one of the cards in your hand.
change-m44-ambush-turn = Play another card, and keep Ambush until the enemy begins a close assault.
change-m44-section-said = Name one section after a card that lets you choose one, or none after another card.
change-m44-own-unit = Choose a hex with a unit of this side.
change-m44-ordered = Order this unit before your first unit moves or battles, or choose a unit that has an order.
change-m44-order-phase = Next turn, give all orders before your first unit moves or battles.
change-m44-called = Choose a unit that “{ $card }” orders, or play another card next turn.
change-m44-room = Order this unit instead of another one.
change-m44-one-order = Choose a unit without an order. This one can already act.
change-m44-order-all = Order the units one by one.
change-m44-move-phase = Next turn, move the unit before the first battle.
change-m44-moved = Move another unit with an order. This one can move again next turn.
change-m44-card-no-move = Play a card that lets units move.
change-m44-somewhere = Name the hexes of the path, in order.
change-m44-joined = Name every hex of the path. Each one must be adjacent to the previous one.
change-m44-too-far = { $most ->
    [0] Leave the unit where it is this turn.
    [one] End the path after 1 hex.
   *[other] End the path after { $most } hexes.
 }
change-m44-occupied = Choose a free hex and a path around the unit{ $enemy ->
    [yes] .
   *[no] , or move that unit first.
 }
change-m44-return = Choose a path that does not return to the unit’s hex.
change-m44-impassable = Choose another hex, or a path over a bridge.
change-m44-arm = Send infantry there, or choose another path.
change-m44-steep = Choose a path around this side.
change-m44-barred = Move a unit of another arm, or choose a path around this terrain.
change-m44-must-stop = End the move on { $stop }, or choose a path around it.
change-m44-hedgerow-in = Move to a hex adjacent to the hedgerow this turn, and enter it in a later turn.
change-m44-hedgerow-out = End the move after 1 hex.
change-m44-beach = End the move after 2 hexes, or choose a path without a beach.
change-m44-card-no-battle = Play a card that lets units battle.
change-m44-card-no-clear = { change-m44-card-no-battle }
change-m44-battled = Attack with another unit that has an order. This one can battle again next turn.
change-m44-interrupted = Attack with a unit that has not battled yet. A unit must finish its attacks before the next one begins.
change-m44-moved-too-far = Move fewer hexes before the battle.
change-m44-entered = To battle this turn, stop before the cover. Or battle from it next turn.
change-m44-afloat = Bring the unit ashore first.
change-m44-no-enemy = Choose a hex with an enemy unit.
change-m44-range = { $most ->
    [one] Choose an enemy adjacent to the unit, or move closer first.
   *[other] Choose an enemy at most { $most } hexes away, or move closer first.
 }
change-m44-close-first = Attack an enemy adjacent to { $hex }, or move away before the battles.
change-m44-card-range = Choose an enemy at the distance that “{ $card }” requires, or play another card.
change-m44-sight = Attack from a hex with a clear line of sight to { $to }, or choose another target. Blocked by: { $hexes }.
change-m44-no-dice = Move to a hex from which at least one die is left, or choose another target.
change-m44-no-wire = Choose a unit that is on wire.
change-m44-guns-on-wire = Use infantry or armor to remove the wire.
change-m44-no-digging = Play Dig-In and order the infantry with it.
change-m44-dug = Choose a unit on a hex without sandbags.
change-m44-dig-afloat = Bring the unit ashore first.
change-m44-no-front = Clear the hex with a close assault by this unit, then take it at once.
change-m44-not-emptied = Eliminate the enemy on { $to } or make it retreat first.
change-m44-guns-stay = Clear the hex with infantry or armor, because they can take it.
change-m44-stopped = Take ground with a unit that has not entered such a hex this turn.
change-m44-no-strike = Play Air Power or Barrage.
change-m44-struck = Wait for the next card of this kind. You roll the dice of each card once.
change-m44-strike-whom = Choose hexes with enemy units.
change-m44-strike-many = Remove some targets.
change-m44-group = Choose enemies on adjacent hexes, each of them once.
change-m44-next = Choose a target that you have not rolled for yet.
change-m44-cannot-ambush = Keep your units out of the ocean, and on hexes where they roll at least one die.
change-m44-no-ambush = Wait until the enemy begins a close assault on one of your units.
change-m44-no-retreat = After a roll with flags, choose the unit that must retreat.
change-m44-backwards = For each step, choose a hex closer to your own edge.
change-m44-retreat-occupied = Choose free hexes. If all are occupied, the unit stays and loses figures.
change-m44-retreat-closed = Choose hexes that the unit can enter. If it can’t enter any, it stays and loses figures.
change-m44-whole-retreat = Name one hex per flag for as long as the path is free.
change-m44-no-immunity = Retreat. Only a unit in its own bunker, on hedgehogs, or behind sandbags can ignore a flag.
change-m44-no-look = Play Recon. At the end of the turn you draw two cards and choose one.
change-m44-seen = Keep one of the cards you drew.
