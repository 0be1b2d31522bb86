# What stands on the table, explained where it stands.

sign-gain = What this card would add to the points of your hand.
sign-values = What one, two, three … cards of this animal score together. The marked one is what yours would be next.
sign-terrain = The terrain. A draft takes all cards of one terrain in a row or a column.
sign-on_card = Tokens on the card: whoever drafts it gets them.
sign-tokens = Tokens, to pay the staff with.
sign-hand_size = Cards in hand.
sign-repopulation = The repopulation track: with every step a score brings so many points more.
sign-start = The start token: this player drafts first, and last.
sign-next = What one more card of this animal would add.
sign-set = What these cards of one animal score together.
sign-track = The score track. Whoever reaches the last field ends the game.
sign-fence = The sanctuary, within the fence. Cards that lie here stay when the draft is over, and tokens are put on them.
sign-lines = The array has rows A to D and columns 1 to 5.
sign-deck = The deck. Press to see what is still unseen.
sign-discard = The discard pile; it is shuffled when the deck runs out.
sign-supply = Tokens that nobody has.
sign-step = A step of this turn that is still open. The ways go forward only: taking one gives up those before it.
sign-step_closed = A step that is not open now: past, not paid for, or without anybody on the staff to do it.
sign-ghost = Here lay a card that was just taken; its terrain is shown.

ui-does-guide = slides a card one space
ui-last_turn = The last turn
ui-hand_known = Seen when they were taken:
ui-hand_unknown = None of them was seen.
ui-unseen = Not seen yet
ui-unseen_more = These cards are in the deck, or were drawn from it unseen. The faded ones lie open, were drafted, or are yours.
ui-unseen_card = { $card }: not seen yet
ui-seen_card = { $card }: out

rule-synonyms = staff team role crew; token coin chip; array grid table; draft pick take; sanctuary fence meadow; promote hire upgrade; slide move; breed repopulation; score points
