import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { href: "http://table.example/" });
const { routeOf } = await import("$lib/router.svelte");

it.each([
  ["/", { page: "home" }],
  ["/table/abc", { page: "table", id: "abc" }],
  ["/replay/abc", { page: "replay", id: "abc" }],
  ["/rules", { page: "rules", game: null }],
  ["/rules/safaru", { page: "rules", game: "safaru" }],
  ["/seat", { page: "seat" }],
  ["/table", { page: "lost" }],
  ["/about/us", { page: "lost" }],
  ["/nowhere", { page: "lost" }],
])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
