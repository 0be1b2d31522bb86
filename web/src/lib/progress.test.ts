import { expect, it, vi } from "vitest";

const kept = new Map<string, string>([["learnt", '{"lessons/safaru":["adding"]}']]);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const { progress } = await import("$lib/progress.svelte");

it("remembers what was done before", () => expect([...progress.done("lessons", "safaru")]).toEqual(["adding"]));

it("keeps what is done, once, each kind and game apart", () => {
  progress.add(["lessons", "safaru", "zeroes"]);
  progress.add(["lessons", "safaru", "zeroes"]);
  progress.add(["puzzles", "safaru", "2-3-4"]);
  expect(JSON.parse(kept.get("learnt")!)).toEqual({
    "lessons/safaru": ["adding", "zeroes"],
    "puzzles/safaru": ["2-3-4"],
  });
  expect(progress.done("lessons", "serengeti").size).toBe(0);
});

it("forgets all of it", () => {
  progress.forget();
  expect(kept.get("learnt")).toBe("{}");
  expect(progress.done("lessons", "safaru").size).toBe(0);
});
