/**
 * The service worker: with it the program, the rules and the words are there when the server is not.
 *
 * A page is always asked of the server first, so nobody plays with an old program. The files of the last versions
 * stay: a table that is open while the server is renewed finds its own. Nothing of anybody is kept (`keepable.ts`).
 */
import { hearCalls } from "./calls";
import { kindOf, type Kind } from "./keepable";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: the hash of all files, and their paths. */
declare const __SHELL__: { version: string; files: string[] };

const shell = __SHELL__;

const PREFIX = "waterhole-";
const TEXTS = `${PREFIX}texts`;
const OWN = `${PREFIX}files-${shell.version}`;
/** So many versions of the program are kept. */
const VERSIONS = 3;
const START = "/";
/** What a proxy answers for a server that is not there. */
const AWAY = [502, 503, 504];
const LANGUAGES = ["en", "fr"];

const ANSWERS: Record<Kind, (event: FetchEvent) => Promise<Response>> = { page, file, text };

hearCalls();

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepFiles(), keepTexts().catch(() => undefined)]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOld(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (kind) event.respondWith(ANSWERS[kind](event));
});

async function keepFiles(): Promise<void> {
  const own = await caches.open(OWN);
  await own.add(new Request(START, { cache: "no-cache", credentials: "omit" }));
  for (const path of shell.files) {
    const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
    if (known) await own.put(path, known);
    else await own.add(new Request(path, { credentials: "omit" }));
  }
}

/** The rules, words and lessons of all games: whoever reads them on a train may have never opened them before. */
async function keepTexts(): Promise<void> {
  const texts = await caches.open(TEXTS);
  await texts.add("/api/games");
  const listed = (await (await texts.match("/api/games"))?.json()) as { games: { name: string }[] } | undefined;
  for (const language of LANGUAGES) {
    await texts.add(`/api/words/${language}`);
    for (const { name } of listed?.games ?? []) {
      await texts.addAll([`/api/games/${name}/words/${language}`, `/api/games/${name}/rules/${language}`]);
      // A game may have none of these.
      for (const more of [`lessons/${language}`, "puzzles"])
        await texts.add(`/api/games/${name}/${more}`).catch(() => undefined);
    }
  }
}

async function forgetOld(): Promise<void> {
  const files = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}files-`) && name !== OWN);
  for (const name of files.slice(0, Math.max(0, files.length - VERSIONS + 1))) await caches.delete(name);
}

/** The server's page; the first one of the program, if the server is away: the address tells it what to show. */
async function page(event: FetchEvent): Promise<Response> {
  return (await answered(event.request)) ?? (await caches.match(START, { cacheName: OWN })) ?? Response.error();
}

async function file(event: FetchEvent): Promise<Response> {
  const known = await caches.match(event.request);
  if (known) return known;
  const found = await fetch(event.request);
  if (found.ok) event.waitUntil(keep(OWN, event.request, found.clone()));
  return found;
}

async function text(event: FetchEvent): Promise<Response> {
  const found = await answered(event.request);
  if (!found) return (await caches.match(event.request)) ?? Response.error();
  if (found.ok) event.waitUntil(keep(TEXTS, event.request, found.clone()));
  return found;
}

/** What the server says; null if it is away. */
async function answered(request: Request): Promise<Response | null> {
  try {
    const found = await fetch(request);
    return AWAY.includes(found.status) ? null : found;
  } catch {
    return null;
  }
}

async function keep(cache: string, request: Request, answer: Response): Promise<void> {
  await (await caches.open(cache)).put(request, answer);
}
