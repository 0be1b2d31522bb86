/** What this browser keeps of a table's sealed shuffle from before the deal, where no server can change it. */
import type { TableInfo } from "$messages";
import type { Terms } from "$lib/seal";

export interface Kept {
  /** Our own part of the shuffle, and what we committed to in its place. */
  readonly nonce?: string;
  readonly own?: string;
  /** The server's commitment as it was first seen. */
  readonly commitment?: string;
  /** All that the cards will follow from, as it was first shown when the seats were closed. */
  readonly terms?: Terms;
  /** The server took our part. */
  readonly opened?: boolean;
  readonly at: number;
}

export interface Part {
  nonce: string;
  own: string;
}

const PREFIX = "seal/";
/** So many tables are kept; older ones go. */
const MOST = 100;

export function keptOf(table: string): Kept | null {
  try {
    const text = localStorage.getItem(PREFIX + table);
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null; // Storage can be switched off: then nothing is kept, and nothing claimed.
  }
}

/** Keep more of a table; gives whether it is kept. */
export function keep(table: string, more: Partial<Kept>): boolean {
  try {
    const before = keptOf(table);
    if (before === null) makeRoom();
    localStorage.setItem(PREFIX + table, JSON.stringify({ at: Date.now(), ...before, ...more }));
    return true;
  } catch {
    return false;
  }
}

function makeRoom(): void {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const age = (key: string): number => keptOf(key.slice(PREFIX.length))?.at ?? 0;
  tables.sort((one, other) => age(one) - age(other));
  for (const key of tables.slice(0, Math.max(0, tables.length - MOST + 1))) localStorage.removeItem(key);
}

/** Keep nothing of any table any more. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** A part of the shuffle to commit to; none where it could not be kept until it is asked for. */
export async function newPart(): Promise<Part | null> {
  if (!keep("", {})) return null;
  localStorage.removeItem(PREFIX);
  const { commitmentOf, newNonce } = await import("$lib/seal");
  const nonce = newNonce();
  return { nonce, own: commitmentOf(nonce) };
}

/** What to commit to when we are ready: null where one of our seats has committed already. */
export async function commitmentFor(table: TableInfo, held: readonly number[]): Promise<string | null> {
  if (held.some((seat) => table.fairness.commitments[seat])) return null;
  const part = keptOf(table.id)?.own ? null : await newPart();
  if (part) keep(table.id, part);
  return keptOf(table.id)?.own ?? null;
}

/** Look at a table before its deal and keep what is shown, once and for all. Gives our nonce if it is asked for now. */
export function lookAt(table: TableInfo): string | null {
  if (table.status !== "gathering" || table.fairness.version < 2) return null;
  const { commitment, commitments, opening } = table.fairness;
  if (!keptOf(table.id)?.commitment) keep(table.id, { commitment });
  if (!opening) return null;
  if (!keptOf(table.id)?.terms) keep(table.id, { terms: termsOf(table) });
  const kept = keptOf(table.id);
  // To a server that shows another seal than before, nothing is opened.
  if (!kept?.nonce || !kept.own || kept.commitment !== commitment) return null;
  const asked = opening.waiting.some((seat) => commitments[seat] === kept.own);
  return asked && kept.terms?.seats.some((seat) => seat.commitment === kept.own) ? kept.nonce : null;
}

function termsOf(table: TableInfo): Terms {
  const { commitments, opening } = table.fairness;
  const seats = (opening?.seats ?? []).map((seat, number) => ({ ...seat, commitment: commitments[number] ?? "" }));
  return { table: table.id, game: table.game, edition: table.edition.hash, options: table.options, seats };
}

/** The seats that had committed to a part and did not open it in time: the cards were dealt without it. */
export function leftOut({ status, fairness }: TableInfo): number[] {
  if (status === "gathering" || fairness.version < 2) return [];
  return fairness.commitments.flatMap((commitment, seat) => (commitment && !fairness.nonces[seat] ? [seat] : []));
}
