/** Which lessons and puzzles this browser has done: kept here alone, no account is needed. */
import type { ExercisePath } from "$lib/api";

const KEY = "learnt";

function kept(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, string[]>) : {};
  } catch {
    return {}; // Storage can be switched off, or hold anything: then nothing is remembered.
  }
}

class Progress {
  private all = $state.raw(kept());

  done(kind: ExercisePath[0], game: string): Set<string> {
    const ids = this.all[`${kind}/${game}`];
    return new Set(Array.isArray(ids) ? ids : []);
  }

  forget(): void {
    this.all = {};
    this.keep();
  }

  add([kind, game, id]: ExercisePath): void {
    this.all = { ...this.all, [`${kind}/${game}`]: [...this.done(kind, game).add(id)] };
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // As above.
    }
  }
}

export const progress = new Progress();
