/** Steps go forward only: what a move gives up, told before it is made. */
import type { GameMove } from "$lib/contract";
import type { Words } from "$lib/words";

const ORDER = ["slide", "refill", "swap", "draft", "extra", "breed", "warden", "guard", "vet", "end"];

/** The steps that are open now and come before this one. */
export function losing(verb: string, moves: readonly GameMove[]): string[] {
  const open = new Set(moves.map((move) => move.do));
  return ORDER.slice(0, ORDER.indexOf(verb)).filter((step) => open.has(step) && step !== "draft");
}

export const losingWords = (steps: readonly string[], words: Words): string =>
  steps.length
    ? words.say("ui-gives_up", { steps: words.listed(steps.map((step) => words.say(`ui-lose-${step}`))) })
    : "";
