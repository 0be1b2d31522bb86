/** A table as this browser sees it: what the server told, and the ways to answer. */
import type {
  Hinted,
  Notice,
  Position,
  Refused,
  Step,
  TableInfo,
  TableTold,
  Told,
  Undone,
  Moved,
  Welcome,
} from "$messages";
import { Connection, type Link, type Saying } from "$lib/connection";
import type { Drama, Flight, GameEvent, GameMove, Leaving, Moment, Preview } from "$lib/contract";
import { invitationIn } from "$lib/invitation";
import { keep, lookAt } from "$lib/kept";
import { dealIn, withMotion } from "$lib/motion";
import { muted } from "$lib/muted.svelte";
import { Playback } from "$lib/playback.svelte";
import type { Refusal } from "$lib/words";

export interface Reaction {
  seat: number;
  reaction: string;
  key: number;
}

/** Something that happened at the table, after so many steps of the game. */
export interface Noticed extends Notice {
  after: number;
}

const REACTION_SHOWN = 4_000;
const REFUSAL_SHOWN = 6_000;
/** How long a deal is looked at. */
const DEAL_SHOWN = 700;
/** How long the cards take to come, before anything is said over them. */
const DEALING = 1_200;

/** Who was invited says so: then even a private table that has started can be looked at. */
function protocols(): string[] {
  const token = invitationIn(location.hash);
  return token === null ? [] : ["waterhole", token];
}

export class Match {
  link = $state<Link>("connecting");
  /** Why the server has closed the connection for good. */
  farewell = $state<string | null>(null);
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  you = $state<number | null>(null);
  held = $state.raw<readonly number[]>([]);
  invite = $state<string | null>(null);
  /** We hold no seat, and may take one that is open. */
  guest = $state(false);
  notices = $state.raw<readonly Noticed[]>([]);
  reactions = $state.raw<readonly Reaction[]>([]);
  /** Why the last try was refused, until the next one. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** In pass and play: the seat whose player has tapped. */
  uncovered = $state<number | null>(null);
  /** Set by the table's frame: what flies when these happen. */
  flights: (events: readonly GameEvent[]) => (Flight | Leaving)[] = () => [];
  drama: (events: readonly GameEvent[], you: number | null) => Drama = () => ({});
  readonly playback = new Playback();

  private handedOn = $state(false);
  private connection: Connection;
  private reactionKeys = 0;
  private dealShown = false;
  /** Our part of the shuffle is on its way. */
  private opening = false;
  private arrivals: (() => void)[] = [];
  private previews = new Map<string, Promise<Preview | null>>();
  private previewsOf = -1;

  constructor(private readonly id: string) {
    this.connection = new Connection(
      () => this.address(),
      protocols,
      (told) => this.hear(told),
      (link) => (this.link = link),
    );
  }

  get moves(): readonly GameMove[] {
    return (this.position?.moves ?? []) as readonly GameMove[];
  }

  /** Who must take the device before anything is shown; null when nobody must. */
  get curtainFor(): number | null {
    return this.looking && !this.handedOn ? null : this.next;
  }

  /** Whom the device is to be passed to, once the one who looks has seen what came of the move. */
  get passesTo(): number | null {
    return this.looking && !this.handedOn ? this.next : null;
  }

  handOn(): void {
    this.handedOn = true;
  }

  /** Whoever has tapped still has the table before their eyes. */
  private get looking(): boolean {
    return this.uncovered !== null && this.uncovered === this.you;
  }

  /** In pass and play: who is to hold the device next; null when that is nobody else. */
  private get next(): number | null {
    if (this.held.length < 2 || this.table?.status !== "playing") return null;
    const turn = this.position?.turn ?? null;
    const wanted = turn !== null && this.held.includes(turn) ? turn : this.you;
    return wanted === this.uncovered && this.looking ? null : wanted;
  }

  /** Make a move; or several by one press, each when the one before is made, as long as they are asked for. */
  async play(...texts: string[]): Promise<void> {
    if (this.busy || !this.position) return;
    this.busy = true;
    for (const [number, text] of texts.entries()) {
      const { decision } = this.position;
      if (number > 0 && !this.moves.some((move) => move.text === text)) break;
      if (await this.tell({ type: "move", decision, text, part: number > 0 })) break;
      if (number < texts.length - 1) await this.after(decision);
    }
    this.busy = false;
  }

  /** What these moves would do. Each question is asked once a decision. */
  preview(...texts: string[]): Promise<Preview | null> {
    const decision = this.position?.decision ?? -1;
    if (this.previewsOf !== decision) this.previews.clear();
    this.previewsOf = decision;
    const key = texts.join("\n");
    const asked = this.previews.get(key) ?? this.look(decision, texts);
    this.previews.set(key, asked);
    return asked;
  }

  private async look(decision: number, moves: string[]): Promise<Preview | null> {
    if (!this.position?.moves.length) return null;
    const { view } = this.position;
    const answer = await this.connection.ask({ type: "preview", decision, moves });
    if (answer?.type !== "previewed") return null;
    return {
      events: answer.events as GameEvent[],
      view: { ...(view as object), ...answer.changed },
      stopped: answer.stopped,
    };
  }

  /** What could be done now, and why; null where there is no hint, and then the refusal says why. */
  async hint(language: "en" | "fr"): Promise<Hinted | null> {
    if (!this.position?.moves.length) return null;
    this.refusal = null;
    const answer = await this.connection.ask({ type: "hint", decision: this.position.decision, language });
    if (answer?.type === "refused") this.refusal = answer as Refusal;
    return answer?.type === "hinted" ? answer : null;
  }

  /** What was typed in spoken mode: the sentences that answer it; a move that is meant is made. */
  async ask(text: string, language: "en" | "fr"): Promise<readonly string[] | Refusal> {
    const answer = await this.connection.ask({ type: "ask", text, language });
    if (answer?.type === "refused") return answer as Refusal;
    if (answer?.type !== "answered") return [];
    if (answer.move === null || !this.position) return answer.lines;
    const refused = await this.tell({ type: "move", decision: this.position.decision, text: answer.move });
    return (refused as Refusal | null) ?? [];
  }

  /** Until there is a later decision than this one. */
  private async after(decision: number): Promise<void> {
    while (this.position?.decision === decision) await new Promise<void>((arrived) => this.arrivals.push(arrived));
  }

  /** Say something and keep the refusal for everybody to see. That of a move stands until another is made; any other
   * gives way again to what it stands before: who waits for somebody would be left without a way to go on. */
  async tell(saying: Saying): Promise<Refused | null> {
    this.refusal = null;
    const refused = await this.connection.say(saying);
    if (!refused || refused.code === "table.stale") return refused;
    const shown = (this.refusal = refused as Refusal);
    if (saying.type !== "move") setTimeout(() => this.refusal === shown && (this.refusal = null), REFUSAL_SHOWN);
    return refused;
  }

  /** The table is drawn. Bots wait for it before the first move: the deal is seen before anybody plays, and the moments
   * of the opening with it. */
  drawn(opening: readonly Moment[] = []): void {
    const begins = this.table?.status === "playing" && this.steps.length <= 1 && this.held.length > 0;
    if (!begins || this.dealShown) return;
    this.dealShown = true;
    // What is said is said while the cards come: nobody waits for one after the other.
    this.playback.add({ before: [], after: opening.length ? opening : [{ length: DEALING }], draw: dealIn });
    setTimeout(() => void this.connection.say({ type: "drawn" }), DEAL_SHOWN);
  }

  async uncover(seat: number): Promise<void> {
    if (seat !== this.you && (await this.connection.say({ type: "look", seat }))) return;
    this.uncovered = seat;
    this.handedOn = false;
  }

  close(): void {
    this.connection.close();
  }

  private address(): string {
    const seat = this.you === null || !this.held.includes(this.you) ? "" : `?seat=${this.you}`;
    return `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(this.id)}/socket${seat}`;
  }

  private hear(told: Told): void {
    this.take(told);
    this.arrived();
  }

  private arrived(): void {
    const arrivals = this.arrivals;
    this.arrivals = [];
    for (const arrived of arrivals) arrived();
  }

  private take(told: Told): void {
    if (told.type === "welcome") this.welcomed(told);
    else if (told.type === "moved") this.moved(told);
    else if (told.type === "undone") this.undone(told);
    else if (told.type === "refused" && told.position) this.refreshed(told.position);
    else if (told.type === "table") this.playback.add({ before: [], after: [], draw: () => this.changed(told) });
    else if (told.type === "reacted") this.reacted(told.seat, told.reaction);
    else if (told.type === "goodbye") this.farewell = told.code;
  }

  private changed({ table, notice, position }: TableTold): void {
    this.seen(table);
    if (position) this.position = position;
    if (!notice || muted.silences(this.id, notice)) return;
    this.notices = [...this.notices, { ...notice, after: this.steps.length }];
  }

  private refreshed(position: Position): void {
    this.playback.flush();
    this.position = position;
  }

  private welcomed(told: Welcome): void {
    this.playback.forget();
    this.you = told.you;
    this.held = told.held;
    this.seen(told.table);
    this.position = told.position;
    this.steps = told.steps;
    this.invite = told.invite;
    this.guest = told.guest;
  }

  /** What is shown before the deal is kept; our part of the shuffle is opened when the seats are closed. */
  private seen(table: TableInfo): void {
    this.table = table;
    const nonce = lookAt(table);
    if (nonce !== null && this.held.length > 0 && !this.opening) queueMicrotask(() => void this.open(table.id, nonce));
  }

  private async open(table: string, nonce: string): Promise<void> {
    this.opening = true;
    const refused = await this.connection.say({ type: "open_nonce", nonce });
    this.opening = false;
    if (refused === null && this.link === "open") keep(table, { opened: true });
  }

  private moved({ step, position }: Moved): void {
    const events = step.events as GameEvent[];
    const { before = [], after = [] } = this.drama(events, this.you);
    const change = (): void => {
      this.steps = [...this.steps.filter(({ number }) => number < step.number), step];
      this.position = position;
      this.refusal = null;
      this.arrived();
    };
    this.playback.add({ before, after, draw: () => withMotion(change, this.flights(events)) });
  }

  private undone({ keep, position }: Undone): void {
    this.playback.flush();
    withMotion(() => {
      this.steps = this.steps.filter(({ number }) => number < keep);
      this.position = position;
      this.refusal = null;
    });
  }

  private reacted(seat: number, reaction: string): void {
    if (muted.has(this.id, seat)) return;
    const key = ++this.reactionKeys;
    this.reactions = [...this.reactions.filter((shown) => shown.seat !== seat), { seat, reaction, key }];
    setTimeout(() => (this.reactions = this.reactions.filter((shown) => shown.key !== key)), REACTION_SHOWN);
  }
}
