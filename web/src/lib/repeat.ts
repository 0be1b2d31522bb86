import { untrack } from "svelte";

/** Ask anew whenever somebody comes back to a page, and now and then while it is looked at. Gives what ends it. */
export function repeat(look: () => unknown, pause: number): () => void {
  // Begun in an effect, which would begin again with every answer, if it hung on what a look reads.
  const again = (): void => void (document.hidden || untrack(look));
  again();
  const timer = setInterval(again, pause);
  document.addEventListener("visibilitychange", again);
  addEventListener("pageshow", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
    removeEventListener("pageshow", again);
  };
}
