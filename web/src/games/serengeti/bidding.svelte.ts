/** A bid that was typed: the dock makes it as it makes one that is pressed. */
class Bidding {
  called = $state<number | null>(null);
}

export const bidding = new Bidding();
