/** The table that was gone to by one tap to play again: who comes there is ready. */
let wanted: string | null = null;

export const rematch = {
  goTo(table: string): void {
    wanted = table;
  },
  /** Whether this is it; asked once. */
  takes(table: string): boolean {
    const found = wanted === table;
    wanted = null;
    return found;
  },
};
