import type { Shortcut } from "$lib/keys.svelte";

/** The keys of every table. A game has more of its own. */
export const SHORTCUTS: readonly Shortcut[] = [
  { key: "Enter", says: "key-main", press: ".dock .main" },
  { key: "u", says: "key-undo", press: ".dock [data-key=undo]" },
  { key: "h", says: "key-hurry", press: ".dock [data-key=hurry]" },
  { key: "r", says: "key-rules", press: "[data-panel=rules]" },
  { key: "g", says: "key-log", press: "[data-panel=log]" },
  { key: "m", says: "key-menu", press: "[data-panel=menu]" },
  { key: "i", says: "key-signs" },
  { key: "/", says: "key-spoken" },
  { key: "?", says: "key-help", press: "[data-panel=keys]" },
];
