/**
 * The mistakes of one's own that reviews have told of in this browser: kept here alone, as what one has learnt is. A
 * review is made when somebody opens it, and this is where that was; nobody needs an account, and no server a list.
 */

export interface Mistake {
  game: string;
  table: string;
  ply: number;
  /** What it cost, as a share of the victory. */
  loss: number;
}

const KEY = "mistakes";
/** No more are kept: the latest. */
export const MOST = 200;
/** What cost less is not worth another try. */
const WORTH = 0.02;

function kept(): Mistake[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isMistake) : [];
  } catch {
    return []; // Storage can be switched off, or hold anything: then nothing is remembered.
  }
}

function isMistake(one: unknown): one is Mistake {
  if (typeof one !== "object" || one === null) return false;
  const { game, table, ply, loss } = one as Partial<Record<keyof Mistake, unknown>>;
  return typeof game === "string" && typeof table === "string" && Number.isInteger(ply) && typeof loss === "number";
}

class Mistakes {
  private all = $state.raw<readonly Mistake[]>(kept());

  /** Those of a game, the latest match first. */
  of(game: string): readonly Mistake[] {
    return this.all.filter((one) => one.game === game);
  }

  /** Those of a match that has been looked at; what was known of it before is told anew. */
  add(game: string, table: string, found: readonly { ply: number; loss: number }[]): void {
    const dear = found.filter(({ loss }) => loss >= WORTH).map(({ ply, loss }) => ({ game, table, ply, loss }));
    dear.sort((one, other) => other.loss - one.loss);
    this.keep([...dear, ...this.all.filter((one) => one.table !== table)].slice(0, MOST));
  }

  /** Matches do not stay for ever, and neither do their mistakes. */
  drop(table: string, ply: number): void {
    this.keep(this.all.filter((one) => one.table !== table || one.ply !== ply));
  }

  /** Those of a game, or all. */
  forget(game?: string): void {
    this.keep(this.all.filter((one) => game !== undefined && one.game !== game));
  }

  private keep(all: readonly Mistake[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // As above.
    }
  }
}

export const mistakes = new Mistakes();

export const mistakeAt = (table: string, ply: number): string => `/mistake/${table}/${ply}`;
