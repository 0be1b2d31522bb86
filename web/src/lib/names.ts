/** How seats are called: people by their names, bots by names in the reader's language. */
import type { SeatInfo, TableLine } from "$messages";
import type { Words } from "$lib/words";

export function botName(seat: number, words: Words): string {
  const names = words.say("bot-names").split(", ");
  return names[seat % names.length] ?? "";
}

export function seatNames(seats: readonly Pick<SeatInfo, "name">[], words: Words): string[] {
  return seats.map((info, seat) => info.name ?? botName(seat, words));
}

/** Who sits at a table of a list; as long as people gather only those who have come. */
export function namesIn(line: TableLine, words: Words, without: readonly number[] = []): string {
  const bot = (seat: number): string[] => (line.status === "gathering" ? [] : [botName(seat, words)]);
  return line.names
    .flatMap((name, seat) => (without.includes(seat) ? [] : name !== null ? [name] : bot(seat)))
    .join(", ");
}
