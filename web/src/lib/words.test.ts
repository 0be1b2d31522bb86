import { describe, expect, it, vi } from "vitest";
import { wordsOf } from "$lib/wordfiles";
import { Words } from "$lib/words";

const both = (language: string): Words => new Words(language, wordsOf(language), wordsOf(language, "serengeti"));
const names = ["Ada", "Ben", "Cleo"];

describe("the convention of waterhole.words.fluent", () => {
  const english = both("en");

  it("puts a card's parts together", () => {
    expect(english.named("card", "nuba-4")).toBe("Nuba 4");
    expect(both("fr").named("card", "nuba-4")).toBe("Nuba 4");
  });

  it("puts lists into words item by item", () => {
    expect(english.inWords("cards", ["nuba-4", "tonga-1", "massai-0"])).toBe("Nuba 4, Tonga 1 and Massai 0");
    expect(english.inWords("cards", [])).toBe("nothing");
    expect(english.inWords("seats", [0, 2], names)).toBe("Ada and Cleo");
  });

  it("tells an event to its own seat in the second person", () => {
    const event = { kind: "bid_placed", seat: 1, amount: 7 };
    expect(english.event(event, names, 1)).toBe("You bid 7.");
    expect(english.event(event, names, 0)).toBe("Ben bids 7.");
    expect(english.event(event, names)).toBe("Ben bids 7.");
  });

  it("names a thing by the last word of its name", () => {
    const french = new Words("fr", wordsOf("fr"), wordsOf("fr", "sanctuary"));
    expect(french.inWords("from_role", "caretaker")).toBe(french.say("role-caretaker"));
    expect(french.say("role-caretaker")).not.toBe("caretaker");
  });

  it("chooses plurals by the language", () => {
    const event = { kind: "passed", seat: 0, chips: 1 };
    expect(both("fr").event(event, names)).toBe("Ada passe et prend 1 jeton à la banque.");
    expect(both("fr").event({ ...event, chips: 2 }, names)).toBe("Ada passe et prend 2 jetons à la banque.");
  });

  it("writes numbers as the language does", () => {
    expect(both("fr").say("ui-points", { points: 7 })).toBe("7 points");
    expect(both("fr").say("ui-points", { points: -12 })).toBe("−12 points");
    expect(both("en").say("ui-points", { points: -12345 })).toBe("−12,345 points");
    expect(both("fr").say("ui-points", { points: 12345 })).toBe(`${new Intl.NumberFormat("fr").format(12345)} points`);
  });

  it("keeps French punctuation with its word", () => {
    expect(both("fr").set("Ici : non ; « oui » !")).toBe("Ici\u00a0: non\u00a0; «\u00a0oui\u00a0»\u00a0!");
    expect(both("en").set("a : b")).toBe("a : b");
  });

  it("says why a move is refused", () => {
    const refusal = { code: "serengeti.bid_forbidden", params: { amount: 14, digit: 4 }, rule: "3.1" };
    expect(english.refusal(refusal)).toBe("You may not bid 14: you own a card with a 4.");
  });

  it("reports a missing message and goes on", () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(english.say("no-such-thing")).toBe("no-such-thing");
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});
