/** For what sticks to the bottom of the stage: `--dock` says there how high it is, so that what is brought into sight on
 * the felt stands above it. No padding of the page says this: it would hold for the dock's own buttons, too, and scroll
 * the felt away when one of them is focused. */
export function covers(dock: HTMLElement): () => void {
  const stage = dock.parentElement!.style;
  const watcher = new ResizeObserver(() => stage.setProperty("--dock", `${dock.offsetHeight}px`));
  watcher.observe(dock);
  return () => watcher.disconnect();
}
