import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { newNonce } from "$lib/nonce";
import { checkSeal } from "$lib/seal";

const secret = "5e".repeat(32);
const commitment = createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");
const nonces = ["0".repeat(32), "a1".repeat(16)];

it("opens with the right secret and our nonce", () => {
  expect(checkSeal({ commitment, nonces, secret }, nonces[1]!)).toBe("opens");
  expect(checkSeal({ commitment, nonces, secret }, null)).toBe("opens");
});

it("is broken by another secret, or none", () => {
  expect(checkSeal({ commitment, nonces, secret: "5f".repeat(32) }, null)).toBe("broken");
  expect(checkSeal({ commitment, nonces, secret: null }, null)).toBe("broken");
});

it("misses a nonce that was not mixed in", () => {
  expect(checkSeal({ commitment, nonces, secret }, "b".repeat(32))).toBe("nonce_missing");
});

it("makes nonces as the server wants them", () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(newNonce()).not.toBe(newNonce());
});
