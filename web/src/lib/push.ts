/** Web push: this browser is called though no tab of ours is open. */
import type { CallMe } from "$messages";

/** Whether this browser can; it needs the service worker, which shows what comes. */
export async function canPush(): Promise<boolean> {
  if (!isSecureContext || !("serviceWorker" in navigator) || !("PushManager" in window)) return false;
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** The address that this browser is called at; null when it is at none. */
export async function ownEndpoint(): Promise<string | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription())?.endpoint ?? null;
}

/** Subscribe this browser, or find its subscription; null when its person or its maker would rather not. */
export async function subscribed(key: string): Promise<Pick<CallMe, "address" | "keys"> | null> {
  const worker = await navigator.serviceWorker.ready;
  try {
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const { endpoint, keys } = (await worker.pushManager.subscribe(options)).toJSON();
    return endpoint && keys?.p256dh && keys.auth
      ? { address: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
      : null;
  } catch {
    return null; // No push service can be reached, or none is wished.
  }
}

/** How the server names an address without telling it. */
export async function hashOf(address: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(address));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
