import type { Shortcut } from "$lib/keys.svelte";
import { bidding } from "./bidding.svelte";

export const keys: readonly Shortcut[] = [
  { key: "1", says: "key-discard", press: ".discards button" },
  { key: "1", says: "key-bid", press: ".amount.legal", number: (typed) => (bidding.called = typed) },
  { key: "p", says: "key-pass", press: ".dock .pass" },
];
