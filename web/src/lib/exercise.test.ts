import type { Tried } from "$messages";
import { beforeEach, expect, it, vi } from "vitest";

vi.stubGlobal("location", { href: "http://table.example/", hash: "" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("document", { documentElement: { lang: "en", dataset: {} }, hidden: true, querySelectorAll: () => [] });

// There is nothing to see here, so nothing moves.
vi.mock("$lib/motion", () => ({ withMotion: (change: () => void) => change() }));

const asked: unknown[] = [];
let answer: { ok: boolean; body: unknown };
vi.stubGlobal("fetch", (path: string, request: { body: string }) => {
  asked.push([path, JSON.parse(request.body)]);
  return Promise.resolve({ ok: answer.ok, json: () => Promise.resolve(answer.body) });
});
const { Exercise } = await import("$lib/exercise.svelte");

const frame = (number: number): object => ({
  step: { number, seat: 0, by: "person", events: [] },
  turn: 0,
  view: number,
});
const tried = (frames: number[], more: Partial<Tried> = {}): object => ({
  seat: 0,
  past: frames.length ? [] : [{ number: -1, seat: null, by: "deal", events: [] }],
  frames: frames.map(frame),
  view: frames.length - 1,
  turn: 0,
  moves: [{ text: "bid 2", do: "bid" }],
  verdict: "going",
  ...more,
});

beforeEach(() => void asked.splice(0));

async function begun(): Promise<InstanceType<typeof Exercise>> {
  const exercise = new Exercise(["lessons", "serengeti", "first_bid"]);
  answer = { ok: true, body: tried([]) };
  await exercise.begin();
  return exercise;
}

it("tells the whole try each time", async () => {
  const exercise = await begun();
  answer = { ok: true, body: tried([0]) };
  await exercise.play("bid 2");
  answer = { ok: true, body: tried([0, 1], { verdict: "reached", moves: [] }) };
  await exercise.play("bid 3");
  expect(asked[2]).toEqual(["/api/lessons/serengeti/first_bid", { moves: ["bid 2", "bid 3"], language: "en" }]);
  await vi.waitFor(() => expect(exercise.over).toBe(true));
  expect(exercise.steps.map(({ number }) => number)).toEqual([-1, 0, 1]);
  await exercise.play("bid 4"); // It is over: nothing is asked.
  expect(asked).toHaveLength(3);
});

it("a refused move is told, and the try stays as it was", async () => {
  const exercise = await begun();
  answer = { ok: false, body: { code: "serengeti.bid_too_low", params: {}, rule: "2.2" } };
  await exercise.play("bid 1");
  expect(exercise.refusal?.rule).toBe("2.2");
  expect(exercise.tried).toEqual([]);
});

it("takes the last move back", async () => {
  const exercise = await begun();
  answer = { ok: true, body: tried([0]) };
  await exercise.play("bid 2");
  answer = { ok: true, body: tried([]) };
  await exercise.undo();
  expect(exercise.tried).toEqual([]);
  expect(exercise.steps).toHaveLength(1);
});
