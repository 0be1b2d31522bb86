/** What a game's table in the browser consists of. `web/README.md` tells how to make one. */
import type { Component } from "svelte";
import type { Result } from "$messages";
import type { Shortcut } from "$lib/keys.svelte";
import type { SoundName } from "$lib/sound";
import type { Params, Words } from "$lib/words";

export type { Result };

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A legal move as the server lists it: `text` is what `play` takes, the fields are the grammar's. */
export interface GameMove {
  readonly text: string;
  readonly do: string;
  readonly [field: string]: Json;
}

/** An event as `Event.seen_by` gives it. */
export interface GameEvent {
  readonly kind: string;
  readonly seat?: number;
  readonly [param: string]: Json | undefined;
}

/** What moves would do, as far as you can know. */
export interface Preview<View = unknown, Event = GameEvent> {
  readonly events: readonly Event[];
  /** What you would see then; where `stopped` says why not all can be known, what is uncertain is as it is now. */
  readonly view: View;
  readonly stopped: "chance" | "hidden" | null;
}

/** What every component of a game is given. Its types (`$games/GAME`) are made from those of its Python. */
export interface Scene<View = unknown, Numbers = unknown, Event = GameEvent> {
  view: View;
  /** The edition's numbers (`GameInfo.numbers`): the client repeats none of them. */
  numbers: Numbers;
  /** The card list in deck order. */
  cards: readonly string[];
  /** The seat whose eyes look; null for a spectator. */
  you: number | null;
  /** The seat that decides; null when over. */
  turn: number | null;
  /** What you may do now; empty when it is not your turn. */
  moves: readonly GameMove[];
  /** The events of the last step, for marks that show what just happened. */
  events: readonly Event[];
  /** All events so far, as your seat saw them. */
  history: readonly Event[];
  names: readonly string[];
  words: Words;
  /** Try a move by its text. Also for tries that are not in `moves`: the server answers with the reason and the rule.
   *
   * Several are made one after the other, and undone together. */
  play: (...texts: string[]) => void;
  /** What these moves would do, one after the other, if it is your turn; null when that cannot be told. `Lookahead` in
   * `$lib/lookahead.svelte` asks by itself when the moves change. */
  preview: (...texts: string[]) => Promise<Preview<View, Event> | null>;
  /** A move is on its way, or several. */
  busy: boolean;
  /** Nothing more is shown until the function that is given back is called: for what asks for a click. */
  hold: () => () => void;
}

export interface SeatScene<View = unknown, Numbers = unknown, Event = GameEvent> extends Scene<View, Numbers, Event> {
  seat: number;
}

export interface EndScene<View = unknown, Numbers = unknown, Event = GameEvent> extends Scene<View, Numbers, Event> {
  result: Result;
}

/** One line of a score that is worked out: for each column what it is worth, and what it comes from. */
export interface ScoreLine {
  id: string;
  label: string;
  /** What it is worth; null where there is nothing to count. What it comes from: so many, or in words. */
  cells: readonly { worth: number | null; from?: number | string }[];
  /** With its sign: "+24", "−12". */
  signed?: boolean;
  /** Nobody but its owner knew what it comes from: that is revealed one by one. */
  hidden?: boolean;
  /** "sum" stands out, "quiet" stands back. */
  kind?: "sum" | "quiet" | undefined;
  /** Said of this line, beside its label. */
  tag?: string;
}

/** The score of a match: those who are compared stand side by side, what counts line by line, the sums below. */
export interface ScoreSheet {
  /** Seats that play together are one. */
  columns: readonly (readonly number[])[];
  /** What they add to the score, in the order in which it is counted. */
  lines: readonly ScoreLine[];
  /** Between the lines and the last sum. */
  between?: readonly ScoreLine[];
  /** The first is the score. */
  sums: readonly [ScoreLine, ...ScoreLine[]];
}

/** One sentence by its id in the game's words. */
export interface Sentence {
  id: string;
  params?: Params;
}

/** Something that is seen flying: `count` pieces from one place to another (values of `data-place`). */
export interface Flight {
  piece: string;
  count: number;
  from: string;
  to: string;
  /** Nobody gains them: no "+n" rises where they go. */
  quiet?: boolean;
}

/** A card (the value of its `data-flip`) that is not drawn any more: it is seen going to a place. */
export interface Leaving {
  card: string;
  to: string;
}

/** Something worth a pause. Who is in a hurry skips it, and reduced motion has none. */
export interface Moment {
  /** Milliseconds. */
  length: number;
  /** A few words over the table, in the game's words; the log tells it in full. */
  words?: Sentence;
  sound?: SoundName;
  /** Cards (values of `data-flip`) that are lifted meanwhile. */
  cards?: readonly string[];
  /** Spaces (values of `data-space`) that are lit meanwhile. */
  spaces?: readonly string[];
}

/** The stages of what happened: those before it is drawn, and those after. */
export interface Drama {
  before?: readonly Moment[];
  after?: readonly Moment[];
}

/** The default export of `games/<game>/index.ts`. Only `Table` must be there. */
export interface GameTable<View = unknown, Numbers = unknown, Event = GameEvent> {
  /** The middle of the table. */
  Table: Component<Scene<View, Numbers, Event>>;
  /** A few signs in a seat's header, between its name and its points. */
  Badge?: Component<SeatScene<View, Numbers, Event>>;
  /** A card as small as a line of text. */
  Mini?: Component<{ card: string; words: Words }>;
  /** On a phone the other seats stand below each other, a line each, rather than two by two. */
  slim?: boolean;
  /** The first piece of the middle comes before all seats. `Table` lays its pieces (its element is `display: contents`): on a
   * wide screen into the areas `left`, `stage` and `right`, else by their `order`, with your own seat as 2, the others as 4. */
  staged?: boolean;
  /** A seat's public possessions, under its name; your own seat is drawn larger. */
  Seat?: Component<SeatScene<View, Numbers, Event>>;
  /** All that is known of a seat, for who presses its name. */
  Profile?: Component<SeatScene<View, Numbers, Event>>;
  /** What you may do, in the dock at the bottom that is always in sight. */
  Controls?: Component<Scene<View, Numbers, Event>>;
  /** The score worked out; null when there is none. */
  sheet?: (scene: EndScene<View, Numbers, Event>) => ScoreSheet | null;
  /** The sign before a line of the score. */
  LineSign?: Component<{ line: string }>;
  /** How it ended, where "NAME wins" does not say it. */
  verdict?: (scene: EndScene<View, Numbers, Event>) => Sentence | null;
  /** The view of the end as everybody saw it before what was hidden is counted. */
  veil?: (view: View) => View;
  /** What decided it, in a line. */
  story?: (scene: EndScene<View, Numbers, Event>) => readonly Sentence[];
  /** What it is all about, in a line. */
  goal?: (scene: Pick<Scene<View, Numbers, Event>, "view" | "numbers">) => Sentence;
  /** With whom a seat plays, if it is not alone. */
  partner?: (view: View, seat: number) => number | null;
  /** The title of the part of a match (round, turn, hand) that an event begins. */
  part?: (event: GameEvent) => Sentence | null;
  /** The seats that play together. */
  sides?: (view: View) => readonly (readonly number[])[];
  /** The one sentence that says what is asked of you now. */
  guide?: (scene: Scene<View, Numbers, Event>) => Sentence;
  /** The number of the rule that says what is to be done at this moment. */
  rule?: (view: View) => string;
  /** What flies when these events happen. Cards with `data-flip` that are drawn before and after move by themselves. */
  flights?: (events: readonly Event[]) => (Flight | Leaving)[];
  /** How what happened is staged. */
  drama?: (events: readonly GameEvent[], you: number | null) => Drama;
  /** Its shortcuts, beside those of every table. */
  keys?: readonly Shortcut[];
  /** The points that are known of each seat, for the seat's header. */
  points?: (view: View) => readonly (number | null)[];
  /** The seats that are ahead, as far as that can be known. */
  leaders?: (view: View) => readonly number[];
}

/** Lets a game say the types of its view, numbers and events; everybody else knows it as `GameTable`. */
export function gameTable<View, Numbers, Event = GameEvent>(table: GameTable<View, Numbers, Event>): GameTable {
  return table as unknown as GameTable;
}
