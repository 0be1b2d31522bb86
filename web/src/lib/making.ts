/** New tables: the usual one for a click on "Play now", and the wish that the dialogue makes. */
import type { GameInfo, NewTable, SeatWish } from "$messages";
import { api } from "$lib/api";
import { library } from "$lib/library.svelte";
import { keep, newPart } from "$lib/kept";
import { settings } from "$lib/settings.svelte";

export type Company = "bots" | "friends" | "pass";

const USUAL_PLAYERS = 4;
const USUAL_LEVEL = "medium";

export function usualPlayers(game: GameInfo): number {
  return game.seats.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : Math.max(...game.seats);
}

/** The bots that were chosen last, else some in the middle: no walk-over, no wall. */
export function usualLevel(): string {
  const levels = library.games?.bots ?? [];
  if (levels.includes(settings.level)) return settings.level;
  return levels.find((level) => level === USUAL_LEVEL) ?? levels[Math.floor((levels.length - 1) / 2)] ?? "";
}

export function ownName(): string {
  return settings.name || library.words().say("player-name");
}

/** The seats that suit this company: you first, then bots, open seats, or others at this device. */
export function seatsFor(company: Company, players: number): SeatWish[] {
  const others: Record<Company, (seat: number) => SeatWish> = {
    bots: () => ({ kind: "bot", level: usualLevel() }),
    friends: () => ({ kind: "open", level: usualLevel() }),
    pass: (seat) => ({ kind: "me", name: `${library.words().say("player-name")} ${seat + 1}` }),
  };
  const first = company === "pass" ? others.pass(0) : { kind: "me" as const, name: ownName() };
  const rest = Array.from({ length: players - 1 }, (_, place) => others[company](place + 1));
  return [first, ...rest];
}

/** Make a table and commit to our part of its shuffle; gives its address. */
export async function makeTable(wish: NewTable): Promise<string> {
  const part = await newPart();
  // Who has the address may take an open seat, unless the table is on the list of all, or private.
  const guests = (wish.settings?.watch ?? "link") === "link";
  const settings = { guests, ...wish.settings };
  const made = await api.make({ ...wish, settings, commitment: part?.own ?? null });
  if (part) keep(made.table, part);
  return `/table/${made.table}`;
}

export function playNow(game: GameInfo): Promise<string> {
  return makeTable({ game: game.name, seats: seatsFor("bots", usualPlayers(game)), start: true });
}
