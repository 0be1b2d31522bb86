import { beforeEach, expect, test } from "vitest";
import type { SealedDeal } from "$messages";
import { keepCommitments, seenBefore } from "./deals";

const storage = new Map<string, string>();
const deal = (day: string, commitment: string): SealedDeal => ({
  day,
  game: "safaru",
  commitment,
  published_at: 0,
  players: 3,
  level: "hard",
  options: {},
  edition: "",
});

beforeEach(() => {
  storage.clear();
  const kept = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void (storage.set(key, value), Object.assign(kept, { [key]: value })),
    removeItem: (key: string) => void (storage.delete(key), Reflect.deleteProperty(kept, key)),
  };
  globalThis.localStorage = kept as unknown as Storage;
});

test("what was seen the day before is compared with what is shown afterwards", () => {
  keepCommitments([deal("2026-11-18", "aa")]);
  expect(seenBefore(deal("2026-11-18", "aa"))).toBe(true);
  expect(seenBefore(deal("2026-11-18", "bb"))).toBe(false);
  expect(seenBefore(deal("2026-11-19", "aa"))).toBeNull();
});

test("the first one stays, whatever is shown later", () => {
  keepCommitments([deal("2026-11-18", "aa")]);
  keepCommitments([deal("2026-11-18", "bb")]);
  expect(seenBefore(deal("2026-11-18", "bb"))).toBe(false);
});

test("old ones go", () => {
  const days = Array.from({ length: 130 }, (_, number) => `2026-${String(number).padStart(4, "0")}`);
  keepCommitments(days.map((day) => deal(day, "aa")));
  expect(storage.size).toBe(120);
  expect(seenBefore(deal("2026-0000", "aa"))).toBeNull();
  expect(seenBefore(deal("2026-0129", "aa"))).toBe(true);
});
