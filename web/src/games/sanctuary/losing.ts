/** Steps go forward only: what a move gives up, told before it is made. */
import type { Step } from "$games/sanctuary";
import type { Words } from "$lib/words";

export const losingWords = (steps: readonly Step["id"][], words: Words): string =>
  steps.length
    ? words.say("ui-gives_up", { steps: words.listed(steps.map((step) => words.say(`ui-lose-${step}`))) })
    : "";
