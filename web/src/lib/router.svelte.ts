/** Addresses: which page, with what. Links are ordinary `<a href>`; they change the page without a reload. */

import { layers } from "$lib/layers";

export type Route =
  | { page: "home" | "about" | "mine" | "seat" | "today" | "lost" }
  | { page: "rules"; game: string | null }
  | { page: "learn" | "puzzles"; game: string | null; exercise: string | null }
  | { page: "table" | "replay" | "review"; id: string }
  | { page: "mistake"; id: string; ply: number };

export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if ((first === "learn" || first === "puzzles") && !more.length)
    return { page: first, game: second ?? null, exercise: third ?? null };
  if (first === "mistake" && second && /^\d{1,5}$/.test(third ?? "") && !more.length)
    return { page: first, id: second, ply: Number(third) };
  if (third !== undefined) return { page: "lost" };
  if (first === undefined) return { page: "home" };
  if (first === "rules") return { page: "rules", game: second ?? null };
  if ((first === "table" || first === "review") && second) return { page: first, id: second };
  if (first === "replay") return { page: first, id: second ?? "" }; // Without a table, of a file.
  if ((first === "about" || first === "mine" || first === "seat" || first === "today") && second === undefined)
    return { page: first };
  return { page: "lost" };
}

class Router {
  url = $state.raw(new URL(location.href));
  route = $derived(routeOf(this.url.pathname));

  start(): void {
    layers.start();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    if (layers.replaceable) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Another address for what is shown: tokens leave the address once they are used. */
  rename(path: string): void {
    history.replaceState(null, "", path);
    this.read();
  }

  private read(): void {
    this.url = new URL(location.href);
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return; // A place on this page: the browser's affair.
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
