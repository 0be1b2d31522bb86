/** Whose sayings this browser would rather not show, table by table. Nobody else hears of it. */
import { SvelteSet } from "svelte/reactivity";

const KEY = "muted";
const MOST = 100;

function kept(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return []; // Storage can be switched off: then it is for this visit.
  }
}

class Muted {
  private readonly seats = new SvelteSet(kept());

  has(table: string, seat: number): boolean {
    return this.seats.has(`${table}/${seat}`);
  }

  set(table: string, seat: number, quiet: boolean): void {
    if (quiet) this.seats.add(`${table}/${seat}`);
    else this.seats.delete(`${table}/${seat}`);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.seats].slice(-MOST)));
    } catch {
      // As above.
    }
  }
}

export const muted = new Muted();
