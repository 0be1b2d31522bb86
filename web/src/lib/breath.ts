/** Let the browser do what is waiting (a tap, a frame) before the next piece of work. */
export function breath(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
}

/** What has been drawn is seen; at once where nobody looks, since nothing is painted there. */
export const painted = (): Promise<void> =>
  new Promise((go) => (document.hidden ? setTimeout(go) : requestAnimationFrame(() => setTimeout(go))));
