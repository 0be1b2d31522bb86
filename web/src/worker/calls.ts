/** Shows what comes by web push, and leads to its table. Nothing of it is kept. */
declare const self: ServiceWorkerGlobalScope;

interface Call {
  title: string;
  body: string;
  table: string;
}

const pathOf = (table: string): string => `/table/${encodeURIComponent(table)}`;

export function hearCalls(): void {
  self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as { path: string }).path));
  });
}

async function show(data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const { title, body, table } = data.json() as Call;
  const path = pathOf(table);
  if ((await windows()).some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === path)) return; // They look at it.
  await self.registration.showNotification(title, { body, tag: `table-${table}`, icon: "/icon.svg", data: { path } });
}

/** A window that shows the table already, or a new one. */
async function open(path: string): Promise<void> {
  const there = (await windows()).find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });
