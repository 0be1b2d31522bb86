/** The score is counted before everybody's eyes: line by line, and what was hidden one by one. */
import type { ScoreLine, ScoreSheet } from "$lib/contract";
import { paced } from "$lib/playback.svelte";
import { play, type SoundName } from "$lib/sound";

interface Stage {
  line: number;
  /** The column whose secret is revealed; null: what the line is worth is counted. */
  column: number | null;
  length: number;
  sound: SoundName;
}

const FIRST_PAUSE = 500;
const LAST_PAUSE = 700;

/** A line is counted at once; what was hidden is revealed column by column before. */
function stagesOf(line: ScoreLine, number: number): Stage[] {
  const counted: Stage = { line: number, column: null, length: line.hidden ? 800 : 450, sound: "card" };
  if (!line.hidden) return [counted];
  const revealed = line.cells.map((_, column): Stage => ({ line: number, column, length: 650, sound: "coins" }));
  return [...revealed, { ...counted, sound: "score" }];
}

export class Unveiling {
  readonly stages: readonly Stage[];
  /** How many stages have been shown. */
  at = $state(0);
  /** All is counted: the result may be told. */
  done = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly sheet: ScoreSheet | null) {
    this.stages = sheet?.lines.flatMap(stagesOf) ?? [];
  }

  /** Begins to count; without stages, or for who wants no motion, all is counted at once. */
  begin(): void {
    if (this.stages.length && paced(FIRST_PAUSE)) this.rest(FIRST_PAUSE);
    else this.finish();
  }

  /** On to the result. */
  finish = (): void => {
    this.leave();
    this.at = this.stages.length;
    if (!this.done) play("end");
    this.done = true;
  };

  leave(): void {
    clearTimeout(this.timer);
  }

  /** The line that is being counted. */
  get line(): ScoreLine | null {
    const stage = this.done ? undefined : this.stages[this.at - 1];
    return (stage && this.sheet?.lines[stage.line]) ?? null;
  }

  /** Whether it is seen what a line is worth, or what it comes from in a column. */
  sees(line: number, column: number | null = null): boolean {
    const hidden = column !== null && this.sheet?.lines[line]?.hidden;
    const wanted = this.stages.findIndex((one) => one.line === line && one.column === (hidden ? column : null));
    return this.at > wanted;
  }

  /** The score of a column so far: that of the end without what has not been counted yet. */
  total(column: number): number {
    const worth = (line: ScoreLine): number => line.cells[column]?.worth ?? 0;
    const left = (this.sheet?.lines ?? []).filter((_, number) => !this.sees(number));
    return (this.sheet ? worth(this.sheet.sums[0]) : 0) - left.reduce((sum, line) => sum + worth(line), 0);
  }

  private rest(length: number): void {
    this.timer = setTimeout(() => this.next(), paced(length));
  }

  private next(): void {
    const stage = this.stages[this.at];
    if (!stage) {
      this.finish();
      return;
    }
    this.at++;
    play(stage.sound);
    this.rest(this.at < this.stages.length ? stage.length : stage.length + LAST_PAUSE);
  }
}
