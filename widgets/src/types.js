/**
 * The scene: everything that the kernel sends. `SCENE.md` says what each part means; this is its shape.
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
 * @property {[number, number]} [shield] where its cover stands
 * @property {number} [hex] its width, if it is a hexagon
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
 *
 * @typedef {object} Piece something that lies on the board; further fields are slots of its template
 * @property {string} k
 * @property {string} t
 * @property {string} p
 * @property {number} x
 * @property {number} y
 * @property {Side} side
 * @property {string} s
 * @property {string} label
 * @property {boolean} [top] it lies above the counters
 * @property {string} [of] the counter that wears it
 * @property {boolean} [press] it can be pointed at though it is no counter
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
 * @property {Record<string, string>} [costs] what the choice of a place costs
 *
 * @typedef {object} Head
 * @property {string} title
 * @property {string} note
 * @property {string} round
 * @property {{label: string, state: "done" | "now" | ""}[]} phases
 * @property {{side: Side, name: string, points: number, goal: number | null, of?: string, text: string, word?: string}[]} score
 * @property {{side: Side, label: string} | null} first
 * @property {boolean} undo
 * @property {boolean} redo
 * @property {string} [lang]
 * @property {{id: string, label: string, short: string, chosen: boolean}[]} [languages]
 *
 * @typedef {{id: string, label: string, n?: string, icon?: string, state: "" | "chosen" | "no", say?: string}} Chip `say`: what is spoken instead
 *
 * @typedef {object} Card
 * @property {string} id
 * @property {string} title
 * @property {string} band
 * @property {number} n
 * @property {string} figure
 * @property {Chip[]} chips
 * @property {"" | "chosen" | "lit" | "never"} state
 * @property {Chip | null} stub
 * @property {string} note
 * @property {string} label
 * @property {{title: string, chips: Chip[]}} [seat] what the seat of its soldier offers
 * @property {string} [say] what it says: a card to read
 * @property {{n: string, on: boolean}[]} [sections] the parts of the board, from the left
 * @property {Chip[]} [beside] what it can be used for beside its actions
 *
 * @typedef {object} Bench a seat of a vehicle
 * @property {string} id
 * @property {string} label
 * @property {string} crew for whom its actions are
 * @property {{name: string, side: Side, figure: string, low: boolean, text: string} | null} who
 * @property {string} free the word where nobody sits
 * @property {Chip[]} chips only told
 * @property {"" | "lit"} state
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
 * @property {"back" | "open" | "gone"} kind
 * @property {string} title
 * @property {Item[]} [items]
 *
 * @typedef {object} Mine
 * @property {Side} side
 * @property {string} name
 * @property {Card[]} hand
 * @property {Card[]} play
 * @property {Pile[]} piles
 * @property {string} hint
 * @property {string | null} end
 * @property {boolean} hidden
 *
 * @typedef {{side: Side, name: string, note: string, piles: Pile[], play: Card[]}} Foe
 *
 * @typedef {{shape: "shield" | "cover" | "disc" | "die", n: number | string, word: string, note: string, struck: boolean, rule?: string}} Term
 *
 * @typedef {{face: string, word: string, state: "hit" | "flag" | "", times?: number, say?: string}} Face
 *
 * @typedef {object} Slip
 * @property {string} title
 * @property {string} [kind]
 * @property {boolean} [hand] whether its buttons stand beside the hand, too
 * @property {string} [icon]
 * @property {Term[]} [sum]
 * @property {{n: number, word: string, note: string, rule?: string}} [total]
 * @property {number} [dice]
 * @property {number[]} [hits]
 * @property {Face[]} [faces] of a die with pictures
 * @property {{label: string, text: string, share: number, state?: string}[]} [spread]
 * @property {string} [roll] what is rolled, before the chance
 * @property {{fraction: string, words: string}} [chance]
 * @property {string[]} [lines]
 * @property {string[]} [chain]
 * @property {{id: string, label: string, state: string}[]} [choices]
 * @property {string | null} [commit]
 * @property {string | null} [next]
 * @property {string | null} [back]
 *
 * @typedef {{id: string, label: string, options: {id: string, label: string, chosen: boolean}[]}} Group choices of which one holds
 * @typedef {{on: boolean, groups?: Group[], lines?: string[], sum?: Slip | null, at?: string}} Chances
 *
 * @typedef {{label: string, text: string}} Cite
 * @typedef {{text: string, change: string, rule: string, cites: Cite[]}} Reason
 * @typedef {{ask: string, tone: "no" | "info" | "error", title: string, reasons: Reason[]}} Why
 *
 * @typedef {object} Walk
 * @property {string} title
 * @property {number} step
 * @property {number} steps
 * @property {string} text
 * @property {string[]} checked
 * @property {{id: string, label: string}[]} choices
 * @property {boolean} back
 * @property {boolean} next
 * @property {boolean} branch
 *
 * @typedef {"" | "go" | "good" | "no" | "done"} Outcome
 *
 * @typedef {object} Coach
 * @property {string} title
 * @property {number} [step] 0 is the introduction
 * @property {number} [steps]
 * @property {Outcome[]} [ticks]
 * @property {Outcome} [state]
 * @property {string[]} [task]
 * @property {string[]} [said]
 * @property {string[]} [hints]
 * @property {string | null} [hint]
 * @property {{id: string, label: string, state: "" | "right" | "wrong", why: string}[]} [options]
 * @property {string | null} [again]
 * @property {string | null} [next]
 * @property {boolean} [back]
 * @property {{id: string, label: string}[]} [buttons]
 * @property {string} [note]
 *
 * @typedef {{title: string, text?: string, rule?: string, told?: string, buttons?: {id: string, label: string}[]}} Over
 *
 * @typedef {{title: string, note: string, dice: {n?: number, face?: string, state?: "hit" | "flag" | "", hit?: boolean, word: string}[], need: string}} Roll
 * @typedef {{id: string | number, head: string, side: Side, text: string, rules: string[]}} Line
 * @typedef {{lines: Line[], more: boolean}} Log
 * @typedef {{id: string, line: string | number | null, title: string, text: string, ruling: string, cites: Cite[], lessons?: {id: string, label: string}[]}} Rule
 * @typedef {{title: string, text: string, button: string}} Curtain
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
 * @property {Slip} [slip]
 * @property {Chances | null} [chances] null: not to be had now
 * @property {Why} [why]
 * @property {Walk} [walk]
 * @property {Coach} [coach]
 * @property {Over} [over]
 * @property {Roll} [roll]
 * @property {Log} [log]
 * @property {Rule} [rule]
 * @property {Curtain} [curtain]
 * @property {string} [text]
 * @property {number} [ply]
 *
 * What a view knows of itself, and the kernel does not.
 * @typedef {object} Own
 * @property {string} prefix of every id of this table
 * @property {string} focus place of the map that has the focus, or ""
 * @property {Set<string>} open what is unfolded: `line|rule` of the log and of the reasons (`slip|rule`, `over|rule` of the sum and of the end), `pile:side:id`
 * @property {Map<string, Rule>} rules the rules that were answered
 * @property {boolean} help
 * @property {string | null} newest the line of the log that was said last ("" before there is one, null before anything is drawn)
 * @property {number} fresh how many lines were said then
 *
 * @typedef {(key: string, values?: Record<string, unknown>) => string} Words
 *
 * What every part is drawn from.
 * @typedef {{scene: Scene, own: Own, word: Words}} Context
 */
export {};
