/** A lesson or a puzzle as this browser sees it: every try is told to the server whole, and the server judges it. */
import type { Step, Tried } from "$messages";
import { api, type ExercisePath, Problem } from "$lib/api";
import type { Drama, Flight, GameEvent, GameMove, Leaving, Preview } from "$lib/contract";
import { withMotion } from "$lib/motion";
import { Playback } from "$lib/playback.svelte";
import { settings } from "$lib/settings.svelte";
import type { Refusal } from "$lib/words";

/** Others take a breath before they answer. */
const PAUSE = 700;

export class Exercise {
  /** What the server told last. */
  told = $state.raw<Tried | null>(null);
  /** What is drawn: a frame at a time, while the others answer. */
  steps = $state.raw<readonly Step[]>([]);
  view = $state.raw<unknown>(null);
  turn = $state<number | null>(null);
  /** All that was tried, in order. */
  tried = $state.raw<readonly string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  problem = $state.raw<unknown>(null);
  busy = $state(false);
  flights: (events: readonly GameEvent[]) => (Flight | Leaving)[] = () => [];
  drama: (events: readonly GameEvent[], you: number | null) => Drama = () => ({});
  readonly playback = new Playback();

  private past: readonly Step[] = [];
  private previews = new Map<string, Promise<Preview | null>>();

  constructor(readonly path: ExercisePath) {}

  get moves(): readonly GameMove[] {
    return (this.told?.moves ?? []) as readonly GameMove[];
  }

  /** The try is over, and all of it is drawn. */
  get over(): boolean {
    return this.told !== null && this.told.verdict !== "going" && !this.playback.behind;
  }

  /** From the beginning. */
  async begin(): Promise<void> {
    await this.ask([], (told) => {
      this.past = told.past;
    });
  }

  /** The same in the language that is spoken now. */
  async again(): Promise<void> {
    await this.ask(this.tried, () => undefined);
  }

  /** Make a move; or several by one press, as long as they are asked for. */
  async play(...texts: string[]): Promise<void> {
    for (const [number, text] of texts.entries()) {
      if (this.busy || this.told?.verdict !== "going") return;
      if (number > 0 && !this.moves.some((move) => move.text === text)) return;
      await this.ask([...this.tried, text]);
      if (this.refusal) return;
    }
  }

  /** The last move is taken back: nothing was stored, so nothing is lost. */
  async undo(): Promise<void> {
    await this.ask(this.tried.slice(0, -1), () => undefined);
  }

  preview(...texts: string[]): Promise<Preview | null> {
    if (!this.moves.length) return Promise.resolve(null);
    const key = texts.join("\n");
    const asked = this.previews.get(key) ?? this.look(this.told?.view as object, texts);
    this.previews.set(key, asked);
    return asked;
  }

  private async look(view: object, ahead: string[]): Promise<Preview | null> {
    try {
      const found = await api.foresee(this.path, [...this.tried], ahead);
      return { events: found.events as GameEvent[], view: { ...view, ...found.changed }, stopped: found.stopped };
    } catch {
      return null; // What cannot be made shows nothing; trying it says why.
    }
  }

  /** Tell the server of this try; `atOnce` draws what it says in one go. */
  private async ask(moves: readonly string[], atOnce?: (told: Tried) => void): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      const told = await api.attempt(this.path, [...moves], settings.language);
      this.playback.flush();
      this.tried = moves;
      this.previews.clear();
      atOnce?.(told);
      if (atOnce) withMotion(() => this.drawn(told));
      else this.show(told);
    } catch (failure) {
      if (failure instanceof Problem && this.told) this.refusal = failure;
      else this.problem = failure;
    }
    this.busy = false;
  }

  private drawn(told: Tried): void {
    this.told = told;
    this.view = told.view;
    this.turn = told.turn;
    this.steps = [...this.past, ...told.frames.map(({ step }) => step)];
  }

  /** What is new of it, frame by frame. */
  private show(told: Tried): void {
    const known = this.steps.length - this.past.length;
    this.told = told;
    for (const { step, turn, view } of told.frames.slice(known)) {
      const events = step.events as GameEvent[];
      const { before = [], after = [] } = this.drama(events, told.seat);
      const pause = step.by === "bot" ? [{ length: PAUSE }] : [];
      const change = (): void => {
        this.steps = [...this.steps, step];
        this.view = view;
        this.turn = turn;
      };
      const draw = (): void => withMotion(change, this.flights(events));
      this.playback.add({ before: [...pause, ...before], after, draw });
    }
  }
}
