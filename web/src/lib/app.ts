/** The program as an app: kept on this device, and whole again after the server was renewed. */

import { atRest } from "./rest";

const RELOADED = "reloaded_at";
const ONCE_IN = 30_000;

/** Keep the program here. Once the page is there and the browser has nothing to do: all its files must not come before
 * those that are waited for. Where it cannot be, nothing is missing. */
export function keepProgram(): void {
  addEventListener("vite:preloadError", () => void reloadOnce());
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  addEventListener("load", () => void atRest(keep));
}

/** The server's page begins with another program than this one. */
async function renewed(): Promise<boolean> {
  const own = document.querySelector('script[type="module"]')?.getAttribute("src");
  const page = await fetch("/", { cache: "no-cache", credentials: "omit" });
  return page.ok && !!own && !(await page.text()).includes(own);
}

/** A part of this program is nowhere any more: the server has been renewed more than once. The table itself is safe.
 *
 * The server is asked, since a part fails as well when somebody leaves while it comes: WebKit breaks off what is
 * loading as soon as the next page is asked for, and a reload then would call that page off and hold them here. */
async function reloadOnce(): Promise<void> {
  try {
    if (!navigator.onLine || !(await renewed())) return;
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < ONCE_IN) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  } catch {
    // The server is away; or without storage it could go on for ever: then a sentence says what is wrong.
  }
}
