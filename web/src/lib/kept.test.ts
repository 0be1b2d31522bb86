// What is kept before the deal stays as it was first seen, and a nonce is opened to nobody too early.
import { beforeEach, expect, it, vi } from "vitest";
import type { TableInfo } from "$messages";
import { commitmentFor, keep, keptOf, leftOut, lookAt, newPart } from "$lib/kept";
import { opens } from "$lib/seal";

/** As much of a browser's storage as is used; `full` refuses to keep anything. */
class Storage {
  [key: string]: unknown;
  setItem(key: string, value: string): void {
    if (full) throw new DOMException("full", "QuotaExceededError");
    this[key] = value;
  }
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

let full = false;

beforeEach(() => {
  full = false;
  vi.stubGlobal("localStorage", new Storage());
});

type Change = Partial<TableInfo> & { fair?: Partial<TableInfo["fairness"]> };

function table({ fair = {}, ...rest }: Change = {}): TableInfo {
  const fairness = {
    commitment: "c0",
    nonces: ["", ""],
    secret: null,
    version: 2,
    commitments: ["", ""],
    opening: null,
  };
  const known = { id: "tAbLe", game: "serengeti", edition: { name: "e", hash: "dcf6", standard: true }, options: {} };
  return { ...known, status: "gathering", fairness: { ...fairness, ...fair }, ...rest } as unknown as TableInfo;
}

const seats = [
  { kind: "person" as const, name: "Ann" },
  { kind: "bot" as const, name: "medium" },
];
const opening = { until: 10_000, waiting: [0], seats };

it("opens the nonce when the seats are closed, and not before", async () => {
  const own = await commitmentFor(table(), [0]);
  const nonce = keptOf("tAbLe")?.nonce ?? "";
  expect(opens(nonce, own ?? "")).toBe(true);
  const commitments = [own ?? "", ""];
  expect(lookAt(table({ fair: { commitments } }))).toBe(null);
  expect(lookAt(table({ fair: { commitments, opening } }))).toBe(nonce);
  expect(keptOf("tAbLe")?.terms?.seats).toEqual([
    { ...seats[0], commitment: own },
    { ...seats[1], commitment: "" },
  ]);
  expect(lookAt(table({ fair: { commitments, opening: { ...opening, waiting: [] } } }))).toBe(null);
});

it("opens nothing to a server that shows another seal, or other commitments, than before", async () => {
  const own = (await commitmentFor(table(), [0])) ?? "";
  lookAt(table());
  expect(lookAt(table({ fair: { commitment: "c1", commitments: [own, ""], opening } }))).toBe(null);
  expect(keptOf("tAbLe")?.commitment).toBe("c0");
  keep("tAbLe", { terms: { ...keptOf("tAbLe")!.terms!, seats: [] } });
  expect(lookAt(table({ fair: { commitments: [own, ""], opening } }))).toBe(null);
});

it("keeps what was shown first when the seats were closed", () => {
  lookAt(table({ fair: { opening } }));
  lookAt(table({ options: { target: 7 }, fair: { opening, commitments: ["ff", ""] } }));
  expect(keptOf("tAbLe")?.terms).toMatchObject({ options: {}, seats: [{ commitment: "" }, { commitment: "" }] });
});

it("keeps nothing that is shown after the deal", () => {
  lookAt(table({ status: "playing" }));
  expect(keptOf("tAbLe")).toBe(null);
});

it("commits once, to one part", async () => {
  const own = await commitmentFor(table(), [0]);
  expect(await commitmentFor(table(), [0])).toBe(own);
  expect(await commitmentFor(table({ fair: { commitments: [own ?? "", ""] } }), [0])).toBe(null);
});

it("commits to nothing that it could not open later", async () => {
  full = true;
  expect(await newPart()).toBe(null);
  expect(await commitmentFor(table(), [0])).toBe(null);
});

it("forgets the oldest tables first", () => {
  for (let number = 0; number < 130; number++) keep(`table-${number}`, { at: number });
  expect(Object.keys(localStorage)).toHaveLength(100);
  expect(keptOf("table-29")).toBe(null);
  expect(keptOf("table-30")).not.toBe(null);
});

it("tells who was left out once the cards are dealt", () => {
  const fair = { commitments: ["aa", "bb"], nonces: ["", "cc"] };
  expect(leftOut(table({ status: "playing", fair }))).toEqual([0]);
  expect(leftOut(table({ fair }))).toEqual([]);
});
