room-suggestions = Blue Fox, Amber Bee, Red Heron, Green Otter, Gray Wolf, Teal Newt, Silver Owl, Violet Bat, Jade Frog, Golden Crane, White Seal, Brown Badger, Black Swan, Orange Lynx, Pink Puffin, Olive Marten, Copper Hare, Coral Crab, Indigo Jay, Ivory Moth, Ruby Robin, Sandy Snail, Azure Swift, Lime Lizard
room-no-name = A name has 1 to { $most } characters.
room-name-taken = Somebody in the room has the name “{ $name }”.
room-nobody = There is no such pupil in the room.
room-pupil = Pupil { $n }
room-here = { $n ->
    [0] Nobody is here yet
    [one] { $n } is here
   *[other] { $n } are here
 }
room-count = { $kind ->
    [guess] Guesses in: { $n } of { $of }
    [rolls] Finished rolling: { $n } of { $of }
    [questions] Answered: { $n } of { $of }
    [position] Chosen: { $n } of { $of }
    [lesson] Done: { $n } of { $of }
    [duels] Games over: { $n } of { $of }
   *[follow] Pointing: { $n } of { $of }
 }
room-kind-guess = Guess
room-kind-rolls = Rolls
room-kind-questions = Questions
room-kind-position = Position
room-kind-lesson = Lesson
room-kind-duels = Duels
room-kind-follow = Follow
room-results = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
 }
room-do-show = Show the answer
room-do-hide = Hide again
room-do-begin-rolls = Roll it
room-do-next-question = Next question
room-do-show-choices = Show the choices
room-do-show-coach = Show the coach’s answer
room-do-hide-coach = Hide the coach
room-do-clear-pins = Clear the pins
room-do-more-rolls = { $n ->
    [one] { $n } more roll each
   *[other] { $n } more rolls each
 }
room-do-bring-all = Bring all to step { $n }
room-do-send-hint = Send a hint to step { $n }
room-do-one-more-minute = One more minute
room-cards = { $n ->
    [0] No cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
 }
room-no-question = A poll needs a question or a result, such as un.odds(2, 8).
room-options = A poll has 2 to { $most } different options.
room-no-option = The right answer must be one of the options. Got { $value }.
room-hit-faces = { $faces-count ->
    [one] { $faces } hits. One hit is enough.
   *[other] { $faces } hit. One hit is enough.
 }
room-faces-hit = { $faces-count ->
    [one] { $faces } hits.
   *[other] { $faces } hit.
 }
room-you-chose = { $how ->
    [right] You chose { $value }. That is right.
    [wrong] You chose { $value }. That is not right.
   *[none] You chose { $value }.
 }
room-you-guessed = { $how ->
    [exact] You guessed { $value }. That is exactly right.
    [high] You guessed { $value }. That is { $off }{ $chance ->
        [yes] {" "}percentage points
       *[no] {""}
     } too high.
    [low] You guessed { $value }. That is { $off }{ $chance ->
        [yes] {" "}percentage points
       *[no] {""}
     } too low.
   *[none] You guessed { $value }.
 }
room-answer-is = The answer is { $value }
room-exactly = exactly { $value }
room-guesses = { $n ->
    [one] { $n } guess: { $mean }.
   *[other] { $n } guesses, { $mean } on average.
 }{ $known ->
    [yes] {" "}Guesses are off by { $off }{ $chance ->
        [yes] {" "}percentage points
       *[no] {""}
     } on average.
   *[no] {""}
 }
room-said = { $n } said { $value }
room-mistake-sum = { $sum }?
room-mistake-one = one die alone
room-all-miss = { $dice ->
    [one] The die misses: { $product }. Every other roll hits.
   *[other] All dice miss: { $product } = { $none }. Every other roll hits.
 }
room-roll = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }, { $times ->
    [one] once
   *[other] { $times } times
 }
room-rolls-left = { $n ->
    [0] All rolls are in
    [one] { $n } roll to go
   *[other] { $n } rolls to go
 }
room-hits = { $n ->
    [0] No hit
    [one] { $n } hit
   *[other] { $n } hits
 }
room-roll-nth = Roll { $n } of { $of }
room-all-rolls = { $n ->
    [0] No rolls yet
    [one] { $n } roll
   *[other] { $n } rolls
 }
room-question = Question { $n } of { $of }
room-points = { $n } of { $of } right
room-computer = Computer
room-duel-turn = Your turn
room-duel-wait = { $name } is playing
room-duel-over = { $time ->
    [yes] Time is up:{" "}
   *[no] {""}
 }{ $how ->
    [won] you have won
    [lost] you have lost
   *[drawn] nobody has won
 }
room-duel-away = { $name } has no connection
room-play-again = Play again
room-rematch = { $who ->
    [mine] Waiting for { $name }.
    [foe] { $name } wants to play again.
   *[none] You’ll swap sides.
 }
room-takeover = Go on against the computer
room-game-over = Game over
room-round = Round { $n }
room-duels = { $n ->
    [one] { $n } duel
   *[other] { $n } duels
 }
room-choose-action = Choose one action: { $side }
room-other-choices = Other choices
room-class-says = What the class would do
room-coach-says = What the coach thinks of it
room-lesson-step = Step { $n } of { $of }
room-step = Step { $n }
room-done = Done
room-stuck = On step { $n } for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }, { $misses ->
    [one] { $misses } miss
   *[other] { $misses } misses
 }.
room-misses = Misses: { $n }
room-missed = { $n ->
    [one] { $n } miss on this step
   *[other] { $n } misses on this step
 }
room-follow = Follow your teacher
room-you-point = You point at { $place }. The class sees pins, no names.
room-no-port = This computer cannot listen on port { $port }: { $reason }
room-no-file = This is no saved room
room-removed = { $name } was removed.
room-has-ended = { $kind }: ended.
room-saved = Saved: { $path }
room-no-button = Unknown button “{ $name }”.{ $all-set ->
    [yes] {" "}Available: { $all }.
   *[no] {""}
 }
room-no-rolls = Nobody has rolled in this room yet. Start with room.rolls(2, 8).
room-title = Class room { $code }
room-teacher-page = Your page, only on this computer: { $url }
room-needs-python = A room needs a running Python: here, it runs inside the page, where no phone can reach it. Without a room, a link with a fixed seed gives all pupils the same game, and un.worksheet prints questions.
room-guess = { $scale ->
    [percent] Guess the chance
    [options] Choose an answer
   *[number] Guess the number
 }
room-column-question = Question
column-activity = Activity
column-seconds = Seconds
room-friend-title = Room for two { $code }
room-friend-link = Link for your friend:
room-friend-mine = Your side of the table:
room-friend-only-here = Only this computer can open these links. room.open_to_others() lets everyone in this network open them.
room-friend-qr = QR code of the link for your friend
pupil-friend-line = Join your friend
pupil-friend-code = Four letters, from your friend
pupil-friend-wait = Waiting for your friend
pupil-friend-title = Send this link to your friend
pupil-friend-text = The game begins when both of you are here. Keep this page open.
pupil-friend-here = Only this computer can open it so far. The button “Let others in this network open the link” is in the notebook.
pupil-friend-copy = Copy the link
pupil-friend-copied = Copied
pupil-friend-ended = Your game
pupil-handed-text = You go on with another screen. This page has ended.
pupil-join-line = Join your class
pupil-code = Room code
pupil-code-hint = Four letters, from the screen in class
pupil-nickname = Your nickname
pupil-nickname-hint = Everyone here can see it. Use an animal or a color.
pupil-suggest = Suggest
pupil-join = Join
pupil-safe = No account, nothing to install.
pupil-language = Language
pupil-error-code = No open room has this code. Check the four letters.
pupil-error-slow = Too many tries. Wait a minute.
pupil-error-full = This room is full. It holds 100 pupils.
pupil-error-many = Too many pages of this room are open on this network. Close any that nobody is using, then reload this page.
pupil-error-name = This nickname is taken. Try another one.
pupil-error-no-name = Type a nickname.
pupil-wait-line = Your teacher starts soon
pupil-wait-title = You’re in
pupil-wait-text = Keep this page open. It changes by itself.
pupil-die = Roll a die
pupil-die-note = This roll doesn’t count.
pupil-rename = Change nickname
pupil-save-name = Save nickname
pupil-guess-line = Guess the chance
pupil-guess-choose = Choose an answer
pupil-guess-label = Your guess, in percent
pupil-guess-number = Your guess
pupil-less = One less
pupil-more-one = One more
pupil-send = Send {"{"}value{"}"}
pupil-send-guess = Send my guess
pupil-hidden = Your guess stays hidden until all are shown.
pupil-wait-answer = Wait for the answer
pupil-wait-others = Wait for the others
pupil-your-guess = Your guess
pupil-received = Received
pupil-change-guess = Change my guess
pupil-change-note = Received. You can change it until the answer is shown.
pupil-you = You
pupil-next-wait = Wait for the next task.
pupil-guesses-shown = All guesses
pupil-roll-here = Roll here
pupil-real-dice = Real dice
pupil-roll-dice = Roll the dice
pupil-roll-again = Roll again
pupil-send-roll = Send this roll
pupil-real-hint = Roll your real dice. Tap what they show.
pupil-take-back = Take back
pupil-die-nth = Die {"{"}n{"}"}
pupil-tap-answer = Tap an answer.
pupil-answer-shown = The answer is shown
pupil-your-choice = Your choice
pupil-change-choice = Change my choice
pupil-help = Ask for help
pupil-help-asked = You ask for help
pupil-help-only = Only your teacher sees it.
pupil-tap-tile = Tap a place on the board to point at it.
pupil-stop-pointing = Take my pin away
pupil-lost-line = No connection
pupil-lost-title = Your place is kept
pupil-lost-held-one = 1 answer waits on this phone. It is sent when you are back.
pupil-lost-held = {"{"}n{"}"} answers wait on this phone. They are sent when you are back.
pupil-lost-text = Check the Wi-Fi and keep this page open. It tries again by itself.
pupil-try-now = Try now
pupil-ended-line = The room is closed
pupil-ended-title = Thanks, {"{"}name{"}"}!
pupil-ended-text = Your answers today
pupil-ended-foot = Nothing stays on this phone. You can close the page.
pupil-save = Save my answers
pupil-left-line = You have left the room
pupil-removed-line = You are not in this room
pupil-removed-title = Your teacher removed this nickname
pupil-removed-text = That can happen by mistake. Ask your teacher, then join again.
pupil-join-again = Join again
pupil-moved-line = This room is open elsewhere
pupil-moved-text = You have opened the room on another page. This one waits.
pupil-here-again = Go on here
pupil-menu = More
pupil-leave = Leave the room
pupil-open-address = Open this address, or use your camera
pupil-open-address-only = Open this address
pupil-type-code = Type this code
pupil-wall-note = No account. Choose an animal or a color.
pupil-others = and {"{"}n{"}"} more
pupil-join-here = Join here
pupil-qr = QR code of the address of this room
pupil-how-many = How many dice hit
pupil-share = Share of rolls that hit, roll by roll
desk-title = Class room
desk-this-computer = this computer only
desk-projector = Projector
desk-close = Close room
desk-activities = Activities
desk-results = Results
desk-closed-line = The room is closed
desk-closed-text = Run the cell again to open a new room.
desk-net-line = Let others on this network join?
desk-net-who = Everyone in this network can open the page of the room. Without the code, nobody comes in.
desk-net-see = They see what you start, and no file of this computer. It lasts until you close the room.
desk-net-ask = The computer may ask whether Python can accept connections. Allow it for private networks.
desk-net-cafe = Not in a café or at a station.
desk-let-them = Let them join
desk-not-now = Not now
desk-nobody-line = Nobody can join yet
desk-only-title = Only this computer can open the room.
desk-only-text = That is safe, and right for trying it out. Phones in your class cannot reach it.
desk-to-teach = To teach with it:
desk-step-net = Let others on this network join. You see first what that means.
desk-step-qr = Then a new address and a QR code appear here and on the projector.
desk-let-join = Let others on this network join
desk-open-page = Open a pupil’s page here
desk-lobby-line = Waiting for pupils to join
desk-qr = QR code of the address of this room
desk-code-note = The code is on the projector too.
desk-start-note = Choose an activity on the left. All screens follow at once.
desk-open-wall = Open the projector view
desk-stop = Stop here
desk-pupils = Pupils
desk-activity = Activity
desk-answers = Answers
desk-right = Right
desk-no-results = No answers yet.
desk-results-code = In a cell:
desk-back = Back
desk-close-line = Close the room?
desk-keep-plain = Save without names
desk-keep-plain-note = A pupil is a number in the file.
desk-keep-names = Save with nicknames
desk-keep-names-note = The room can be opened again, and all come back to their places.
desk-keep-nothing = Save nothing
desk-keep-nothing-note = All answers are gone.
desk-save-close = Save and close
desk-just-close = Close
desk-only-you = Only you see this
desk-asks-help = Asks for help.
desk-helped = Done
desk-hide-names = Hide names
desk-show-names = Show names
desk-names-appear = Names appear here as pupils join.
desk-rename = Rename
desk-remove = Remove from the room
desk-undo = Undo
desk-how-many = How many dice hit
desk-share = Share of rolls that hit, roll by roll
desk-look = Look into this game
desk-look-lesson = Look at this pupil’s screen
desk-all-pupils = All pupils
desk-task = Task
desk-hand = Hand
desk-said = What the coach said
desk-all-boards = All boards
desk-show-hands = Show both hands, only here
desk-hide-hands = Hide both hands
desk-last-steps = Last steps
desk-move = Move to another phone
desk-move-text = On the other phone, type {"{"}code{"}"} as the room code. It works once, within ten minutes.
desk-send-hint = Send a hint
