# What would have to be different for each reason why something cannot be done in Memoir '44 (why-m44-…).

change-m44-in-turn = { $pending ->
    [yes] First decide what is asked now: a retreat, an Ambush, a card to keep, or the next target.
   *[no] Wait until the other side has ended its turn.
 }
change-m44-play-first = Play a card from your hand first.
change-m44-play-phase = Wait for your next turn: one card is played in each.
change-m44-in-hand = Play a card that is in your hand; this one would have to be drawn first.
change-m44-must-play = Play one of the cards in your hand.
change-m44-ambush-turn = Play another card, and keep Ambush until the enemy begins a close assault.
change-m44-section-said = Name one section after Infantry Assault, or none after another card.
change-m44-own-unit = Choose a hex on which a unit of this side stands.
change-m44-ordered = Give this unit an order before the first unit moves or battles, or choose one that has an order.
change-m44-order-phase = Next turn, give all orders before the first unit moves or battles.
change-m44-called = Choose a unit that “{ $card }” orders, or play another card next turn.
change-m44-room = Order this unit instead of another one.
change-m44-one-order = Choose a unit without an order; this one can act already.
change-m44-order-all = Order the units one by one.
change-m44-move-phase = Next turn, move the unit before the first battle.
change-m44-moved = Move another unit with an order; this one can move again next turn.
change-m44-card-no-move = Play a card that lets units move.
change-m44-somewhere = Name the hexes that the unit enters, one after another.
change-m44-joined = Name every hex of the way, each touching the one before it.
change-m44-too-far = { $most ->
    [0] Leave the unit where it is this turn.
    [one] End the way after one hex.
   *[other] End the way after { $most } hexes.
 }
change-m44-occupied = Choose a free hex and a way round the unit, or move that unit away first.
change-m44-return = Choose a path that does not return to the unit’s hex.
change-m44-impassable = Choose a way over a bridge.
change-m44-arm = Send infantry there, or choose another way.
change-m44-must-stop = End the move on { $stop }, or choose a way round it.
change-m44-hedgerow-in = Move next to the hedgerow this turn and enter it in a later one.
change-m44-hedgerow-out = End the move after one hex.
change-m44-beach = End the move after two hexes, or choose a way without a beach.
change-m44-card-no-battle = Play a card that lets units battle.
change-m44-battled = Attack with another unit that has an order; this one can battle again next turn.
change-m44-interrupted = Attack with a unit that has not battled yet; both attacks of a unit come before the next unit battles.
change-m44-moved-too-far = Move the unit less far before it battles.
change-m44-entered = Stop before the cover to battle this turn, or battle from it in the next.
change-m44-afloat = Bring the unit ashore first.
change-m44-no-enemy = Aim at a hex on which an enemy stands.
change-m44-range = { $most ->
    [one] Choose an enemy next to the unit, or move closer first.
   *[other] Choose an enemy at most { $most } hexes away, or move closer first.
 }
change-m44-close-first = Attack an enemy next to { $hex }, or move away before the battles.
change-m44-card-range = Choose an enemy at the distance that “{ $card }” is for, or play another card.
change-m44-sight = Attack from a hex with an open line to { $to }, or choose another target. What stands in the way now: { $hexes }.
change-m44-no-dice = Move to a hex from which the sum leaves at least one die, or choose another target.
change-m44-no-wire = Choose a unit that stands on wire.
change-m44-guns-on-wire = Leave the wire to infantry or armor.
change-m44-no-digging = Play Dig-In and order the infantry with it.
change-m44-dug = Choose a unit on a hex without sandbags.
change-m44-dig-afloat = Bring the unit ashore first.
change-m44-no-front = Empty the hex by a close assault of this unit, and take it at once.
change-m44-not-emptied = Destroy the enemy on { $to } or make it retreat first.
change-m44-guns-stay = Empty the hex with infantry or armor: they may take it.
change-m44-stopped = Take ground with a unit that has not entered such a hex this turn.
change-m44-no-strike = Play Air Power or Barrage.
change-m44-struck = Wait for the next card of this kind: each throws its dice once.
change-m44-strike-whom = Choose hexes on which enemies stand.
change-m44-strike-many = Leave targets out.
change-m44-group = Choose enemies on neighboring hexes, each of them once.
change-m44-next = Choose a target at which no dice have been thrown yet.
change-m44-no-ambush = Wait until the enemy begins a close assault on one of your units.
change-m44-no-retreat = Choose the unit that has to retreat, when flags have come up.
change-m44-backwards = For every step choose one of the hexes nearer to the own edge.
change-m44-retreat-occupied = Choose free hexes; where there are none, the unit stays and loses figures.
change-m44-retreat-closed = Choose hexes that the unit may enter; where there are none, it stays and loses figures.
change-m44-whole-retreat = Name a hex for every flag, as long as a way is open.
change-m44-no-immunity = Retreat; only in a bunker of its own, on hedgehogs or behind sandbags may a unit ignore a flag.
change-m44-no-look = Play Recon: at the end of the turn there are two cards to choose from.
change-m44-seen = Keep one of the cards that were drawn.
