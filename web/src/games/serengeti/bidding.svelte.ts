/** What the dock and the rest of the table tell each other of bids. */
class Bidding {
  /** A bid that was typed: the dock makes it as it makes one that is pressed. */
  called = $state<number | null>(null);
  /** A bid that somebody thinks about: who owns its digit is seen. */
  considered = $state<number | null>(null);
}

export const bidding = new Bidding();
