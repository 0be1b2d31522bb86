/** What a screen reader says of a card and of a catch. */
import { signed } from "$lib/numbers";
import type { Words } from "$lib/words";
import { readingOf } from "./compose";
import { marksOf, numberOf, valueOf, type Numbers, type Outcome, type View } from "./view";

export function cardLabel(card: string, view: View, numbers: Numbers, words: Words): string {
  const baby = marksOf(card, view, numbers).filter(({ kind }) => kind === "baby");
  return [
    words.named("card", card),
    words.say("ui-points", { points: valueOf(card, numbers) }),
    ...baby.map(({ points }) => words.say("ui-baby", { points: signed(points) })),
  ].join(", ");
}

const plus = (numbers: readonly number[]): string => numbers.join(" + ");

/** How a catch is read, in one line. */
export function readingLine(card: string, outcome: Outcome, numbers: Numbers, words: Words): string {
  const number = numberOf(card);
  const { total } = numbers;
  const reading = readingOf(card, outcome, total);
  if (!reading) return plus(outcome.cards.map(numberOf));
  const parts = [
    reading.adding.length ? words.say("ui-adding", { sum: plus(reading.adding), number }) : "",
    reading.totalling.length ? words.say("ui-totalling", { sum: plus([...reading.totalling, number]), total }) : "",
    reading.pairing ? words.say("ui-pairing", { number }) : "",
  ];
  return parts.filter((part) => part).join(" · ");
}
