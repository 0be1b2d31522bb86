/** What may be kept on a device, as a list of what is allowed: whatever is not named here is asked for anew each time. */

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode?: string;
  readonly headers: { has(name: string): boolean };
}

/**
 * `page`: any page, which without the server is the program's first one.
 * `file`: a part of the program whose name changes with what is in it.
 * `text`: what is the same for everybody, and may change: rules, words, pictures.
 */
export type Kind = "page" | "file" | "text";

const FILE = /^\/assets\/[\w.-]+$/;
const TEXTS = [
  /^\/api\/games$/,
  /^\/api\/words\/[a-z]{2}$/,
  /^\/api\/games\/[a-z_]+\/(words|rules|lessons)\/[a-z]{2}$/,
  /^\/api\/games\/[a-z_]+\/puzzles$/,
  /^\/(icon[\w-]*\.(svg|png)|app\.[a-z]{2}\.webmanifest)$/,
];
/** With one of these a request is somebody's. */
const PERSONAL = ["Authorization", "X-Waterhole-Invitation"];

/** Null: the worker has nothing to do with it. */
export function kindOf(asked: Asked, origin: string): Kind | null {
  const url = new URL(asked.url);
  if (asked.method !== "GET" || url.origin !== origin) return null;
  if (asked.mode === "navigate") return url.pathname.startsWith("/api/") ? null : "page";
  if (url.search || PERSONAL.some((name) => asked.headers.has(name))) return null;
  if (FILE.test(url.pathname)) return "file";
  return TEXTS.some((pattern) => pattern.test(url.pathname)) ? "text" : null;
}
