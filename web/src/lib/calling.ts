/** You are called, and look elsewhere: the tab's sign changes, and the browser says it if it may. (The sound and the title
 * are the table's own.) */
import { settings } from "$lib/settings.svelte";

/** Why this browser cannot notify: no https, no such thing, or forbidden by its person; null when it can. */
export function hindrance(): "insecure" | "missing" | "denied" | null {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window)) return "missing";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Ask the browser whether we may; only ever from a click. */
export async function mayNotify(): Promise<boolean> {
  return hindrance() === null && (await Notification.requestPermission()) === "granted";
}

const SIGNS = { plain: "/icon.svg", calling: "/icon-calling.svg" };

export function changeSign(calling: boolean): void {
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (sign) sign.href = calling ? SIGNS.calling : SIGNS.plain;
}

/** What stands for one table: a later notice takes the place of an earlier one, also of one that came by push. */
const tagOf = (table: string): string => `table-${table}`;

/** Say it where it is seen outside this page, if the person looks elsewhere and wished it. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  if (!document.hidden || !settings.notifies || hindrance() !== null || Notification.permission !== "granted") return;
  const options = { body, tag: tagOf(table), icon: SIGNS.plain, data: { path: `/table/${table}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options); // Phones know no other way.
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  document.addEventListener("visibilitychange", () => shown.close(), { once: true });
}

/** Who looks at the table again needs no notice of it. */
export async function unnotify(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: tagOf(table) })) ?? []) shown.close();
}
