// A part of the program that does not come: the page is loaded anew only if the server has another program.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepProgram } from "$lib/app";

const OWN = "/assets/index-own.js";
const kept = new Map<string, string>();
const reload = vi.fn();
let fail: () => void;

/** The server's page, as it is now. */
function serve(answer: () => Promise<Response>): void {
  vi.stubGlobal("fetch", vi.fn(answer));
}

const pageWith = (program: string) => () =>
  Promise.resolve(new Response(`<script type="module" crossorigin src="${program}"></script>`));

/** A part fails, and all that follows from it has happened. */
async function failed(): Promise<void> {
  fail();
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => (fail = listener));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => OWN }) });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  keepProgram();
});
afterEach(() => void vi.unstubAllGlobals());

it("leaves somebody who leaves alone: what is broken off is still there", async () => {
  serve(pageWith(OWN));
  await failed();
  expect(reload).not.toHaveBeenCalled();
});

it("loads the page anew once when the server has been renewed", async () => {
  serve(pageWith("/assets/index-new.js"));
  await failed();
  await failed();
  expect(reload).toHaveBeenCalledOnce();
});

it("stays while the server is away", async () => {
  serve(() => Promise.reject(new TypeError("Load failed")));
  await failed();
  serve(() => Promise.resolve(new Response("", { status: 503 })));
  await failed();
  expect(reload).not.toHaveBeenCalled();
});
