/** A view without knowing the game: what lies before each seat, what lies there for all, and how to name it. */
import type { Json, Scene } from "$lib/contract";

export interface Fact {
  name: string;
  value: Json;
}

/** The frame shows these itself. */
const KNOWN = new Set(["game", "players", "options", "you", "seat", "points", "scores"]);
/** What is yours alone lies before you. */
const OWN = "hand";

const entries = (view: unknown): [string, Json][] => Object.entries(view as Record<string, Json>);
const seatsOf = (view: unknown): number => Number((view as { players?: number }).players ?? 0);

/** A list with one item for each seat. */
const bySeat = (value: Json, seats: number): value is readonly Json[] =>
  Array.isArray(value) && seats > 1 && value.length === seats;

/** Lists by seat are named in the plural; those of cards are as long by accident. */
const isOfSeats = ({ view, cards }: Scene, value: Json): value is readonly Json[] =>
  bySeat(value, seatsOf(view)) && !value.some((item) => typeof item === "string" && cards.includes(item));

/** What lies before this seat. */
export function factsOfSeat(scene: Scene, seat: number): Fact[] {
  return entries(scene.view).flatMap(([name, value]) => {
    if (name === OWN && seat === scene.you && value !== null) return [{ name, value }];
    if (KNOWN.has(name) || !isOfSeats(scene, value)) return [];
    return [{ name, value: value[seat] ?? null }];
  });
}

/** What lies there for all. */
export const factsOfAll = (scene: Scene): Fact[] =>
  entries(scene.view)
    .filter(([name, value]) => !KNOWN.has(name) && name !== OWN && !isOfSeats(scene, value))
    .map(([name, value]) => ({ name, value }));

/** The points of each seat, where the view has them. */
export function pointsOf(view: unknown): readonly (number | null)[] {
  const found = entries(view).find(
    ([name, value]) => ["points", "scores"].includes(name) && bySeat(value, seatsOf(view)),
  );
  return found && Array.isArray(found[1]) ? found[1].map((points) => (typeof points === "number" ? points : null)) : [];
}

/** The game may have words for a field, `view-NAME`; else its name must do. */
export function titleOf(name: string, { words }: Pick<Scene, "words">): string {
  const text = words.has(`view-${name}`) ? words.say(`view-${name}`) : name.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
