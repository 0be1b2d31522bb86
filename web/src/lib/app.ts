/** The program as an app: kept on this device, and whole again after the server was renewed. */

const RELOADED = "reloaded_at";
const ONCE_IN = 30_000;

const LATEST = 4_000;

/** Keep the program here. Once the page is there and the browser has nothing to do: all its files must not come before
 * those that are waited for. Where it cannot be, nothing is missing. */
export function keepProgram(): void {
  addEventListener("vite:preloadError", reloadOnce);
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  addEventListener("load", () =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(keep, { timeout: LATEST }) : setTimeout(keep, LATEST),
  );
}

/** A part of this program is nowhere any more: the server has been renewed more than once. The table itself is safe. */
function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - last < ONCE_IN) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  } catch {
    // Without storage it could go on for ever: then a sentence says what is wrong.
  }
}
