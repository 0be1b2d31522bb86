/** How seats are called: people by their names, bots by names in the reader's language. */
import type { SeatInfo } from "$messages";
import type { Words } from "$lib/words";

export function botName(seat: number, words: Words): string {
  const names = words.say("bot-names").split(", ");
  return names[seat % names.length] ?? "";
}

export function seatNames(seats: readonly Pick<SeatInfo, "name">[], words: Words): string[] {
  return seats.map((info, seat) => info.name ?? botName(seat, words));
}
