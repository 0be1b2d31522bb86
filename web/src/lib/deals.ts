/** Commitments to the deals of coming days, as this browser saw them: no server can change what is kept here. */
import type { SealedDeal } from "$messages";

const PREFIX = "deal/";
/** So many are kept; older ones go. */
const MOST = 120;

const keyOf = ({ day, game }: SealedDeal): string => `${PREFIX}${day}/${game}`;

/** Keep the commitments to deals whose day has not begun; the first one seen of each stays. */
export function keepCommitments(deals: readonly SealedDeal[]): void {
  try {
    for (const deal of deals)
      if (localStorage.getItem(keyOf(deal)) === null) localStorage.setItem(keyOf(deal), deal.commitment);
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of kept.sort().slice(0, Math.max(0, kept.length - MOST))) localStorage.removeItem(key);
  } catch {
    // Storage can be switched off: then nothing is kept, and nothing claimed.
  }
}

/** Whether this browser saw this very commitment before its day; null if it saw none. */
export function seenBefore(deal: SealedDeal): boolean | null {
  try {
    const kept = localStorage.getItem(keyOf(deal));
    return kept === null ? null : kept === deal.commitment;
  } catch {
    return null;
  }
}
