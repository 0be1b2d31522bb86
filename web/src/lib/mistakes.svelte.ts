/**
 * The mistakes of one's own that reviews have told of in this browser: kept here alone, as what one has learnt is. A
 * review is made when somebody opens it, and this is where that was; nobody needs an account, and no server a list.
 */
import type { TableInfo } from "$messages";

export interface Mistake {
  game: string;
  table: string;
  ply: number;
  /** What it cost, as a share of the victory. */
  loss: number;
  /** When the match was made, in milliseconds. */
  at: number;
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
  const { game, table, ply, loss, at } = one as Partial<Record<keyof Mistake, unknown>>;
  const numbers = [ply, loss, at].every(Number.isFinite);
  return numbers && typeof game === "string" && typeof table === "string";
}

class Mistakes {
  private all = $state.raw<readonly Mistake[]>(kept());

  /** Those of a game, the latest match first. */
  of(game: string): readonly Mistake[] {
    return this.all.filter((one) => one.game === game);
  }

  /** Those of a match that has been looked at; what was known of it before is told anew. */
  add(match: Pick<TableInfo, "id" | "game" | "made_at">, found: readonly { ply: number; loss: number }[]): void {
    const { id: table, game, made_at: at } = match;
    const dear = found.filter(({ loss }) => loss >= WORTH).map(({ ply, loss }) => ({ game, table, ply, loss, at }));
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
