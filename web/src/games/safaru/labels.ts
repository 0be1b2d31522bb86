/** What a screen reader says of a card and of a catch. */
import { signed } from "$lib/numbers";
import type { Words } from "$lib/words";
import { marksOf, valueOf, type Numbers, type Outcome, type View } from "./view";

export function cardLabel(card: string, view: View, numbers: Numbers, words: Words): string {
  const baby = marksOf(card, view).filter(({ line }) => line === "baby");
  return [
    words.named("card", card),
    words.say("ui-points", { points: valueOf(card, numbers) }),
    ...baby.map(({ points }) => words.say("ui-baby", { points: signed(points) })),
  ].join(", ");
}

const plus = (numbers: readonly number[]): string => numbers.join(" + ");
const IDS = { add: "ui-adding", total: "ui-totalling", pair: "ui-pairing" } as const;

/** How a catch is read, in one line. */
export const readingLine = (outcome: Outcome, words: Words): string =>
  outcome.ways
    .map(({ kind, numbers, sum }) => words.say(IDS[kind], { sum: plus(numbers), number: sum, total: sum }))
    .join(" · ");
