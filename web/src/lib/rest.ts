/** When all that is waited for is seen and the browser has nothing else to do: for what must not come before it. */
import { painted } from "./breath";

const LATEST = 4_000;

export async function atRest(task: () => void): Promise<void> {
  await painted();
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: LATEST });
  else setTimeout(task, LATEST / 4);
}
