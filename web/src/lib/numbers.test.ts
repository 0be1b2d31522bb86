import { expect, it } from "vitest";
import { ahead, signed, written } from "$lib/numbers";

it("writes a true minus", () => expect([7, 0, -12].map(written)).toEqual(["7", "0", "−12"]));

it("writes points with their sign", () => expect([24, -12, 0].map(signed)).toEqual(["+24", "−12", "0"]));

it("knows who is ahead", () => {
  expect(ahead([3, -2, 3])).toEqual([0, 2]);
  expect(ahead([-5, -2])).toEqual([1]);
  expect(ahead([4, 4])).toEqual([]);
  expect(ahead([9])).toEqual([]);
});
