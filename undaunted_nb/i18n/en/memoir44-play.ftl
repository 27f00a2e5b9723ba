# Memoir '44: why something cannot be done, what happened, and what can be wrong with a line or a file.

# Why not

why-m44-game-over = The game is over.
why-m44-in-turn = { $pending ->
    [yes] Something else must be resolved first.
   *[no] It’s not this side’s turn: { $side }.
 }
why-m44-play-first = Your turn begins with a command card. Play one first.
why-m44-play-phase = You have already played a command card this turn.
why-m44-in-hand = “{ $card }” is not in your hand.
why-m44-must-play = You have a card that you can play, so you can’t pass.
why-m44-ambush-turn = You can’t play Ambush in your own turn. It responds to an enemy’s close assault.
why-m44-section-said = Name a section (left, center, right) after a card that lets you choose one, such as Infantry Assault, and only after such a card.
why-m44-own-unit = This side has no unit on { $hex }: { $side }.
why-m44-ordered = { $unit } on { $hex } has no order this turn.
why-m44-order-phase = You can give orders only before your first unit moves or battles.
why-m44-called = “{ $card }” can’t order { $unit } on { $hex }.
why-m44-room = “{ $card }” has no more orders for { $unit } on { $hex }.
why-m44-one-order = { $unit } on { $hex } already has an order. Each unit gets one per turn.
why-m44-order-all = Only a card that orders all its units can do this, and only while some of them have no order.
why-m44-move-phase = All units must move before the first battle.
m44-attack-after-orders = Attacks come after the moves. Press “Confirm orders”, move your units, and press “Done moving”. Then attack the unit on { $hex }.
m44-attack-after-moves = Attacks come after the moves. When you have moved all you want, press “Done moving” and attack the unit on { $hex }.
why-m44-moved = { $unit } on { $hex } has already moved. Each unit moves once per turn.
why-m44-card-no-move = Units can’t move under “{ $card }”.
why-m44-rooted = Artillery in a bunker never moves.
why-m44-somewhere = Name at least one hex to enter.
why-m44-joined = The hexes of a path must be adjacent, starting from { $hex }.
why-m44-too-far = The path is { $n ->
    [one] 1 hex
   *[other] { $n } hexes
 } long, but { $unit } on { $hex } can move only { $most }.
why-m44-occupied = A unit is on that path. Units can’t move onto or through another unit.
why-m44-return = The path returns to { $hex }, where the unit began its move. It must end on another hex.
why-m44-impassable = The path goes into a river, and there is no bridge.
why-m44-arm = Only infantry can enter bunkers and hexes with hedgehogs.
why-m44-barred = The terrain of this scenario keeps this unit out of one of these hexes.
why-m44-steep = The side between { $start } and { $to } is too steep for any unit.
why-m44-must-stop = A unit that enters { $stop } must stop there: { $ground }.
why-m44-hedgerow-in = A unit can enter a hedgerow only if it began its move adjacent to it.
why-m44-hedgerow-out = A unit that leaves a hedgerow can move only 1 hex.
why-m44-beach = A unit that enters a beach can move only 2 hexes that turn.
why-m44-card-no-battle = Units can’t battle under “{ $card }”.
why-m44-card-no-clear = Units can’t battle under “{ $card }”, so they can’t remove wire either.
why-m44-battled = { $unit } on { $hex } can’t battle again this turn.
why-m44-interrupted = Another unit has battled since, so { $unit } on { $hex } can’t continue its attack.
why-m44-moved-too-far = { $unit } on { $hex } has moved too far to battle this turn.
why-m44-entered = { $unit } on { $hex } can’t battle in the turn in which it enters this terrain.
why-m44-afloat = Units can’t battle from the ocean.
why-m44-no-enemy = { $to } has no enemy unit.
why-m44-range = { $to } is { $range ->
    [one] 1 hex
   *[other] { $range } hexes
 } away, but the range of { $unit } is { $most }.
why-m44-close-first = An enemy is adjacent to { $hex }, so this unit can attack only in close assault.
why-m44-card-range = “{ $card }” doesn’t allow an attack at this distance.
why-m44-sight = The line of sight from { $hex } to { $to } is blocked by { $hexes }.
why-m44-no-dice = No dice are left: { $base }{ $cover ->
    [0] {""}
   *[other] {" "}− { $cover } for the target’s cover
 }{ $penalty ->
    [0] {""}
   *[other] {" "}− { $penalty } for the attacker’s hex
 }.{ $ground-set ->
    [yes] {" "}The cover: { $ground }.
   *[no] {""}
 }
why-m44-no-wire = { $hex } has no wire.
why-m44-guns-on-wire = Artillery can’t remove wire.
why-m44-no-digging = Only infantry ordered by Dig-In can dig in.
why-m44-dug = { $hex } already has sandbags.
why-m44-supply = No sandbags are left.
why-m44-dig-afloat = Units can’t dig in on an ocean hex.
why-m44-no-front = A unit can take ground only right after its close assault, and only on its target’s hex.
why-m44-not-emptied = { $to } is not empty.
why-m44-guns-stay = Artillery can’t take ground.
why-m44-stopped = { $unit } on { $hex } entered a hex where it had to stop this turn.
why-m44-no-ground = Units can’t take ground in this game.
why-m44-no-strike = This card doesn’t roll dice against enemies.
why-m44-struck = You have already rolled the dice of this card.
why-m44-strike-whom = Name hexes with enemy units.
why-m44-strike-many = “{ $card }” has fewer targets than that.
why-m44-group = The targets must form one connected group. Name each target once.
why-m44-next = This target has already been rolled for.
why-m44-no-ambush = This side has no close assault to answer with an Ambush: { $side }.
why-m44-cannot-ambush = { $unit } on { $hex } couldn’t battle from there, so it can’t ambush.
why-m44-no-retreat = No unit on { $hex } has to retreat now.
why-m44-backwards = Each hex of a retreat must bring the unit closer to its own edge of the board.
why-m44-retreat-occupied = Another unit is on the path of the retreat.
why-m44-retreat-closed = The path of the retreat leads through terrain that this unit can’t enter.
why-m44-whole-retreat = The unit must retreat as far as it can. This path is too short or too long.
why-m44-no-immunity = This unit can’t ignore a flag.
why-m44-no-look = This side has no cards to choose from: { $side }.
why-m44-seen = “{ $card }” is not one of the cards you drew.

# What happened. $side plays, $unit acts.

event-m44-turn = { $side } { $side-gender ->
    [pl] play
   *[other] plays
 } next
event-m44-turn-ended = { $side } { $side-gender ->
    [pl] end their
   *[other] ends its
 } turn
event-m44-played = { $side } { $side-gender ->
    [pl] play
   *[other] plays
 } “{ $card }”{ $section-set ->
    [yes] , { $section }
   *[no] {""}
 }
event-m44-commanded = Carried out by { $commanders }
event-m44-copied = { $card-set ->
    [yes] Counter-Attack repeats “{ $card }”
   *[no] Counter-Attack has no order to repeat
 }
event-m44-passed = { $side } { $side-gender ->
    [pl] have
   *[other] has
 } no card to play
event-m44-ordered = { $unit } on { $hex } gets an order
event-m44-led = { $n ->
    [1] { $unit } on { $hex } is on a dashed line: led by { $commanders }
   *[other] { $unit } on { $hex } is on a dashed line: the Commander-in-Chief decides between { $commanders }
}
event-m44-all-ordered = { $units } get orders
event-m44-treated = “Medics & Mechanics” treats { $unit } on { $hex }
event-m44-moved = { $unit } moves { $path }
event-m44-battled = { $range ->
    [one] { $unit } on { $hex } attacks { $target } on { $to } in close assault
   *[other] { $unit } on { $hex } fires at { $target } on { $to } at range { $range }
 } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } ({ $base } by range{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } from the card
 }{ $cover ->
    [0] {""}
   *[other] , −{ $cover } for the target’s cover
 }{ $penalties ->
    [0] {""}
   *[other] , −{ $penalties } for its own hex
 })
event-m44-battle-over = { $unit } can no longer attack
event-m44-ambushed = Ambush: { $unit } battles first with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } against { $target }
event-m44-rolled = Dice: { $faces }. { $unit } on { $hex } takes { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 }, { $flags ->
    [0] no flags
    [one] 1 flag
   *[other] { $flags } flags
 }, and loses { $lost ->
    [0] no figures
    [one] 1 figure
   *[other] { $lost } figures
 }
event-m44-granted = Dice: { $faces }. Orders for infantry: { $infantry }, armor: { $armor }, any unit: { $any }
event-m44-healed = Dice: { $faces }. { $unit } on { $hex } gets { $healed ->
    [0] no figures
    [one] 1 figure
   *[other] { $healed } figures
 } back
event-m44-destroyed = { $unit } on { $hex } is eliminated. { $side } { $side-gender ->
    [pl] gain
   *[other] gains
 } { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
 }
event-m44-retreated = { $unit } retreats { $path }
event-m44-no-way = { $unit } can’t retreat from { $hex } and loses { $lost ->
    [one] 1 figure
   *[other] { $lost } figures
 }
event-m44-ignored = { $unit } on { $hex } ignores a flag
event-m44-landed = { $unit } lands on { $hex }
event-m44-missed = { $unit } misses its landing on { $hex } and is lost
event-m44-took-ground = { $unit } takes ground, { $path }
event-m44-dug = { $unit } on { $hex } digs in. { $left ->
    [one] 1 sandbag piece is
   *[other] { $left } sandbag pieces are
 } left
event-m44-sandbags-gone = The sandbags on { $hex } are removed
event-m44-wire-gone = { $unit } removes the wire on { $hex }
event-m44-struck = { $side } { $side-gender ->
    [pl] roll
   *[other] rolls
 } the dice of “{ $card }” against { $units }
event-m44-drawn = { $side } { $side-gender ->
    [pl] draw
   *[other] draws
 } { $card-set ->
    [yes] “{ $card }”
   *[no] a card
 }
event-m44-kept = { $side } { $side-gender ->
    [pl] keep
   *[other] keeps
 } { $card-set ->
    [yes] “{ $card }”
   *[no] a card
 }
event-m44-reshuffled = The discard pile is shuffled into a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
event-m44-medal = { $side } { $side-gender ->
    [pl] gain
   *[other] gains
 } { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
 } for an objective
event-m44-won = Victory for { $side } with { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
 }

# What a person may type

m44-error-no-action = { $line-set ->
    [no] This line is empty.
   *[yes] “{ $line }” is not an action.
 } An action looks like “play Probe Left”, “move C3 C4”, “battle C4 D5”, or “end turn”.
m44-error-no-kind = “{ $word }” is not an action. Actions: { $all }.
m44-error-no-card = Unknown command card “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
m44-error-no-hex = Unknown hex “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } Write hexes like this: “C3”.
m44-error-no-symbol = “{ $name }” is not a die symbol.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } Symbols: infantry, armor, grenade, star, flag.
m44-error-how-many = “{ $kind }” needs { $least } to { $most } { $most ->
    [one] hex
   *[other] hexes
 }, got { $n }.
m44-fault-value-battle = “{ $line }” is not a battle between two units on the board.
m44-fault-value-unit = “{ $name }” is not a unit on the board. Use its id or its hex.
m44-fault-value-flags = “{ $line }” needs a unit or its hex, and a number of flags.

# What can be wrong with a file

fault-unknown-hex = Unknown hex “{ $name }”. { $hint }
fault-unknown-ground = Unknown terrain or object “{ $name }”. { $hint }
fault-unknown-board = Unknown board “{ $name }”. { $hint }
fault-unknown-arm = Unknown kind of unit “{ $name }”. { $hint }
fault-unknown-troop = This scenario has no unit “{ $name }”. { $hint }
fault-unknown-command-card = Unknown command card “{ $name }”. { $hint }
fault-unknown-reading = Unknown ruling “{ $name }”. { $hint }
fault-boards = Expected 1 to { $most } boards side by side, got { $n }.
fault-uneven-teams = The teams are too uneven. They can differ by only one player.
fault-no-side = “{ $name }” is not a side between two adjacent hexes. Write both hexes, such as “F5-f6”.
fault-no-hexes = The list of hexes is empty. Name at least one.
fault-two-terrains = Hex { $hex } already has terrain ({ $before }). Keep one.
fault-two-units = Hex { $hex } already has a unit ({ $before }). Each hex can have only one.
fault-unit-in-river = The unit on { $hex } is in a river without a bridge. Move it, or add a bridge.
fault-unit-off = { $unit } is not on the board. Name another unit, or place it on a hex.
fault-unit-side = Expected a unit of { $side }, but { $unit } is on the other side.
fault-not-last = Only “draw”, “fight”, and “volley” can wait for something else. Put this last in the list.
fault-whose-turn = Only the side whose turn it is can do this: { $side }.
fault-bridge-nowhere = The bridge on { $hex } doesn’t cross anything. Put it on a river.
fault-too-many-of = The game has only { $most } × { $card }. Use fewer.
