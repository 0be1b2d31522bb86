import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { href: "http://table.example/" });
const { routeOf } = await import("$lib/router.svelte");

it.each([
  ["/", { page: "home" }],
  ["/table/abc", { page: "table", id: "abc" }],
  ["/replay/abc", { page: "replay", id: "abc" }],
  ["/review/abc", { page: "review", id: "abc" }],
  ["/rules", { page: "rules", game: null }],
  ["/rules/safaru", { page: "rules", game: "safaru" }],
  ["/learn/safaru", { page: "learn", game: "safaru", exercise: null }],
  ["/learn/safaru/zeroes", { page: "learn", game: "safaru", exercise: "zeroes" }],
  ["/puzzles/safaru/2-3-4", { page: "puzzles", game: "safaru", exercise: "2-3-4" }],
  ["/mistake/abc/12", { page: "mistake", id: "abc", ply: 12 }],
  ["/mistake/abc/x", { page: "lost" }],
  ["/mistake/abc", { page: "lost" }],
  ["/learn/safaru/zeroes/more", { page: "lost" }],
  ["/learn", { page: "learn", game: null, exercise: null }],
  ["/seat", { page: "seat" }],
  ["/replay", { page: "replay", id: "" }],
  ["/table", { page: "lost" }],
  ["/about/us", { page: "lost" }],
  ["/nowhere", { page: "lost" }],
])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
