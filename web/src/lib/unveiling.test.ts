import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ScoreSheet } from "$lib/contract";

function screen(reduced: boolean): void {
  vi.stubGlobal("document", { hidden: false, documentElement: { lang: "en", dataset: {} } });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
}
screen(false);
vi.stubGlobal("navigator", {});
const { Unveiling } = await import("$lib/unveiling.svelte");

const cells = (...worths: number[]): { worth: number; from: number }[] => worths.map((worth) => ({ worth, from: 1 }));
const sheet: ScoreSheet = {
  columns: [[0], [1]],
  lines: [
    { id: "open", label: "", cells: cells(4, 7) },
    { id: "chips", label: "", hidden: true, cells: cells(10, 0) },
  ],
  sums: [{ id: "sum", label: "", cells: cells(14, 7) }],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("lines are counted one after the other, what was hidden column by column, and then it is done", () => {
  const unveiling = new Unveiling(sheet);
  unveiling.begin();
  const seen: unknown[] = [];
  while (!unveiling.done) {
    seen.push([unveiling.total(0), unveiling.total(1), unveiling.sees(1, 0), unveiling.sees(1, 1)]);
    vi.advanceTimersToNextTimer();
  }
  expect(seen).toEqual([
    [0, 0, false, false],
    [4, 7, false, false],
    [4, 7, true, false],
    [4, 7, true, true],
    [14, 7, true, true],
  ]);
});

test("whoever skips, or wants no motion, sees the result at once", () => {
  screen(true);
  const calm = new Unveiling(sheet);
  calm.begin();
  expect([calm.done, calm.total(0), calm.line]).toEqual([true, 14, null]);
  screen(false);
  const hasty = new Unveiling(sheet);
  hasty.begin();
  hasty.finish();
  expect([hasty.done, vi.getTimerCount()]).toEqual([true, 0]);
});
