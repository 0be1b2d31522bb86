/** Times as people say them. */
import type { Words } from "$lib/words";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time is left, in its largest unit. */
export function timeLeft(milliseconds: number, words: Words): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return words.say("ui-days", { days: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return words.say("time-hours", { hours: Math.floor(left / HOUR) });
  return words.say("time-minutes", { minutes: Math.ceil(left / MINUTE) });
}

/** A moment's date, short. */
export function dateOf(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(time);
}
