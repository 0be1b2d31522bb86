import { expect, test } from "vitest";
import { kindOf } from "./keepable";

const HERE = "https://waterhole.example";

function asked(path: string, more: { method?: string; mode?: string; headers?: string[] } = {}) {
  const { method = "GET", mode = "cors", headers = [] } = more;
  const url = path.startsWith("http") ? path : HERE + path;
  return kindOf({ method, mode, url, headers: { has: (name: string) => headers.includes(name) } }, HERE);
}

test("what is the same for everybody may be kept", () => {
  expect(asked("/assets/Table-BTpvVewK.js")).toBe("file");
  for (const path of [
    "/api/games",
    "/api/words/fr",
    "/api/games/safaru/rules/en",
    "/api/games/safaru/words/fr",
    "/api/games/safaru/lessons/fr",
    "/api/games/safaru/puzzles",
    "/icon.svg",
    "/icon-192.png",
    "/app.fr.webmanifest",
  ])
    expect(asked(path), path).toBe("text");
});

test("nothing of anybody is kept", () => {
  for (const path of [
    "/api/me",
    "/api/tables",
    "/api/watch",
    "/api/tables/abcDEF012345",
    "/api/tables/abcDEF012345/record",
    "/api/tables/abcDEF012345/replay?start=0&count=100",
    "/api/tables/abcDEF012345/seats/0/link",
    "/api/seat",
    "/api/passkeys/session",
    "/api/games/safaru/rules/en?token=abc",
    "/api/games/safaru/rules/en/more",
    "/api/games/../me",
    "/api/games/safaru/lessons/first_bid",
    "/api/games/safaru/puzzles/17",
    "/health",
    "/sw.js",
    "https://elsewhere.example/api/games",
  ])
    expect(asked(path), path).toBeNull();
  expect(asked("/api/games", { method: "POST" })).toBeNull();
  expect(asked("/api/games", { headers: ["X-Waterhole-Invitation"] })).toBeNull();
});

test("a page is a page, wherever it is; what is downloaded is none", () => {
  expect(asked("/seat", { mode: "navigate" })).toBe("page");
  expect(asked("/table/abcDEF012345", { mode: "navigate" })).toBe("page");
  expect(asked("/api/tables/abcDEF012345/record", { mode: "navigate" })).toBeNull();
});
