# Memoir '44: why something cannot be done, what happened, and what can be wrong with a line or a file.

# Why not

why-m44-game-over = The game is over.
why-m44-in-turn = { $pending ->
    [yes] Something else has to be settled first.
   *[no] It is not the turn of this side: { $side }.
 }
why-m44-play-first = A turn begins with a command card: play one first.
why-m44-play-phase = A command card has been played already this turn.
why-m44-in-hand = “{ $card }” is not in hand.
why-m44-must-play = There is a card in hand that can be played: play it.
why-m44-ambush-turn = Ambush is not played as the card of one’s own turn: it answers a close assault.
why-m44-section-said = Name a section (left, center, right) after Infantry Assault, and after no other card.
why-m44-own-unit = No unit of this side stands on { $hex }: { $side }.
why-m44-ordered = This unit has no order this turn: { $unit } on { $hex }.
why-m44-order-phase = Orders are given before the first unit moves or battles.
why-m44-called = “{ $card }” does not order this unit: { $unit } on { $hex }.
why-m44-room = The orders of “{ $card }” are used up: there is none left for { $unit } on { $hex }.
why-m44-one-order = A unit gets one order a turn: { $unit } on { $hex } has one.
why-m44-order-all = Only a card that orders all its units does so at once, and only while some wait for their order.
why-m44-move-phase = All units move before the first battle.
why-m44-moved = A unit moves once a turn: { $unit } on { $hex } has moved.
why-m44-card-no-move = Under “{ $card }” units do not move.
why-m44-rooted = Artillery in a bunker never moves.
why-m44-somewhere = Name at least one hex to enter.
why-m44-joined = The hexes of a way must touch one another, from { $hex } on.
why-m44-too-far = The way is { $n ->
    [one] one hex
   *[other] { $n } hexes
 } long; { $unit } on { $hex } moves at most { $most }.
why-m44-occupied = A unit stands on the way or at its end: nobody moves onto or through another.
why-m44-return = The path returns to { $hex }, where the unit began its move. It must end on another hex.
why-m44-impassable = The way leads into a river where there is no bridge.
why-m44-arm = Only infantry goes into bunkers and among hedgehogs.
why-m44-must-stop = A unit that enters { $stop } must stop there: { $ground }.
why-m44-hedgerow-in = A hedgerow is entered only from a hex that touches it: the move must have begun beside it.
why-m44-hedgerow-out = A unit that leaves a hedgerow moves one hex only.
why-m44-beach = A unit that enters a beach moves two hexes at most in that turn.
why-m44-card-no-battle = Under “{ $card }” units do not battle.
why-m44-battled = This unit has no battle left this turn: { $unit } on { $hex }.
why-m44-interrupted = Another unit has battled since, so the fighting of this one is over: { $unit } on { $hex }.
why-m44-moved-too-far = This unit has moved too far to battle this turn: { $unit } on { $hex }.
why-m44-entered = A unit does not battle in the turn in which it enters such ground: { $unit } on { $hex }.
why-m44-afloat = No unit battles from the ocean.
why-m44-no-enemy = No enemy stands on { $to }.
why-m44-range = { $to } is { $range ->
    [one] one hex
   *[other] { $range } hexes
 } away; { $unit } reaches { $most }.
why-m44-close-first = An enemy stands beside { $hex }: the unit may only battle in close assault.
why-m44-card-range = “{ $card }” does not allow a battle at this distance.
why-m44-sight = The line of sight from { $hex } to { $to } is blocked: { $hexes }.
why-m44-no-dice = No dice are left: { $base } less { $cover } for the target’s cover, less { $penalty } for the attacker’s own hex.{ $ground-set ->
    [yes] {" "}The cover: { $ground }.
   *[no] {""}
 }
why-m44-no-wire = There is no wire on { $hex }.
why-m44-guns-on-wire = Artillery does not clear wire.
why-m44-no-digging = Only infantry ordered by Dig-In digs in.
why-m44-dug = There are sandbags on { $hex } already.
why-m44-supply = There are no sandbags left.
why-m44-dig-afloat = Nobody digs in in the ocean.
why-m44-no-front = Ground is taken only by the unit that has just fought a close assault, and only where its target stood.
why-m44-not-emptied = { $to } has not been vacated.
why-m44-guns-stay = Artillery never takes ground.
why-m44-stopped = This unit has entered a hex this turn on which it must stop: { $unit } on { $hex }.
why-m44-no-ground = In this game nobody takes ground.
why-m44-no-strike = This card throws no dice at enemies.
why-m44-struck = The dice of this card have been thrown.
why-m44-strike-whom = Name hexes on which enemies stand.
why-m44-strike-many = That is more targets than “{ $card }” has.
why-m44-group = The targets must hang together, each named once.
why-m44-next = This is not a target that still waits for its dice.
why-m44-no-ambush = There is no close assault to answer with an Ambush: { $side }.
why-m44-no-retreat = No unit on { $hex } has to retreat now.
why-m44-backwards = A retreat leads towards one’s own edge of the board, hex by hex.
why-m44-retreat-occupied = A unit stands on the way of the retreat.
why-m44-retreat-closed = The way of the retreat leads through ground this unit cannot enter.
why-m44-whole-retreat = The unit has to go back as far as it can: this way is too short or too long.
why-m44-no-immunity = This unit has no flag that it may ignore.
why-m44-no-look = There are no cards to choose from: { $side }.
why-m44-seen = “{ $card }” is not one of the cards that were drawn.

# What happened. $side plays, $unit acts.

event-m44-turn = To play: { $side }
event-m44-turn-ended = End of the turn: { $side }
event-m44-played = { $side }: the card “{ $card }”{ $section-set ->
    [yes] , { $section }
   *[no] {""}
 }
event-m44-commanded = Carried out by: { $commanders }
event-m44-copied = { $card-set ->
    [yes] Counter-Attack repeats “{ $card }”
   *[no] Counter-Attack has no order to repeat
 }
event-m44-passed = No card to play: { $side }
event-m44-ordered = Ordered: { $unit } on { $hex }
event-m44-led = { $n ->
    [1] { $unit } on { $hex } is on a dashed line: led by { $commanders }
   *[other] { $unit } on { $hex } is on a dashed line: the Commander-in-Chief decides between { $commanders }
}
event-m44-all-ordered = Ordered: { $units }
event-m44-treated = “Medics & Mechanics” treats { $unit } on { $hex }
event-m44-moved = Moves: { $unit }, { $path }
event-m44-battled = { $range ->
    [one] Close assault
   *[other] Fire over { $range } hexes
 }: { $unit } on { $hex } against { $target } on { $to }; { $dice ->
    [one] one die
   *[other] { $dice } dice
 } ({ $base } by range{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } by the card
 }{ $cover ->
    [0] {""}
   *[other] , −{ $cover } at the target
 }{ $penalties ->
    [0] {""}
   *[other] , −{ $penalties } from its own hex
 })
event-m44-battle-over = The battle does not take place any more: { $unit }
event-m44-ambushed = Ambush: { $unit } battles first; { $dice ->
    [one] one die
   *[other] { $dice } dice
 } against { $target }
event-m44-rolled = Dice: { $faces }. { $hits ->
    [0] No hit
    [one] One hit
   *[other] { $hits } hits
 }, { $flags ->
    [0] no flag
    [one] one flag
   *[other] { $flags } flags
 }; { $lost ->
    [0] no figure is lost
    [one] one figure is lost
   *[other] { $lost } figures are lost
 }: { $unit } on { $hex }
event-m44-granted = Dice: { $faces }. Orders: infantry { $infantry }, armor { $armor }, any unit { $any }
event-m44-healed = Dice: { $faces }. { $healed ->
    [0] No figure comes back
    [one] One figure comes back
   *[other] { $healed } figures come back
 }: { $unit } on { $hex }
event-m44-destroyed = Destroyed: { $unit } on { $hex }. { $side }: { $medals ->
    [one] one medal
   *[other] { $medals } medals
 }
event-m44-retreated = Retreats: { $unit }, { $path }
event-m44-no-way = There is no way back from { $hex }; { $lost ->
    [one] one figure is lost
   *[other] { $lost } figures are lost
 }: { $unit }
event-m44-ignored = A flag is ignored: { $unit } on { $hex }
event-m44-took-ground = Takes ground: { $unit }, { $path }
event-m44-dug = Digs in: { $unit } on { $hex }; { $left ->
    [one] one sandbag piece
   *[other] { $left } sandbag pieces
 } left
event-m44-sandbags-gone = The sandbags on { $hex } are removed
event-m44-wire-gone = The wire on { $hex } is removed: { $unit }
event-m44-struck = { $side }: the dice of “{ $card }” are thrown at { $units }
event-m44-drawn = { $side }: { $card-set ->
    [yes] “{ $card }” is drawn
   *[no] a card is drawn
 }
event-m44-kept = { $side }: { $card-set ->
    [yes] “{ $card }” is kept
   *[no] a card is kept
 }
event-m44-reshuffled = The discard pile is shuffled into a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
event-m44-medal = { $side }: { $medals ->
    [one] one medal
   *[other] { $medals } medals
 } for an objective
event-m44-won = Victory: { $side }, with { $medals ->
    [one] one medal
   *[other] { $medals } medals
 }

# What a person may type

m44-error-no-action = { $line-set ->
    [no] An empty line is not an action.
   *[yes] “{ $line }” is not an action.
 } An action looks like “play Probe Left”, “move C3 C4”, “battle C4 D5” or “end turn”.
m44-error-no-kind = “{ $word }” is not something that can be done here. There are: { $all }.
m44-error-no-card = There is no command card “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
m44-error-no-hex = There is no hex “{ $name }” on this board.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } Hexes are named like “C3”.
m44-error-no-symbol = “{ $name }” is no symbol of the dice.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } There are: infantry, armor, grenade, star, flag.
m44-error-how-many = “{ $kind }” names { $least } to { $most } hexes; found { $n }.
m44-fault-value-battle = “{ $line }” is no battle between two units on the board.
m44-fault-value-unit = “{ $name }” is no unit on the board: take its id, or the hex it stands on.
m44-fault-value-flags = “{ $line }” wants a unit, or its hex, and a number of flags.

# What can be wrong with a file

fault-unknown-hex = there is no hex “{ $name }” on this board. { $hint }
fault-unknown-board = there is no board “{ $name }”. { $hint }
fault-unknown-arm = there is no kind of unit “{ $name }”. { $hint }
fault-unknown-troop = there is no unit “{ $name }” in this scenario. { $hint }
fault-unknown-command-card = there is no command card “{ $name }”. { $hint }
fault-unknown-reading = there is no reading “{ $name }”. { $hint }
fault-unknown-word = “{ $name }” does not fit here. { $hint }
fault-boards = { $n } boards are too few or too many; one to { $most } lie side by side.
fault-uneven-teams = the teams are not as equal as can be; let them differ by one player at most.
fault-no-hexes = there is no hex here; name at least one.
fault-two-terrains = hex { $hex } has terrain already ({ $before }); keep one.
fault-two-units = a unit stands on hex { $hex } already ({ $before }); a hex holds one.
fault-unit-in-river = { $unit } stands in a river without a bridge, on { $hex }. Move it, or add a bridge.
fault-unit-off = { $unit } stands on no hex here. Name a unit that does, or put it on the board.
fault-unit-side = a unit of { $side } is wanted here; { $unit } is of the other side.
fault-not-last = something comes after this in the list, but only “draw”, “fight” and “volley” can wait for something else. Put it last.
fault-whose-turn = only the side whose turn it is can do this: { $side }.
fault-bridge-nowhere = the bridge on { $hex } crosses nothing; put it on a river.
fault-too-many-of = there are only { $most } × { $card }; take fewer.
