/** The review of a match, as the server sends it: move by move from the end, then what it adds up to. */
import type { ReviewBegun, ReviewStopped, ReviewSummary, ReviewedMove } from "$messages";
import { api, Problem } from "$lib/api";
import { linesIn } from "$lib/sent";
import type { Params } from "$lib/words";

type Line = ReviewBegun | ReviewedMove | ReviewSummary | ReviewStopped;

/** Milliseconds before a line that broke off is asked for again. */
const AGAIN = 2_000;
const PASSING = ["web.offline", "server.stopping", "server.storage_down"];

export class Review {
  /** How many moves there are to look at; 0 until that is known. */
  total = $state(0);
  /** The seats that whoever asks has played at. */
  yours = $state.raw<readonly number[]>([]);
  /** What has been looked at, by ply; the last moves come first. */
  moves = $state.raw<ReadonlyMap<number, ReviewedMove>>(new Map());
  summary = $state.raw<ReviewSummary | null>(null);
  problem = $state.raw<Problem | null>(null);
  private closing = new AbortController();

  constructor(
    private readonly table: string,
    private readonly language: "en" | "fr",
  ) {
    void this.follow();
  }

  close(): void {
    this.closing.abort();
  }

  /** Ask, and listen to the end; what breaks off is asked for again, and goes on from where it was. */
  async follow(): Promise<void> {
    this.problem = null;
    try {
      const answer = await api.review(this.table, this.language, this.closing.signal);
      for await (const line of linesIn<Line>(answer)) this.hear(line);
      if (!this.summary && !this.problem) throw new Problem("web.offline");
    } catch (failure) {
      if (this.closing.signal.aborted) return;
      this.problem = failure instanceof Problem ? failure : new Problem("web.offline");
    }
    if (this.problem && PASSING.includes(this.problem.code) && !this.closing.signal.aborted)
      setTimeout(() => void this.follow(), AGAIN);
  }

  private hear(line: Line): void {
    if (line.type === "begun") {
      this.total = line.moves;
      this.yours = line.yours;
    } else if (line.type === "move") this.moves = new Map(this.moves).set(line.ply, line);
    else if (line.type === "summary") this.summary = line;
    else this.problem = new Problem(line.problem.code, line.problem.params as Params, line.problem.rule);
  }
}
