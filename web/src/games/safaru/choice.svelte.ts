/** What the player is about to do: shared by the hand in the dock and the clearing on the felt. */
class Choice {
  /** The key of the card chosen from the hand. */
  hand = $state<string | null>(null);
  /** Its id. */
  card = $state<string | null>(null);
  /** Keys of the wild cards chosen. */
  picked = $state.raw<readonly string[]>([]);
  /** The dock shows the hand. */
  docked = $state(false);
  /** The last hand whose score the player has looked at. */
  read = $state(0);

  choose(hand: string, card: string): void {
    this.hand = hand;
    this.card = card;
    this.picked = [];
  }

  clear(): void {
    this.hand = null;
    this.card = null;
    this.picked = [];
  }

  toggle(key: string): void {
    this.picked = this.picked.includes(key) ? this.picked.filter((other) => other !== key) : [...this.picked, key];
  }
}

export const choice = new Choice();
