/** Whose sayings and calls this browser would rather not show, table by table. Nobody else hears of it. */
import { SvelteSet } from "svelte/reactivity";
import type { Notice } from "$messages";

const KEY = "muted";
const MOST = 100;
const NOBODY = -1;

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

  /** Whether somebody calls, or wants to play again, whom this browser would rather not hear. */
  silences(table: string, { kind, seat, by_seat: caller }: Pick<Notice, "kind" | "seat" | "by_seat">): boolean {
    return this.has(table, kind === "rematch" ? seat : (caller ?? NOBODY));
  }

  /** All who are muted at a table. */
  at(table: string): number[] {
    return [...this.seats].filter((one) => one.startsWith(`${table}/`)).map((one) => Number(one.split("/")[1]));
  }

  /** At the next table of the same people they sit where they sat. */
  carry(from: string, to: string): void {
    for (const seat of this.at(from)) this.set(to, seat, true);
  }

  set(table: string, seat: number, quiet: boolean): void {
    if (quiet) this.seats.add(`${table}/${seat}`);
    else this.seats.delete(`${table}/${seat}`);
    this.keep();
  }

  forget(): void {
    this.seats.clear();
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.seats].slice(-MOST)));
    } catch {
      // As above.
    }
  }
}

export const muted = new Muted();
