/** What somebody on the staff does, with the edition's numbers. */
import type { Words } from "$lib/words";
import type { Numbers } from "./view";

export function doesOf(role: string, numbers: Numbers, words: Words): string {
  const terms: Record<string, Record<string, number>> = {
    breeder: { tokens: numbers.breeder_tokens },
    manager: { tokens: numbers.manager_tokens, points: numbers.manager_points },
    warden: { tokens: numbers.warden_tokens },
    guard: { tokens: numbers.guard_tokens, cards: numbers.guard_cards },
  };
  return words.say(`ui-does-${role}`, terms[role]);
}
