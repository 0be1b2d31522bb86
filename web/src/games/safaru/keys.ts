import type { Shortcut } from "$lib/keys.svelte";

export const keys: readonly Shortcut[] = [
  { key: "1", says: "key-outcome", press: ".builder .outcome" },
  { key: "1", says: "key-card", press: ".dock .hand button" },
  { key: "p", says: "key-pair", press: ".dock [data-key=pair]" },
  { key: "s", says: "key-stay", press: ".dock [data-key=stay]" },
  { key: "x", says: "key-clear", press: ".dock [data-key=clear]" },
  { key: "f", says: "key-release", press: ".dock [data-key=release]" },
  { key: "c", says: "key-call", press: ".dock [data-key=call]" },
  { key: "l", says: "key-let", press: ".dock [data-key=let]" },
];
