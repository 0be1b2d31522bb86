// The arithmetic comes out as docs/fair-shuffle.md has it: on the same vectors as every other verifier.
import { readFileSync } from "node:fs";
import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, it } from "vitest";
import * as seal from "$lib/seal";

interface Vector {
  name: string;
  game: string;
  edition?: string;
  options: seal.Options;
  players: number;
  seal: { version?: number; commitment: string; secret: string; table?: string; seats?: seal.SealedSeat[] };
  message?: string;
  seed: string;
  first: number;
  shuffles: { kind: string; cards: string[]; drawn: string[] }[];
}

const file = new URL("../../../docs/fair-shuffle.vectors.json", import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, "utf-8")) as {
  vectors: (Vector & { seal: { nonces?: string[] } })[];
};

function termsOf({ game, edition = "", options, seal: { table = "", seats = [] } }: Vector): seal.Terms {
  return { table, game, edition, options, seats };
}

it("has vectors of both versions", () => {
  expect(new Set(vectors.map(({ seal: { version = 1 } }) => version))).toEqual(new Set([1, 2]));
  expect(vectors.length).toBeGreaterThan(5);
});

it.each(vectors)("deals as specified: $name", (vector) => {
  const { secret, commitment, nonces } = vector.seal;
  expect(seal.opens(secret, commitment)).toBe(true);
  if (nonces) expect(seal.seedOfVersion1(secret, nonces)).toBe(vector.seed);
  else {
    expect(bytesToHex(seal.message(secret, termsOf(vector)))).toBe(vector.message);
    expect(seal.seedOf(secret, termsOf(vector))).toBe(vector.seed);
  }
  expect(seal.starter(vector.seed, vector.players)).toBe(vector.first);
  for (const [index, { cards, drawn }] of vector.shuffles.entries())
    expect(seal.shuffled(vector.seed, index, cards)).toEqual(drawn);
});

it("makes parts as the server wants them, each another", () => {
  expect(seal.newNonce()).toMatch(/^[0-9a-f]{64}$/);
  expect(seal.newNonce()).not.toBe(seal.newNonce());
});

it.each(["", "7".repeat(63), "é".repeat(64), "AB".repeat(32), "7".repeat(66), "٣".repeat(64)])(
  "opens nothing with %j",
  (text) => {
    expect(seal.opens(text, seal.commitmentOf("7".repeat(64)))).toBe(false);
    expect(seal.opens("7".repeat(64), text)).toBe(false);
  },
);
