# The deck as a lottery: how likely a card is to be drawn.

draws-cards = { $size ->
    [one] The deck has 1 card
   *[other] The deck has { $size } cards
 }: { $copies ->
    [0] none of them is the one you want.
   *[other] { $copies } that you want and { $others } that you don’t.
 } You draw { $drawn ->
    [one] 1 card
   *[other] { $drawn } cards
 } and don’t put any back.
draws-none = Probability that you draw none of the cards you want: { $power } { $equals }.
draws-one = Probability of at least one: 1 − { $none } { $chance } { $decimal }.
draws-model = In each round you draw { $draw ->
    [one] 1 card
   *[other] { $draw } cards
 }. Every card in the deck is equally likely. { $reshuffle ->
    [yes] At the end of the round your whole hand goes to the discard pile, played or not. If you must draw and the deck is empty, you shuffle the discard pile to form a new deck.
   *[no] Cards that you have drawn don’t come back.
 }
draws-initiative = Each card in your hand is equally likely to be your initiative card. It goes to the discard pile at once, so it can be reshuffled in the same round.
draws-supposed = Assumed events always happen, even if the card that causes them is not in hand. Only an event that needs a particular card in hand depends on that card.

draws-in-round = In this round
draws-in-turn = In this turn
draws-by-turn = By this turn
draws-by-round = By this round
draws-first-round = The first round, step by step:
chart-card-rounds-about = Two lines: the probability in percent that the card is drawn at that point, and that it has been drawn by then.

draws-nothing = Name at least one card to wait for. Available: { $all }.
draws-no-pile = { $name } must give the number of copies of each card, such as {"{"}"Rifleman A": 2{"}"}, but it is { $value }.
draws-empty = All the piles are empty. Name some cards and how many of each.
draws-no-card = These piles don’t contain “{ $name }”. Cards in them: { $all }.
draws-no-step = “{ $name }” is not something that can happen to a deck. Choose from: { $all }.
draws-no-line = “{ $line }” is not a valid assumption. Start the line with one of these words: { $all }. For a later round, put its number first, for example “2: recon”.
draws-no-other = Expected another deck to compare with, such as un.draws({"{"}"Rifleman A": 2{"}"}), got { $value }.
draws-rounds = The two decks cover different numbers of rounds: { $one } and { $other }. Use the same number for both.
draws-too-many = This has more than { $most } cases to count. Ask for fewer kinds of cards or fewer rounds, or simulate it instead.
draws-too-late = { $side }: “{ $line }” is too late in this round. Put a later round before it, for example “2: { $line }”.
draws-game-over = This game is over, so nobody draws any more cards. Go back to an earlier position.
