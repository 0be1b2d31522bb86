/** What happened is shown one thing after the other, each long enough to be seen.
 *
 * The server does not wait for it: what arrives meanwhile stands in a queue. Who prefers reduced motion, or is looking
 * elsewhere, sees the latest at once; so does whoever skips. */
import type { Moment } from "$lib/contract";
import { settings } from "$lib/settings.svelte";
import { play } from "$lib/sound";

export interface Beat {
  /** Moments before it is drawn, and after. */
  before: readonly Moment[];
  after: readonly Moment[];
  draw: () => void;
}

/** So much is never waited for: who comes back after a while wants to see how it stands. */
const MOST_WAITING = 14;

export class Playback {
  /** What is being shown now. */
  moment = $state.raw<Moment | null>(null);
  /** What is drawn is not the latest: nobody should act on it. */
  behind = $state(false);
  /** Step by step: something waits to be seen. */
  waiting = $state(false);

  private queue: Beat[] = [];
  private running = false;
  private holds = 0;
  private wake: (() => void) | null = null;

  add(beat: Beat): void {
    this.queue.push(beat);
    if (!this.running) void this.run();
    this.behind = this.queue.length > 0;
  }

  /** Draw all that has happened, now. */
  flush(): void {
    const waiting = this.queue;
    this.forget();
    for (const beat of waiting) drawn(beat);
  }

  /** What waits is not worth showing any more: something newer is drawn. */
  forget(): void {
    this.queue = [];
    this.behind = false;
    this.skip();
  }

  /** On with it: the moment that is shown is over, or the next step is wished. */
  skip(): void {
    this.wake?.();
  }

  /** Nothing more is drawn until the function that is given back is called: a dialogue is open that asks for a click. */
  hold(): () => void {
    this.holds++;
    let held = true;
    return () => {
      if (held) this.holds--;
      held = false;
      if (this.holds === 0) this.skip();
    };
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length) {
      if (this.holds > 0) await this.rest(Infinity);
      else if (this.queue.length > MOST_WAITING) this.flush();
      else await this.show(this.queue[0]!);
    }
    this.running = false;
  }

  /** A beat stays in the queue until it is drawn: whoever flushes or forgets the queue has seen to it. */
  private async show(beat: Beat): Promise<void> {
    if (settings.pace === "step" && [...beat.before, ...beat.after].some(({ length }) => length > 0)) await this.step();
    for (const moment of beat.before) if (this.queue[0] === beat && this.begins(moment)) await this.see(moment);
    if (this.queue[0] !== beat) return;
    this.queue.shift();
    this.behind = this.queue.length > 0;
    drawn(beat);
    for (const moment of beat.after) if (this.begins(moment)) await this.see(moment);
  }

  private async step(): Promise<void> {
    this.waiting = true;
    await this.rest(Infinity);
    this.waiting = false;
  }

  /** Whether there is something to see. What takes no time is not waited for, not even for a blink: else the buttons of
   * the dock would go and come back under the finger that is pressing one. */
  private begins(moment: Moment): boolean {
    if (moment.sound) play(moment.sound);
    return paced(moment.length) > 0;
  }

  private async see(moment: Moment): Promise<void> {
    this.moment = moment;
    await this.rest(paced(moment.length));
    this.moment = null;
  }

  private rest(length: number): Promise<void> {
    return new Promise((rested) => {
      const timer = length === Infinity ? undefined : setTimeout(() => this.wake?.(), length);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        rested();
      };
    });
  }
}

/** Whatever goes wrong with one thing that is drawn, the others follow. */
function drawn(beat: Beat): void {
  try {
    beat.draw();
  } catch (problem) {
    reportError(problem);
  }
}

/** Whether nothing is to move: nobody looks, or somebody would rather not see it. */
export const still = (): boolean => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long something takes at the pace that is wished. */
export function paced(length: number): number {
  if (still() || settings.pace === "instant") return 0;
  return settings.pace === "double" ? length / 2 : length;
}
