/** The sealed shuffle, checked here and not by the server that made it. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Fairness } from "$messages";

export type SealCheck = "opens" | "broken" | "nonce_missing";

/** Whether the secret is the one committed to before the deal, and our own part of the shuffle is in it. */
export function checkSeal(fairness: Fairness, ownNonce: string | null): SealCheck {
  if (fairness.secret === null || bytesToHex(sha256(hexToBytes(fairness.secret))) !== fairness.commitment)
    return "broken";
  return ownNonce !== null && !fairness.nonces.includes(ownNonce) ? "nonce_missing" : "opens";
}
