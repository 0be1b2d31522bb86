import { expect, it, vi } from "vitest";

const old = { game: "safaru", table: "old", ply: 3, loss: 0.1, at: 5 };
const kept = new Map<string, string>([["mistakes", JSON.stringify([old, { game: 7 }, null])]]);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const { mistakes, MOST } = await import("$lib/mistakes.svelte");

it("remembers what was kept, and nothing that is none", () => expect(mistakes.of("safaru")).toEqual([old]));

it("keeps a match once, the dearest first, and not what hardly cost anything", () => {
  const found = [
    { ply: 1, loss: 0.001 },
    { ply: 5, loss: 0.05 },
    { ply: 9, loss: 0.2 },
  ];
  mistakes.add({ id: "new", game: "safaru", made_at: 7 }, found);
  mistakes.add({ id: "new", game: "safaru", made_at: 7 }, found);
  expect(mistakes.of("safaru").map(({ table, ply }) => `${table}/${ply}`)).toEqual(["new/9", "new/5", "old/3"]);
  expect(mistakes.of("serengeti")).toEqual([]);
});

it("lets go of those of matches that are gone, of a game, and of the oldest", () => {
  mistakes.drop("new", 9);
  expect(mistakes.of("safaru").length).toBe(2);
  mistakes.add(
    { id: "many", game: "serengeti", made_at: 9 },
    Array.from({ length: MOST + 5 }, (_, ply) => ({ ply, loss: 0.3 })),
  );
  expect(mistakes.of("serengeti").length).toBe(MOST);
  expect(mistakes.of("safaru")).toEqual([]);
  mistakes.forget("serengeti");
  expect(JSON.parse(kept.get("mistakes")!)).toEqual([]);
});
