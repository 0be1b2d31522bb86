// What can be forged in a record is found, or named as what cannot be checked here.
import { beforeEach, expect, it } from "vitest";
import type { Step } from "$messages";
import type { Kept } from "$lib/kept";
import * as seal from "$lib/seal";
import { check, sealedAt, type Recorded } from "$lib/verify";
import { wordsOf } from "$lib/wordfiles";
import { Words } from "$lib/words";

const words = ["en", "fr"].map((language) => new Words(language, wordsOf(language)));

type Changed<Type> = { -readonly [Key in keyof Type]: Changed<Type[Key]> };

const deck = Array.from({ length: 30 }, (_, number) => `card-${number}`);
const secret = "5e".repeat(32);
const nonces = ["a1".repeat(32), "b2".repeat(32)] as const;
const commitments = nonces.map(seal.commitmentOf);
const moves: [number, string][] = [
  [1, "bid 3"],
  [0, "pass"],
];
const steps: Step[] = [
  { number: -1, seat: null, text: null, by: "deal", events: [] },
  { number: 0, seat: 1, text: null, by: "person", events: [] },
  { number: 1, seat: 0, text: "pass", by: "person", events: [] },
];

function dealt(seats: seal.SealedSeat[]): Changed<Recorded> {
  const [table, game, edition, options] = ["tAbLe", "serengeti", { hash: "dcf6" }, { open_chips: false, target: null }];
  const seed = seal.seedOf(secret, { table, game, edition: edition.hash, options, seats });
  const whole = seal.shuffled(seed, 0, deck);
  const chance = [
    { kind: "deal", cards: whole },
    { kind: "shuffle", cards: seal.shuffled(seed, 1, deck.slice(5, 12)) },
  ];
  const who = seats.map(({ kind, name }) => ({ name, bot: kind === "person" ? null : name }));
  const sealed = { version: 2, commitment: seal.commitmentOf(secret), secret, table, seats };
  const first = seal.starter(seed, seats.length);
  const players = seats.length;
  return structuredClone({ game, edition, options, players, seats: who, first, chance, moves, seal: sealed });
}

/** Dealt by the first version, from nonces that anybody could choose late. */
function oldSeal(record: Changed<Recorded>): void {
  const { commitment } = record.seal;
  const old = [...nonces.map((nonce) => nonce.slice(0, 32)), ""];
  const seed = seal.seedOfVersion1(secret, old);
  record.seal = { commitment, secret, nonces: old };
  record.first = seal.starter(seed, 3);
  record.chance = [{ kind: "deal", cards: seal.shuffled(seed, 0, deck) }];
}

const closed = [
  { kind: "person", name: "Ann", commitment: commitments[0]! },
  { kind: "person", name: "Bob", commitment: commitments[1]! },
  { kind: "bot", name: "medium", commitment: "" },
];
const opened = closed.map((seat, number) => ({ ...seat, nonce: nonces[number] ?? "" }));

let record: Changed<Recorded>;
let kept: Changed<Kept>;

beforeEach(() => {
  record = dealt(opened);
  const terms = { table: "tAbLe", game: "serengeti", edition: "dcf6", options: record.options, seats: closed };
  const own = { nonce: nonces[0], own: commitments[0]! };
  kept = structuredClone({ ...own, commitment: record.seal.commitment, terms, opened: true, at: 0 });
});

const codes = (list: readonly { code: string; seat?: number }[]): string[] =>
  list.map(({ code, seat }) => (seat === undefined ? code : `${code}:${seat}`));

function told(memory: Kept | null = kept, seen = steps): Record<"checked" | "not_checked" | "failed", string[]> {
  const found = check(record as Recorded, deck, memory, seen);
  for (const [group, ending] of Object.entries({ checked: "", not_checked: "-unchecked", failed: "-failed" }))
    for (const { code } of found[group as "failed"])
      expect(words.filter((one) => !one.has(`seal-${code}${ending}`))).toEqual([]);
  return { checked: codes(found.checked), not_checked: codes(found.not_checked), failed: codes(found.failed) };
}

it("says all that it checked of a fair record, and all that it did not", () => {
  expect(told()).toEqual({
    checked: [
      "secret",
      "commitment",
      "nonce:0",
      "terms",
      "commitments",
      "nonces",
      "cards",
      "settings",
      "names",
      "steps",
    ],
    not_checked: ["nonce:1", "moves", "players_moves"],
    failed: [],
  });
});

it("claims less where nothing was kept", () => {
  const { checked, not_checked, failed } = told(null);
  expect(failed).toEqual([]);
  expect(checked).toEqual(["secret", "nonces", "cards", "settings", "names", "steps"]);
  expect(not_checked).toEqual(["commitment", "no_part", "nonce:0", "nonce:1", "terms", "moves", "players_moves"]);
});

const swap = <Item>(list: Item[], one: number, other: number): void => {
  [list[one], list[other]] = [list[other]!, list[one]!];
};
const seats = (): Changed<seal.SealedSeat>[] => record.seal.seats!;
/** A whole other match, sealed and dealt as it should be. */
const redealt = (change: (seats: Changed<seal.SealedSeat>[]) => void): void => {
  const others = structuredClone(opened);
  change(others);
  record = dealt(others);
};

const forgeries: [string, () => void, string][] = [
  ["other cards", () => swap(record.chance[0]!.cards, 0, 29), "cards"],
  ["other cards later", () => swap(record.chance[1]!.cards, 0, 1), "cards"],
  ["a card too few", () => record.chance[0]!.cards.pop(), "cards"],
  ["a card that there is not", () => (record.chance[1]!.cards[0] = "card-99"), "cards"],
  ["another first player", () => (record.first = (record.first + 1) % 3), "cards"],
  ["another option", () => (record.options = { ...record.options, open_chips: true }), "cards"],
  ["another edition", () => (record.edition.hash = "0000"), "terms"],
  ["another table", () => (record.seal.table = "other"), "cards"],
  ["another secret", () => (record.seal.secret = "5f".repeat(32)), "secret"],
  ["another name", () => (record.seats[0]!.name = "Mallory"), "names:0"],
  ["another name, sealed too", () => (record.seats[0]!.name = seats()[0]!.name = "Mallory"), "cards"],
  ["a bot for a person", () => (record.seats[1] = { name: "medium", bot: "medium" }), "names:1"],
  ["a nonce at another seat", () => swap(seats(), 0, 1), "cards"],
  ["a nonce that was not committed to", () => (seats()[1]!.nonce = "ef".repeat(32)), "nonces:1"],
  ["our nonce left out", () => (seats()[0]!.nonce = ""), "nonce:0"],
  ["no seats", () => (record.seal.seats = []), "seal"],
  ["no hex", () => (record.seal.secret = "é".repeat(64)), "seal"],
  [
    "a match as if the first version had dealt it",
    () => {
      oldSeal(record);
    },
    "terms",
  ],
  ["another match: names tried out", () => redealt(([, bob]) => (bob!.name = "Bobby")), "terms"],
  [
    "another match: another's part changed",
    () => redealt(([, bob]) => Object.assign(bob!, { nonce: "", commitment: "" })),
    "commitments:1",
  ],
  ["another match: our part taken, then left out", () => redealt(([ann]) => (ann!.nonce = "")), "nonce:0"],
  ["moves cut off", () => record.moves.pop(), "steps"],
  ["another move", () => (record.moves[1] = [0, "bid 9"]), "steps"],
  ["another's move", () => swap(record.moves, 0, 1), "steps"],
];

it.each(forgeries)("finds %s", (_, forge, code) => {
  forge();
  expect(told().failed).toContain(code);
});

it("finds another seal than the one shown before", () => {
  kept.commitment = "0".repeat(64);
  expect(told().failed).toEqual(["commitment"]);
});

it("names who did not open in time, also ourselves", () => {
  redealt((all) => all.forEach((seat) => (seat.nonce = "")));
  kept.opened = false;
  const { not_checked, failed } = told();
  expect(failed).toEqual([]);
  expect(not_checked).toEqual(["left_out:0", "left_out:1", "server_alone", "moves", "players_moves"]);
});

it("names who came after the seats were closed", () => {
  redealt((all) => Object.assign(all[1]!, { kind: "open", name: "medium", nonce: "", commitment: "" }));
  record.seats[1] = { name: "Bob", bot: null };
  const { not_checked, failed, checked } = told(null);
  expect(failed).toEqual([]);
  expect(not_checked).toContain("name:1");
  expect(checked).toContain("names");
});

it("checks a match that goes on from another with the first one's table", () => {
  record.continues = { table: "tAbLe", moves: 1 };
  record.seats = [{ name: "Zoe", bot: null }, { name: "hard", bot: "hard" }, ...record.seats.slice(2)];
  expect(sealedAt(record as Recorded, "later")).toBe("tAbLe");
  expect(told().failed).toEqual([]);
  expect(told().not_checked).toContain("names");
});

it("checks a record of the first version, and says what that means", () => {
  oldSeal(record);
  const { commitment } = record.seal;
  const { checked, not_checked, failed } = told({ commitment, at: 0 });
  expect(failed).toEqual([]);
  expect(checked).toEqual(["secret", "commitment", "cards", "steps"]);
  expect(not_checked).toEqual(
    ["no_part", "nonce:0", "nonce:1", "version_1", "settings", "names", "moves", "players_moves"], // prettier-ignore
  );
  expect(sealedAt(record as Recorded, "tAbLe")).toBe("tAbLe");
});
