import { expect, it } from "vitest";
import { signed, written } from "$lib/numbers";

it("writes a true minus", () => expect([7, 0, -12].map(written)).toEqual(["7", "0", "−12"]));

it("writes points with their sign", () => expect([24, -12, 0].map(signed)).toEqual(["+24", "−12", "0"]));
