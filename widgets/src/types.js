/**
 * The types of the scene: everything that the kernel sends. `SCENE.md` explains each part.
 *
 * @typedef {"s1" | "s2" | ""} Side
 *
 * @typedef {{symbols: string, templates: Record<string, string>}} Art
 *
 * @typedef {object} Place
 * @property {string} id
 * @property {string} points outline, as in `<polygon points>`
 * @property {number} cx
 * @property {number} cy
 * @property {string} label
 * @property {string[]} near
 * @property {Record<string, string>} keys arrow key to the place it leads to
 * @property {[number, number]} [shield] the place of its cover
 * @property {number} [hex] its width, if it is a hexagon
 * @property {string} [name] the text on a hexagon
 *
 * @typedef {{label: string, show: Partial<Piece>[], width?: number}} Sign one line of the legend
 *
 * @typedef {object} Ground
 * @property {number} width
 * @property {number} height
 * @property {string} label
 * @property {string} markup
 * @property {Place[]} places
 * @property {Sign[]} [legend]
 * @property {[number, number, number, number][]} [free] bare corners of the sheet, best first: left, top, width, height
 *
 * @typedef {object} Piece something on the board. Further fields are slots of its template
 * @property {string} k
 * @property {string} t
 * @property {string} p
 * @property {number} x
 * @property {number} y
 * @property {Side} side
 * @property {string} s
 * @property {string} label
 * @property {boolean} [top] whether it covers the counters
 * @property {string} [of] the counter that wears it
 * @property {boolean} [press] whether it is clickable without being a counter
 * @property {number} [w] width of a counter that is neither 52 wide nor small
 * @property {number} [h]
 *
 * @typedef {object} Marks
 * @property {string[]} [lit]
 * @property {string[]} [chosen]
 * @property {Record<string, string>} [aims]
 * @property {string} [aimed]
 * @property {string[]} [path]
 * @property {string[]} [refused]
 * @property {{path: string[], points?: (string | [number, number])[], blocked?: {id: string, label: string}[], beside?: string[]}} [sight] the line of sight
 * @property {Record<string, string>} [costs] the cost of choosing a place
 * @property {string[]} [asked] the subject of a question: places, pieces, `shield:8A`, `number:Riflemen A`
 * @property {string[]} [hinted] the marks of a hint, with the same ids
 * @property {string[]} [named] the places to choose from, whose codes stand out
 * @property {{path?: string[], target?: string, miss?: boolean}} [trace] a past action, with ids as above
 *
 * @typedef {object} Head
 * @property {string} title
 * @property {string} note
 * @property {string} [unsaved] that the game is not saved, and why
 * @property {string} round
 * @property {{label: string, state: "done" | "now" | ""}[]} phases
 * @property {{side: Side, name: string, points: number | null, goal: number | null, of?: string, text: string, word?: string}[]} score
 * @property {{side: Side, name: string, text: string}[]} [goals] the goals of each side
 * @property {string[]} [notes] the special rules of the scenario
 * @property {{side: Side, label: string} | null} first
 * @property {boolean} undo
 * @property {boolean} redo
 * @property {boolean} [home] whether it was opened from the home page
 * @property {string} [build] the target that opens the builder with this scenario
 * @property {string} [new] the target that opens the start sheet with this scenario
 * @property {string} [lang]
 * @property {{id: string, label: string, short: string, chosen: boolean}[]} [languages]
 * @property {{id: string, label: string, chosen: boolean}[]} [opponents] if somebody plays against you
 *
 * @typedef {{id: string, label: string, n?: string, icon?: string, state: "" | "chosen" | "no", say?: string}} Chip `say`: the spoken text that replaces the label
 *
 * @typedef {object} Card
 * @property {string} id
 * @property {string} title
 * @property {string} band
 * @property {number | string} n
 * @property {string} figure
 * @property {Chip[]} chips
 * @property {"" | "chosen" | "lit" | "never" | "no"} state
 * @property {Chip | null} stub
 * @property {string} note
 * @property {string} label
 * @property {{title: string, chips: Chip[]}} [seat] the actions of its soldier's seat
 * @property {string} [say] the text of a card to read
 * @property {{n: string, on: boolean}[]} [sections] the parts of the board, from the left
 * @property {Chip[]} [beside] its other uses besides its actions
 *
 * @typedef {object} Bench a seat of a vehicle
 * @property {string} id
 * @property {string} label
 * @property {string} crew the soldiers who can use its actions
 * @property {{name: string, side: Side, figure: string, low: boolean, text: string} | null} who
 * @property {string} free the word for an empty seat
 * @property {Chip[]} chips only for reading
 * @property {"" | "lit"} state
 * @property {string} act what choosing it does, in a word
 * @property {string} say
 *
 * @typedef {object} Vehicle
 * @property {string} id
 * @property {Side} side
 * @property {"" | "disabled"} state
 * @property {string} title
 * @property {string} figure
 * @property {string} place
 * @property {string} note
 * @property {{shape: "shield" | "plate", n: string, label: string}[]} facts
 * @property {{n: number, critical: number, hull: number, label: string, text: string}} damage
 * @property {Bench[]} seats
 *
 * @typedef {{id: string, label: string, count: number, state: "" | "lit" | "chosen"}} Item
 *
 * @typedef {object} Pile
 * @property {string} id
 * @property {string} label
 * @property {number} count
 * @property {"back" | "open" | "gone" | "face"} kind
 * @property {string} title
 * @property {Item[]} [items]
 *
 * @typedef {{cards: {side: Side, name: string, title: string, n: string, figure: string, first: boolean}[], text: string}} Reveal
 *
 * @typedef {object} Mine
 * @property {Side} side
 * @property {string} name
 * @property {string} [title] the heading of the hand: its owner
 * @property {Card[]} hand
 * @property {Card[]} play
 * @property {Pile[]} piles
 * @property {string} hint
 * @property {string | null} end
 * @property {boolean} hidden
 * @property {Reveal | null} [reveal] the cards given up for the initiative, just revealed
 *
 * @typedef {{side: Side, name: string, note: string, piles: Pile[], play: Card[]}} Foe
 *
 * @typedef {{n: number | string, word: string, note: string, rule?: string}} Total
 *
 * @typedef {{shape: "shield" | "cover" | "disc" | "die", n: number | string, word: string, note: string, struck: boolean, rule?: string}} Term
 *
 * @typedef {{face: string, word: string, state: "hit" | "flag" | "", times?: number, say?: string}} Face
 *
 * @typedef {{side: Side, figure: string, letter: string, name: string, at: string}} Who
 *
 * @typedef {object} Plan
 * @property {string} title
 * @property {Who[]} [who] the attacker and its target, in place of the title
 * @property {string} [kind]
 * @property {boolean} [hand] whether its buttons also appear next to the hand
 * @property {string} [icon]
 * @property {Term[]} [sum]
 * @property {{n: number, word: string, note: string, rule?: string}} [total]
 * @property {number} [dice]
 * @property {number[]} [hits]
 * @property {Face[]} [faces] of a die with pictures
 * @property {{label: string, text: string, share: number, state?: string}[]} [spread]
 * @property {string} [roll] the name of the roll, before the odds
 * @property {{fraction: string, words: string}} [chance]
 * @property {string[]} [lines]
 * @property {boolean} [asks] whether the lines only say what is to be chosen
 * @property {string[]} [chain]
 * @property {{id: string, label: string, state: string}[]} [choices]
 * @property {{id: string, label: string, n: number, more: boolean}[]} [picks] several things of a kind, each with how many are chosen
 * @property {string | null} [commit]
 * @property {boolean} [leaves] whether the commit gives up something that is still possible
 * @property {string | null} [next]
 * @property {string | null} [back]
 *
 * @typedef {{id: string, label: string, options: {id: string, label: string, chosen: boolean}[]}} Group choices, exactly one of them chosen
 * @typedef {{on: boolean, groups?: Group[], lines?: string[], sum?: Plan | null, at?: string}} Chances
 *
 * @typedef {{id: string, name?: string, label: string, chance: string, why: string, bar: [number, number, number], marks?: string[], card?: string}} Tip an action to `take` ("": only to read), its probability of winning (least, middle and most percent), and its units, places and card (missing: it belongs to another position)
 *
 * @typedef {{title: string, busy: boolean, points: [number, number][], at: number, turns: {id: string, label: string, say: string}[], none: string}} Curve the chance to win over a replay, in percent of its width and height
 *
 * @typedef {{on: boolean, ask?: boolean, missed?: boolean, turns?: boolean, line?: Curve | null, busy?: boolean, title?: string, none?: string, look?: string, ways?: Tip[], note?: string, said?: string}} Advice `said` is spoken, and changes only when the first actions are there and when they are ready
 *
 * @typedef {{label: string, text: string}} Cite
 * @typedef {{text: string, change: string, rule: string, source: string}} Reason
 * @typedef {{ask: string, tone: "no" | "info" | "error", title: string, reasons: Reason[], ways?: {id: string, label: string}[]}} Why
 *
 * @typedef {object} Walk
 * @property {string} title
 * @property {number} step
 * @property {number} steps
 * @property {string} text
 * @property {string[]} checked the facts checked after the step
 * @property {string} [about] a note on the sources, folded
 * @property {{id: string, label: string}[]} choices
 * @property {boolean} back
 * @property {boolean} next
 * @property {boolean} branch
 * @property {boolean} [close] whether it is a replay, which can be closed
 * @property {Partial<PlayedStep>} [show] the dice of the step
 *
 * @typedef {"" | "go" | "good" | "no" | "done"} Outcome
 *
 * @typedef {object} Coach
 * @property {string} title
 * @property {number} [step] 0 is the introduction
 * @property {number} [steps]
 * @property {Outcome[]} [ticks]
 * @property {Outcome} [state]
 * @property {boolean} [jump] whether you can open the exercises (true if missing)
 * @property {string} [count] in place of step and steps
 * @property {{n: number, label: string} | null} [stars]
 * @property {string | null} [verdict] in place of the word of the state
 * @property {boolean} [quiet] whether a solved exercise is not celebrated, because the solution was shown or it was solved before
 * @property {string[]} [read] the text before the task
 * @property {string[]} [task]
 * @property {{text: string, id: string}[]} [terms] the terms of the glossary in `task`, spelled as there
 * @property {string[]} [said]
 * @property {Reason[]} [reasons] the reasons why the action was illegal
 * @property {{rule: string, label: string, title: string} | null} [source] the rule behind an answer
 * @property {string[]} [hints]
 * @property {string | null} [hint]
 * @property {{id: string, label: string, state: "" | "right" | "wrong", why: string}[]} [options]
 * @property {{label: string, button: string} | null} [entry] a number to type in place of the options
 * @property {string | null} [again]
 * @property {boolean} [mistake] whether an action led away from the goal, so `again` is the main button
 * @property {string | null} [next]
 * @property {boolean} [back]
 * @property {{id: string, label: string, yellow?: boolean}[]} [buttons]
 * @property {string} [note]
 *
 * @typedef {{title: string, won?: boolean | null, text?: string, rule?: string, source?: string, told?: string, note?: string, buttons?: {id: string, label: string}[]}} Over
 *
 * @typedef {object} Lost a lost card or counter, or lost figures (then `gone` and `left`)
 * @property {Side} side
 * @property {string} title
 * @property {string} band
 * @property {string} figure
 * @property {string} from the pile that it leaves ("" without a pile)
 * @property {string} text
 * @property {number} [gone]
 * @property {number} [left]
 *
 * @typedef {{n?: number, face?: string, state?: "hit" | "flag" | "", hit?: boolean, word: string}} Die
 *
 * @typedef {object} PlayedStep one step of the last actions
 * @property {string} id
 * @property {Side} side
 * @property {boolean} mine whether it belongs to the viewer's turn
 * @property {string} icon
 * @property {{side: Side, title: string, band: string, figure: string} | null} card
 * @property {string} act
 * @property {string} text
 * @property {string[]} [before] earlier events that are only spoken: cards drawn, the end of a turn, a new round
 * @property {string} [why] the reason of the opponent
 * @property {string} [fell] the faces of its dice, unless `text` names them
 * @property {string} [then] the effects of the dice besides the losses
 * @property {{path: string[], target?: string, miss?: boolean} | null} trace
 * @property {{note: string, need: string, state: "hit" | "flag" | "miss" | "", dice: Die[]}[]} rolls
 * @property {string} [verdict]
 * @property {Lost[]} lost
 * @property {Plan} [plan] the defense total above the viewer's dice
 * @property {any} [board] the change that leads back from the board after it
 *
 * @typedef {{id: string, side: Side, title: string, did: string, onward: string, steps: PlayedStep[], after?: string[]}} Played `after`: events after all steps that are only spoken
 *
 * @typedef {{title: string, note: string, dice: Die[], need: string}} Roll
 * @typedef {{id: string | number, head: string, side: Side, text: string, source: string, rules: string[]}} Line
 * @typedef {{lines: Line[], more: boolean}} Log
 * @typedef {{id: string, line: string | number | null, title: string, text: string, ruling: string, own?: string, cites: Cite[], others?: {id: string, label: string}[], lessons?: {id: string, label: string}[], docs?: string}} Rule
 * @typedef {{title: string, text: string, button: string}} Curtain
 *
 * The home page, which replaces the whole table.
 * @typedef {{to: string, label: string, chosen: boolean, text?: string, note?: string, side?: Side}} StartItem
 *
 * @typedef {object} StartGroup
 * @property {string} id
 * @property {string} label
 * @property {StartItem[]} items
 * @property {string} note
 *
 * @typedef {object} StartSheet
 * @property {string} title
 * @property {string} game
 * @property {string} note
 * @property {{markup: string, box: string, label: string, goals: string[]}} picture
 * @property {StartGroup[]} groups
 * @property {{label: string, text: string} | null} length
 * @property {string} chance
 * @property {{to: string, label: string}} begin
 * @property {{to: string, label: string}[]} others
 *
 * @typedef {{id: string, title: string, text: string[], items: {to: string, label: string, note: string, file?: string}[], back: {to: string, label: string}, guide?: {label: string, url: string}, paste?: boolean, grows?: boolean, fields?: {label: string, text: string, page: boolean}[]}} Pane
 *
 * @typedef {object} Home
 * @property {StartSheet | null} [start] the start sheet, drawn in place of the page
 * @property {string} title
 * @property {string} lead
 * @property {string} language the label of the choice of languages
 * @property {{id: string, label: string, chosen: boolean}[]} languages
 * @property {{kicker: string, title: string, text: string, steps: ("done" | "now" | "")[], button: string, to: string, picture: {game: string, box: string}}} now
 * @property {{icon: "play" | "quiz", to: string, title: string, text: string}[]} acts
 * @property {string} choose
 * @property {{id: string, to: string, name: string, text: string, share: number, chosen: boolean, picture: {markup: string, box: string}}[]} games
 * @property {{title: string, text: string, stations: {to: string, n: number, name: string, time: string, state: "done" | "now" | "", stars: number, label: string}[]}} course
 * @property {Pane | null} pane
 * @property {string} [read] the label of the button for the pages to read
 * @property {{to: string, label: string, chosen: boolean}[]} more
 * @property {string} [trouble] the reason why something could not be opened
 *
 * @typedef {object} Control a button, a field or a text of the builder. Its `kind` decides which of the others it has
 * @property {"pick" | "act" | "number" | "row" | "flag" | "text" | "choice" | "note" | "download" | "code"} kind
 * @property {string} id
 * @property {string} label
 * @property {any} [value]
 * @property {string} [note]
 * @property {string} [say]
 * @property {string} [verb]
 * @property {string} [swatch]
 * @property {string} [name]
 * @property {string} [text]
 * @property {number} [least]
 * @property {number} [most]
 * @property {number} [size]
 * @property {boolean} [on]
 * @property {boolean} [off]
 * @property {boolean} [used]
 * @property {boolean} [over]
 * @property {boolean} [long]
 * @property {boolean} [ask]
 * @property {boolean} [saves]
 * @property {Partial<Piece>[]} [show]
 * @property {Control[]} [cells]
 * @property {{id: string, label: string}[]} [options]
 *
 * @typedef {{id: string, label: string, side: Side, items: Control[], compact?: boolean, heads?: string[]}} ControlGroup
 *
 * The builder, which replaces the table.
 * @typedef {object} Build
 * @property {string} title
 * @property {string} language
 * @property {{id: string, label: string, chosen: boolean}[]} languages
 * @property {{id: string, label: string, chosen: boolean}[]} tabs
 * @property {ControlGroup[]} groups
 * @property {string} brush the picked control
 * @property {string} hint
 * @property {string} said
 * @property {string} trouble
 * @property {string[]} faults
 * @property {string[]} doubts
 * @property {string} count
 * @property {boolean} undo
 * @property {boolean} redo
 * @property {boolean} play
 *
 * @typedef {{text: string, note: string, page?: boolean}} Copy `page`: a query that belongs to the address of this page. An empty text cannot be copied, and the note says why
 * @typedef {{copies: {position: Copy, replay: Copy, link: Copy, picture: Copy, explore: Copy}, trouble: string, name: string}} Copies
 *
 * @typedef {{id: string, label: string, text?: string}} Hit
 *
 * A page to read. `icon` or `figure` (a silhouette) is the sign of a part, and `ours` marks a ruling of this project.
 * @typedef {{id: string, label: string, text?: string, texts?: {label: string, text: string}[], rule?: string, source?: string, ours?: boolean}} ReadItem
 * @typedef {{name: string, title: string, lead: string, note: string, parts: {label: string, icon?: string, figure?: string, items: ReadItem[]}[], save?: {name: string, page: string}}} ReadPage
 * @typedef {{query: string, none: string, order: ("term" | "rule" | "lesson")[], term: {id: string, label: string, text: string, rule: string, source: string}[], rule: Hit[], lesson: Hit[], page?: ReadPage, numbers?: {lead: string[], list: {label: string, text: string}[], rest: string[]}}} Search
 *
 * @typedef {object} Scene
 * @property {Art} [art]
 * @property {Ground} [ground]
 * @property {Record<string, string>} [words]
 * @property {Piece[]} [board]
 * @property {Marks} [marks]
 * @property {Vehicle[]} [vehicles]
 * @property {Head} [head]
 * @property {Mine} [mine]
 * @property {Foe} [foe]
 * @property {Plan} [plan]
 * @property {Chances | null} [chances] null: not available now
 * @property {Advice | null} [advice] null: not available now
 * @property {Why} [why]
 * @property {Walk} [walk]
 * @property {Coach} [coach]
 * @property {Over} [over]
 * @property {Roll} [roll]
 * @property {Log} [log]
 * @property {Rule} [rule]
 * @property {Search | null} [found]
 * @property {Curtain} [curtain]
 * @property {Copies | null} [copies] what can be copied, while its drawer is open
 * @property {Home | null} [home] null: no page covers the table
 * @property {Build | null} [build] null: the builder is closed
 * @property {Played | null} [played]
 * @property {string} [text]
 * @property {number} [revision]
 *
 * The state of a view, which the kernel does not have.
 * @typedef {object} Own
 * @property {string} prefix of every id of this table
 * @property {string} focus place of the map that has the focus, or ""
 * @property {Set<string>} open the unfolded parts: `line|rule` of the log and of the reasons (`plan|rule`, `over|rule` of the sum and of the end), `pile:side:id`, `vehicle:id`
 * @property {Map<string, Rule>} rules the rules that the kernel has sent
 * @property {Map<string, string>} titles the titles of rules by id, from the kernel's answers
 * @property {string} drawer the open drawer (a name of `DRAWERS`) or page to read (a name of `PAGES`), or ""
 * @property {string} sought the thing to turn to on that page once it is there, or ""
 * @property {string} front the panel with the newest message, which comes first, or ""
 * @property {Why | null} answered the closed answer
 * @property {{what: string, how: "copied" | "hand" | "saved", text: string} | null} copied what was copied last
 * @property {boolean} full whether the table fills the screen
 * @property {import("./fit.js").Fit} fit the layout
 * @property {boolean} [words] whether the rows of the hand can take a second line for the words of their actions
 * @property {boolean} [stopped] whether the kernel has not answered for a while
 * @property {boolean} [thinking] whether the opponent has been thinking for a while
 * @property {number} stage the height that the dice take over from the panel that rolled them, or 0
 * @property {{label: string, marks: string[], card: string} | null} [tip] the action of a hint that is marked
 * @property {boolean} [counted] whether this table counts as one with an opponent
 * @property {boolean} reasons whether the opponent's reasons are shown
 * @property {string} speed the speed of the playback: `step`, `1`, `2`, `now`
 * @property {{id: string, of: Played, at: number, view: "" | "roll" | "step" | "list", again: boolean} | null} story the current part of the playback
 * @property {string} spoken the sentence of the step that is shown
 * @property {string | null} newest the log line spoken last ("" before the first one, null before the first drawing)
 * @property {number} fresh the number of lines spoken then
 *
 * @typedef {(key: string, values?: Record<string, unknown>) => string} Words
 *
 * The input of every part.
 * @typedef {{scene: Scene, own: Own, word: Words}} Context
 */
export {};
