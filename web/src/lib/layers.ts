/** What lies over the page: *Back* closes the uppermost, and does not leave the page.
 *
 * While anything is open, the browser's history has one entry more, at the same address. Going back is only done when
 * the browser says so, so whatever opens meanwhile waits for it. */

const MARK = "layer";

const marked = (): boolean => (history.state as { [MARK]?: boolean } | null)?.[MARK] === true;

class Layers {
  private open: (() => void)[] = [];
  /** Our entry is the present one. */
  private entered = false;
  private leaving = false;

  start(): void {
    addEventListener("popstate", () => this.popped());
  }

  /** Something is open until the function that is given back is called; `close` closes it. */
  add(close: () => void): () => void {
    this.open.push(close);
    this.settle();
    return () => {
      this.open = this.open.filter((other) => other !== close);
      this.settle();
    };
  }

  private popped(): void {
    this.entered = false;
    if (this.leaving) this.leaving = false;
    else this.open.pop()?.();
    this.settle();
  }

  private settle(): void {
    if (this.leaving) return;
    if (this.open.length && !this.entered) {
      history.pushState({ [MARK]: true }, "");
      this.entered = true;
    } else if (!this.open.length && this.entered) {
      this.leaving = marked(); // If not, somebody has followed a link, and is elsewhere.
      this.entered = false;
      if (this.leaving) history.back();
    }
  }

  /** Where a link leads replaces what was open: who comes back finds the page, not the page twice. */
  get replaceable(): boolean {
    return this.entered && marked();
  }
}

export const layers = new Layers();
