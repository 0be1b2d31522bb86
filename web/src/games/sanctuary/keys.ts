import type { Shortcut } from "$lib/keys.svelte";

export const keys: readonly Shortcut[] = [
  { key: "a1", says: "key-space", press: "[data-space='{}']" },
  { key: "1", says: "key-option", press: ".dock .option" },
  { key: "1", says: "key-role", press: ".dock .role:not(.held, .dear)" },
  { key: "1", says: "key-card", press: ".dock .hand button" },
  { key: "x", says: "key-all", press: ".dock [data-key=all]" },
  { key: "+", says: "key-more", press: ".stepper button:last-child" },
  { key: "-", says: "key-less", press: ".stepper button:first-child" },
];
