import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.stubGlobal("document", { hidden: false, documentElement: { lang: "en", dataset: {} } });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Playback } = await import("$lib/playback.svelte");
const { settings } = await import("$lib/settings.svelte");

const drawn: string[] = [];
const beat = (name: string, before = 0, after = 0): Parameters<InstanceType<typeof Playback>["add"]>[0] => ({
  before: before ? [{ length: before }] : [],
  after: after ? [{ length: after }] : [],
  draw: () => drawn.push(name),
});

beforeEach(() => {
  drawn.length = 0;
  settings.setPace("plain");
  settings.setVolume(0);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers()); // The next file has the same clock.

it("draws what needs no time at once", () => {
  const playback = new Playback();
  playback.add(beat("bid"));
  expect(drawn).toEqual(["bid"]);
  expect(playback.behind).toBe(false);
});

it("is never behind, not for a blink, where several moments take no time", async () => {
  settings.setPace("instant");
  const playback = new Playback();
  playback.add({
    before: [{ length: 900 }, { length: 1200 }],
    after: [{ length: 900 }],
    draw: () => drawn.push("own"),
  });
  expect([drawn, playback.behind]).toEqual([["own"], false]);
});

it("shows one thing after the other, in order", async () => {
  const playback = new Playback();
  playback.add(beat("sale", 1000, 500));
  playback.add(beat("bid"));
  expect([drawn.length, playback.behind]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(drawn).toEqual(["sale"]);
  await vi.advanceTimersByTimeAsync(500);
  expect(drawn).toEqual(["sale", "bid"]);
  expect(playback.behind).toBe(false);
});

it("goes on at once when somebody skips, and twice as fast when wished", async () => {
  const playback = new Playback();
  playback.add(beat("sale", 1000));
  playback.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toEqual(["sale"]);
  settings.setPace("double");
  playback.add(beat("next", 1000));
  await vi.advanceTimersByTimeAsync(500);
  expect(drawn).toEqual(["sale", "next"]);
});

it("draws nothing behind a dialogue that asks for a click", async () => {
  const playback = new Playback();
  const release = playback.hold();
  playback.add(beat("behind"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drawn).toEqual([]);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toEqual(["behind"]);
});

it("waits for a click when all goes step by step", async () => {
  settings.setPace("step");
  const playback = new Playback();
  playback.add(beat("sale", 1000));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([drawn.length, playback.waiting]).toEqual([0, true]);
  playback.skip();
  await vi.advanceTimersByTimeAsync(1000);
  expect(drawn).toEqual(["sale"]);
});

it("asks for no click before what is shown at once, step by step or not", () => {
  settings.setPace("step");
  const playback = new Playback();
  playback.add({ before: [{ length: 0, sound: "card" }], after: [], draw: () => drawn.push("own") });
  expect(drawn).toEqual(["own"]);
});

it("draws nothing twice, and nothing old, when something newer comes", async () => {
  const playback = new Playback();
  playback.add(beat("one", 1000));
  playback.add(beat("two", 1000));
  playback.flush();
  await vi.advanceTimersByTimeAsync(5000);
  expect(drawn).toEqual(["one", "two"]);
  playback.add(beat("old", 1000));
  playback.forget();
  await vi.advanceTimersByTimeAsync(5000);
  expect(drawn).toEqual(["one", "two"]);
});

it("goes on after something that could not be drawn, and says so", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const playback = new Playback();
  playback.add({
    before: [],
    after: [],
    draw: () => {
      throw new Error("torn");
    },
  });
  playback.add(beat("next"));
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toEqual(["next"]);
  expect(report).toHaveBeenCalledOnce();
});
