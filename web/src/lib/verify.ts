/** What a record proves of its sealed shuffle to this browser, which deals the cards itself.
 *
 * Nothing is called fair that was not checked: what holds, what does not and what nobody can tell here are three lists.
 * The codes are those of `waterhole verify`; their words are `seal-CODE` with the list's ending. */
import type { Step } from "$messages";
import type { Kept } from "$lib/kept";
import * as seal from "$lib/seal";

interface Seal {
  readonly version?: number;
  readonly commitment: string;
  readonly secret: string;
  /** Of the first version. */
  readonly nonces?: readonly string[];
  readonly table?: string;
  readonly seats?: readonly seal.SealedSeat[];
}

/** As much of a record as the cards follow from. */
export interface Recorded {
  readonly game: string;
  readonly edition: { readonly hash: string };
  readonly options: seal.Options;
  readonly players: number;
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  readonly first: number;
  readonly chance: readonly { readonly kind: string; readonly cards: readonly string[] }[];
  readonly moves: readonly (readonly [number, string])[];
  readonly seal: Seal;
  readonly continues?: unknown;
}

export interface Finding {
  readonly code: string;
  readonly seat?: number;
}

const OLD_NONCE = 32;

/** Which table's memory is about this record: a match that goes on from another has the first one's seal. */
export function sealedAt(record: Recorded, table: string): string {
  return record.seal.table ?? table;
}

/** `deck` are the game's cards in deck order, `steps` what this browser was told of the match. */
export function check(record: Recorded, deck: readonly string[], kept: Kept | null, steps: readonly Step[]): Findings {
  const found = new Findings();
  const old = (record.seal.version ?? 1) === 1;
  if (wellFormed(record, found)) {
    compareCommitment(record.seal, kept, found);
    compareNonces(record.seal, kept, found);
    compareTerms(record, kept, found);
    if (old) found.leave("version_1");
    else checkNonces(record.seal.seats ?? [], found);
    checkCards(record, deck, found);
  }
  checkNames(record, found);
  compareMoves(record, steps, found);
  found.leave("moves");
  found.leave("players_moves");
  return found;
}

export class Findings {
  readonly failed: Finding[] = [];
  readonly checked: Finding[] = [];
  readonly not_checked: Finding[] = [];

  judge(holds: boolean, code: string, seat?: number): boolean {
    (holds ? this.checked : this.failed).push(finding(code, seat));
    return holds;
  }

  leave(code: string, seat?: number): void {
    this.not_checked.push(finding(code, seat));
  }
}

function finding(code: string, seat?: number): Finding {
  return seat === undefined ? { code } : { code, seat };
}

function noncesOf({ version = 1, nonces = [], seats = [] }: Seal): readonly string[] {
  return version === 1 ? nonces : seats.map(({ nonce }) => nonce ?? "");
}

/** All numbers are there, one for each seat, so that there is anything to calculate. */
function wellFormed({ seal: sealed, players }: Recorded, found: Findings): boolean {
  const digits = (sealed.version ?? 1) === 1 ? OLD_NONCE : undefined;
  const parts = [...noncesOf(sealed), ...(sealed.seats ?? []).map(({ commitment }) => commitment ?? "")];
  const fitting = noncesOf(sealed).length === players && parts.every((part) => !part || seal.isHex(part, digits));
  if (!fitting || !seal.isHex(sealed.secret)) return found.judge(false, "seal");
  return found.judge(seal.opens(sealed.secret, sealed.commitment), "secret");
}

function compareCommitment(sealed: Seal, kept: Kept | null, found: Findings): void {
  if (kept?.commitment) found.judge(kept.commitment === sealed.commitment, "commitment");
  else found.leave("commitment");
}

/** Our own part, beside what is kept of it; of the others' we know nothing. */
function compareNonces(sealed: Seal, kept: Kept | null, found: Findings): void {
  const nonces = noncesOf(sealed);
  const mine = kept?.own ? (sealed.seats ?? []).findIndex(({ commitment }) => commitment === kept.own) : -1;
  if (mine < 0) found.leave("no_part");
  else if (nonces[mine] || kept?.opened) found.judge(nonces[mine] === kept?.nonce, "nonce", mine);
  for (const [seat, nonce] of nonces.entries()) if (nonce && seat !== mine) found.leave("nonce", seat);
}

/** What was shown when the seats were closed, before anybody opened anything: else a server could try names until it likes the cards. */
function compareTerms(record: Recorded, kept: Kept | null, found: Findings): void {
  const terms = kept?.terms;
  if (!terms) {
    if (record.seal.seats) found.leave("terms"); // The first version has none.
    return;
  }
  const seats = record.seal.seats ?? [];
  const bare = (list: readonly seal.SealedSeat[]): unknown => list.map(({ kind, name }) => [kind, name]);
  const shown = [terms.table, terms.game, terms.edition, sorted(terms.options), bare(terms.seats)];
  const told = [record.seal.table, record.game, record.edition.hash, sorted(record.options), bare(seats)];
  found.judge(same(shown, told), "terms");
  const changed = seats.flatMap(({ commitment = "" }, seat) =>
    commitment === (terms.seats[seat]?.commitment ?? "") ? [] : [seat],
  );
  for (const seat of changed) found.judge(false, "commitments", seat);
  if (changed.length === 0) found.judge(true, "commitments");
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function sorted(options: seal.Options): unknown {
  return Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Every nonce is the one its player had committed to; who did not open one is named. */
function checkNonces(seats: readonly seal.SealedSeat[], found: Findings): void {
  const wrong = (one: seal.SealedSeat): boolean => !!one.nonce && !seal.opens(one.nonce, one.commitment ?? "");
  for (const [number, one] of seats.entries()) {
    if (wrong(one)) found.judge(false, "nonces", number);
    else if (one.commitment && !one.nonce) found.leave("left_out", number);
  }
  if (!seats.some(({ nonce }) => nonce)) found.leave("server_alone");
  else if (!seats.some(wrong)) found.judge(true, "nonces");
}

/** Deal again: the first player and the order of every shuffle follow from the seed. */
function checkCards(record: Recorded, deck: readonly string[], found: Findings): void {
  const seed = seedOf(record);
  const dealt = seal.starter(seed, record.players) === record.first && allDealt(record, deck, seed);
  found.judge(dealt, "cards");
  if ((record.seal.version ?? 1) === 1) found.leave("settings");
  else found.judge(dealt, "settings");
}

function seedOf({ seal: sealed, game, edition, options }: Recorded): string {
  if ((sealed.version ?? 1) === 1) return seal.seedOfVersion1(sealed.secret, sealed.nonces ?? []);
  const { table = "", seats = [] } = sealed;
  return seal.seedOf(sealed.secret, { table, game, edition: edition.hash, options, seats });
}

function allDealt({ chance }: Recorded, deck: readonly string[], seed: string): boolean {
  const place = new Map(deck.map((card, number) => [card, number]));
  const inOrder = (cards: readonly string[]): string[] =>
    [...cards].sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
  return chance.every(({ kind, cards }, index) => {
    const unshuffled = inOrder(cards);
    const whole = kind !== "deal" || same(unshuffled, inOrder(deck));
    return whole && cards.every((card) => place.has(card)) && same(cards, seal.shuffled(seed, index, unshuffled));
  });
}

/** Who sat down before the seats were closed is under the seal, if it holds; who came later is not. */
function checkNames(record: Recorded, found: Findings): void {
  const seats = record.seal.seats ?? [];
  const broken = found.failed.some(({ code }) => ["seal", "secret", "cards"].includes(code));
  if (broken || record.continues || seats.length !== record.seats.length) {
    found.leave("names");
    return;
  }
  // Who took over a bot's seat came later, too: a host may offer it in the match.
  const came = ({ kind }: seal.SealedSeat, seat: number): boolean =>
    kind === "open" || (kind === "bot" && record.seats[seat]?.bot === null);
  const late = seats.flatMap((sealed, seat) => (came(sealed, seat) ? [seat] : []));
  const others = seats.flatMap((sealed, seat) => (late.includes(seat) || sits(record, sealed, seat) ? [] : [seat]));
  for (const seat of late) found.leave("name", seat);
  for (const seat of others) found.judge(false, "names", seat);
  if (others.length === 0 && late.length < seats.length) found.judge(true, "names");
}

function sits(record: Recorded, { kind, name }: seal.SealedSeat, seat: number): boolean {
  const told = record.seats[seat];
  return told?.name === name && told.bot === (kind === "person" ? null : name);
}

/** The moves of the record are those that were told here while they were made; others' texts could be hidden then. */
function compareMoves({ moves }: Recorded, steps: readonly Step[], found: Findings): void {
  const seen = steps.filter(({ number }) => number >= 0);
  const fitting = (step: Step, [seat, text]: readonly [number, string]): boolean =>
    step.seat === seat && (step.text === null || step.text === text);
  found.judge(seen.length === moves.length && seen.every((step, index) => fitting(step, moves[index]!)), "steps");
}
