/** What you point at, shared by the array and the dock. Nothing of it is known to the server. */
class Choice {
  /** The card of the array that is chosen. */
  card = $state<string | null>(null);
  /** The next space chosen changes places with it. */
  swapping = $state(false);
  /** The spaces that the choice under the pointer would take. */
  lit = $state.raw<readonly string[]>([]);
  /** The steps that the choice under the pointer would give up. */
  losing = $state.raw<readonly string[]>([]);

  /** What that choice would do. */
  verb = $state<string | null>(null);

  point(verb: string | null, lit: readonly string[] = [], losing: readonly string[] = []): void {
    this.verb = verb;
    this.lit = lit;
    this.losing = losing;
  }

  /** After each move: nothing is pointed at any more, but a card stays chosen. */
  rest(): void {
    this.swapping = false;
    this.point(null);
  }

  clear(): void {
    this.card = null;
    this.rest();
  }
}

export const choice = new Choice();
