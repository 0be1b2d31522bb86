/** The arithmetic of the sealed shuffle, as docs/fair-shuffle.md specifies it: from the secret to every card. */
import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const VERSION = 2;
const TAG = "waterhole sealed shuffle";
const BYTES = 32;

export type Options = { readonly [name: string]: boolean | number | string | null | undefined };

/** A seat as it was when the seats were closed: a person's name or a bot's level, and that player's part. */
export interface SealedSeat {
  readonly kind: string;
  readonly name: string;
  readonly commitment?: string;
  readonly nonce?: string;
}

/** What the cards follow from besides the secret. */
export interface Terms {
  readonly table: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Options;
  readonly seats: readonly SealedSeat[];
}

/** A player's own part of the shuffle: 32 random bytes, as hex. */
export function newNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** What is shown before the deal in place of a secret or a nonce. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

export function isHex(text: string, digits = 2 * BYTES): boolean {
  return text.length === digits && /^[0-9a-f]*$/.test(text);
}

/** Whether this secret (or nonce) is the one that was committed to. */
export function opens(secret: string, commitment: string): boolean {
  return isHex(secret) && commitmentOf(secret) === commitment;
}

/** All that is hashed: every part after its length in four bytes. */
export function message(secret: string, terms: Terms): Uint8Array {
  const texts = [TAG, String(VERSION), terms.table, terms.game, terms.edition, canonical(terms.options)];
  const parts = [...texts, String(terms.seats.length)].map((text) => utf8ToBytes(text));
  for (const [number, seat] of terms.seats.entries()) {
    for (const text of [String(number), seat.kind, seat.name]) parts.push(utf8ToBytes(text));
    for (const hex of [seat.commitment, seat.nonce]) parts.push(hexToBytes(hex ?? ""));
  }
  return concatBytes(...[...parts, hexToBytes(secret)].flatMap((part) => [length(part), part]));
}

export function seedOf(secret: string, terms: Terms): string {
  return bytesToHex(sha256(message(secret, terms)));
}

/** How the first version made the seed. */
export function seedOfVersion1(secret: string, nonces: readonly string[]): string {
  return bytesToHex(sha256(hexToBytes(secret + nonces.join(""))));
}

/** The one JSON text of these options: names sorted, no spaces. */
function canonical(options: Options): string {
  const pairs = Object.keys(options)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${JSON.stringify(options[name])}`);
  return `{${pairs.join(",")}}`;
}

function length(part: Uint8Array): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, part.length);
  return four;
}

/** The seat that begins (or deals). */
export function starter(seed: string, players: number): number {
  return Number(number(shake256(utf8ToBytes(`${seed}/first`), { dkLen: 16 })) % BigInt(players));
}

/** Shuffle number `index` of these cards, which come in deck order. */
export function shuffled(seed: string, index: number, cards: readonly string[]): string[] {
  const result = [...cards];
  if (result.length < 2) return result;
  const stream = shake256(utf8ToBytes(`${seed}/shuffle/${index}`), { dkLen: 8 * result.length });
  for (let last = result.length - 1; last > 0; last--) {
    const other = Number(number(stream.subarray(8 * last, 8 * last + 8)) % BigInt(last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

function number(bytes: Uint8Array): bigint {
  return BigInt(`0x${bytesToHex(bytes)}`);
}
