import type { Words } from "$lib/words";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A span in words, as coarse as it is long. */
export function lasting(span: number, words: Words): string {
  if (span < 2 * MINUTE) return words.say("ui-missing_seconds", { seconds: Math.max(0, Math.ceil(span / 1000)) });
  if (span < 2 * HOUR) return words.say("ui-missing_minutes", { minutes: Math.floor(span / MINUTE) });
  return words.say("ui-missing_hours", { hours: Math.floor(span / HOUR) });
}
