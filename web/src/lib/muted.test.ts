import { expect, it, vi } from "vitest";

const kept = new Map<string, string>([["muted", '["old/1"]']]);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const { muted } = await import("$lib/muted.svelte");

it("knows who is muted, table by table", () => {
  muted.set("one", 2, true);
  expect([muted.has("one", 2), muted.has("two", 2), muted.has("old", 1)]).toEqual([true, false, true]);
  expect(muted.at("one")).toEqual([2]);
});

it("silences who calls or wants to play again, and nobody who only comes or goes", () => {
  const silenced = (kind: "nudged" | "rematch" | "seated", seat: number, by_seat: number | null): boolean =>
    muted.silences("one", { kind, seat, by_seat });
  expect([silenced("nudged", 0, 2), silenced("rematch", 2, null)]).toEqual([true, true]);
  expect([silenced("nudged", 2, 0), silenced("rematch", 0, null), silenced("seated", 2, null)]).toEqual([
    false,
    false,
    false,
  ]);
});

it("goes along to the table of a rematch", () => {
  muted.carry("one", "two");
  expect(muted.at("two")).toEqual([2]);
  muted.set("one", 2, false);
  expect([muted.has("one", 2), muted.has("two", 2)]).toEqual([false, true]);
  expect(JSON.parse(kept.get("muted")!)).toEqual(["old/1", "two/2"]);
});

it("forgets all of it", () => {
  muted.forget();
  expect([muted.at("two"), kept.get("muted")]).toEqual([[], "[]"]);
});
