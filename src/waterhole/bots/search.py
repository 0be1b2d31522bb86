# compiled: yes
"""Information-set Monte Carlo tree search, for any game.

One tree for what the searching seat knows. Every iteration deals anew what it cannot know, walks
down the tree along moves that are legal in that deal, and learns from how the walk ends. A move
that is not always legal is judged by how often it was.
"""

import math
from time import perf_counter
from typing import Final, Generic, final

from mypy_extensions import i64
from typing_extensions import TypeVar

from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State

S = TypeVar("S", bound=State, default=State)
FOREVER = 1 << 60
LOOKS: Final = 32
"""Iterations between two looks at the clock."""
ENOUGH: Final = 64
"""So often a position where the tree ends is appraised, each time with other cards to come."""
SELDOM: Final = 8
"""After that only once in so many visits: the mean is nearly steady, and a look is what costs most."""
NOTHING: Final[list[float]] = []


@final
class Plan:
    """How to search. A limit of 0 is none: at least one of `iterations` and `seconds` must be given."""

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        explore: float = 1.0,
        priors: bool = True,
        candidates: bool = True,
        guided: float = 0.9,
        depth: int = 0,
        most_nodes: int = 1_000_000,
        exact: int = 0,
        sees: bool = False,
        peeks: bool = False,
        aims: bool = False,
        watchful: bool = False,
        wavering: float = 0.0,
    ) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.explore = explore  # how much a rarely tried move attracts
        self.priors = priors  # PUCT with the game's weights; else plain UCB
        self.candidates = candidates  # only moves worth a thought; else all that are legal
        self.guided = guided  # share of the game's own moves in a rollout, the rest being random
        self.depth: i64 = depth  # decisions in a rollout before it is appraised; -1: to the end
        self.most_nodes: i64 = most_nodes
        self.exact = exact  # positions that an exact answer may cost, where nothing is hidden; 0: never ask for it
        # What is plain is counted out, among others that waver so much (0: never), in squares of a fair share: where
        # shares are smaller, so is what they differ by.
        self.wavering = wavering
        self.aims = aims  # what one goes for counts, also where that is more than the chance to win
        self.sees = sees  # nothing is dealt anew: of the table as it is that would be cheating, and a ceiling (lab)
        self.peeks = peeks  # the same, but the cards to come are shuffled: it sees the hands alone
        self.watchful = watchful  # look at the cards that may come on every visit: `trial` tells what was seen


@final
class Node:
    """A move made by a seat, in the place of the tree where it hangs."""

    def __init__(self, move: i64, seat: i64, prior: float) -> None:
        self.move: i64 = move
        self.seat: i64 = seat
        self.prior = prior
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        self.kids: list[Node] = []
        self.looks: i64 = 0
        self.expected = NOTHING  # where the tree ends: the mean of all looks at what may come


@final
class Finding:
    """What a search thinks of one move: how often it tried it, and the share of victory it expects."""

    def __init__(self, move: int, visits: int, total: float) -> None:
        self.move = move
        self.visits = visits
        self.total = total

    @property
    def value(self) -> float:
        """The expected share of the victory."""
        return self.total / self.visits if self.visits else 0.0


@final
class Search(Generic[S]):
    """One search from one root, for the seat that decides there."""

    def __init__(self, root: S, knowledge: Knowledge[S], plan: Plan, dice: Dice) -> None:
        self.root = root
        self.seat: i64 = root.turn
        self.knowledge = knowledge
        self.plan = plan
        self.dice = dice
        self.top = Node(-1, -1, 1.0)
        self.nodes: i64 = 1
        self.done: i64 = 0
        self.path: list[Node] = []
        self.seen = NOTHING  # how the last walk ended, before any mean was taken

    def run(self) -> None:
        """Search until a limit is reached, or until the most tried move cannot be overtaken."""
        start = perf_counter()
        limit = self.plan.iterations if self.plan.iterations > 0 else FOREVER
        while self.done < limit:
            self.iterate()
            if self.plan.priors and len(self.top.kids) == 1:  # all moves are in the tree at once: there is no choice
                return
            if self.done % LOOKS == 0:
                left = limit - self.done
                if self.plan.seconds > 0:
                    spent = perf_counter() - start
                    pace = float(self.done) / spent
                    left = min(left, i64(pace * (self.plan.seconds - spent)))
                if left <= 0 or self.lead() > left:
                    return

    def lead(self) -> i64:
        """By how many visits the most tried move is ahead of the next."""
        first: i64 = 0
        second: i64 = 0
        for kid in self.top.kids:
            if kid.visits > first:
                second = first
                first = kid.visits
            elif kid.visits > second:
                second = kid.visits
        return first - second

    def iterate(self) -> None:
        """One thought: a deal, a walk down the tree, and what is learned from its end."""
        state = self.root.copy()
        if self.plan.peeks:
            state.reshuffle(self.dice)
        elif not self.plan.sees:
            state.redeal(self.seat, self.dice)
        self.path.clear()
        self.walk(self.top, state, NOTHING)

    def trial(self, move: int, deal: Dice) -> list[float]:
        """One thought that begins with this move, on the deal that these dice make: how it ended for all seats.

        The same dice for several moves make the same deal for all of them.
        """
        self.dice = deal
        state = self.root.copy()
        state.redeal(self.seat, deal)
        node = self.opening(move)
        self.path.clear()
        self.path.append(node)
        state.apply(move)
        self.walk(node, state, self.outcome(node, state))
        return self.seen

    def opening(self, move: i64) -> Node:
        """The node of a move at the root, which joins the tree when it is asked for."""
        for kid in self.top.kids:
            if kid.move == move:
                return kid
        self.nodes += 1
        self.top.kids.append(Node(move, self.seat, 1.0))
        return self.top.kids[-1]

    def walk(self, node: Node, state: S, payoffs: list[float]) -> None:
        """Down the tree until there is an outcome, which all nodes on the path learn."""
        path = self.path
        while not payoffs:
            node = self.select(node, state)
            path.append(node)
            state.apply(node.move)
            payoffs = self.outcome(node, state)
        for node in path:
            node.visits += 1
            node.total += payoffs[node.seat]
        self.done += 1

    def outcome(self, node: Node, state: S) -> list[float]:
        """Who wins from here, if the walk ends here; else nothing."""
        if self.settled(state):
            return self.expectation(node, state)
        if state.turn < 0 or node.visits == 0 or (self.nodes >= self.plan.most_nodes and not node.kids):
            self.seen = self.finish(state)
            return self.seen
        return NOTHING

    def settled(self, state: S) -> bool:
        """Whether the tree ends here, to be appraised."""
        return self.plan.depth == 0 and state.turn >= 0 and self.knowledge.fresh(state)

    def expectation(self, node: Node, state: S) -> list[float]:
        """The mean over the cards that may come: once it is nearly steady, one looks less often."""
        if self.plan.watchful or node.looks < ENOUGH or node.visits % SELDOM == 0:
            self.seen = self.finish(state)
            node.looks += 1
            mean = list(self.seen)
            if node.looks > 1:
                weight = 1.0 / float(node.looks)
                for seat in range(len(mean)):
                    mean[seat] = node.expected[seat] + weight * (mean[seat] - node.expected[seat])
            node.expected = mean
        return node.expected

    def select(self, node: Node, state: S) -> Node:
        """The most attractive move in this deal; those seen for the first time join the tree."""
        legal = self.knowledge.candidates(state) if self.plan.candidates else state.moves()
        if self.plan.priors:
            return self.by_prior(self.offered(node, state, legal))
        return self.by_bound(node, state.turn, legal)

    def offered(self, node: Node, state: S, legal: list[int]) -> list[Node]:
        """The nodes of the legal moves. Both lists rise, so one walk along them suffices."""
        seat = state.turn
        kids = node.kids
        result: list[Node] = []
        fresh = False
        place: i64 = 0
        for index in range(len(legal)):
            move: i64 = legal[index]
            while place < len(kids) and before(kids[place], move, seat):
                place += 1
            if place < len(kids) and kids[place].move == move and kids[place].seat == seat:
                kid = kids[place]
            else:
                kid = Node(move, seat, -1.0)
                kids.insert(place, kid)
                self.nodes += 1
                fresh = True
            kid.available += 1
            result.append(kid)
        if fresh:
            self.set_priors(state, legal, result)
        return result

    def set_priors(self, state: S, legal: list[int], offered: list[Node]) -> None:
        """The share of attention that each new move deserves before it has been tried."""
        weights = self.knowledge.promises(state, legal)
        best = max(weights)
        total = 0.0
        for index in range(len(weights)):
            weights[index] = math.exp(weights[index] - best)
            total += weights[index]
        for index in range(len(weights)):
            if offered[index].prior < 0.0:
                offered[index].prior = weights[index] / total

    def by_prior(self, offered: list[Node]) -> Node:
        """PUCT: value so far, and curiosity in proportion to the prior; untried moves count as the average."""
        tried: i64 = 0
        total = 0.0
        for kid in offered:
            tried += kid.visits
            total += kid.total
        average = total / float(tried) if tried else 0.5
        curiosity = self.plan.explore * math.sqrt(float(tried + 1))
        best = offered[0]
        highest = -1.0
        for kid in offered:
            value = kid.total / float(kid.visits) if kid.visits else average
            value += curiosity * kid.prior / float(1 + kid.visits)
            if value > highest:
                highest = value
                best = kid
        return best

    def by_bound(self, node: Node, seat: i64, legal: list[int]) -> Node:
        """UCB with availability; an untried move goes first, any of them, and only it joins the tree."""
        kids = node.kids
        best = node
        highest = -1.0
        tried: i64 = 0
        place: i64 = 0
        for index in range(len(legal)):
            move: i64 = legal[index]
            while place < len(kids) and before(kids[place], move, seat):
                place += 1
            if place < len(kids) and kids[place].move == move and kids[place].seat == seat:
                kid = kids[place]
                tried += 1
                kid.available += 1
                bound = math.sqrt(math.log(float(kid.available)) / float(kid.visits))
                value = kid.total / float(kid.visits) + self.plan.explore * bound
                if value > highest:
                    highest = value
                    best = kid
        untried = len(legal) - tried
        return self.join(kids, seat, legal, self.dice.below(untried)) if untried else best

    def join(self, kids: list[Node], seat: i64, legal: list[int], skip: i64) -> Node:
        """A new node for one of the untried moves, after skipping so many of them."""
        place: i64 = 0
        index: i64 = 0
        while True:
            move: i64 = legal[index]
            while place < len(kids) and before(kids[place], move, seat):
                place += 1
            known = place < len(kids) and kids[place].move == move and kids[place].seat == seat
            if not known and skip == 0:
                kid = Node(move, seat, 1.0)
                kid.available = 1
                kids.insert(place, kid)
                self.nodes += 1
                return kid
            if not known:
                skip -= 1
            index += 1

    def finish(self, state: S) -> list[float]:
        """Play on to the end, or to the depth of the plan, and see who wins."""
        if self.knowledge.only_the_end_tells(state):
            return self.play_out(state)
        left = self.plan.depth
        guided = self.plan.guided
        while state.turn >= 0 and (left != 0 or not self.knowledge.quiet(state)):
            if guided > 0.0 and (guided >= 1.0 or self.dice.fraction() < guided):
                state.apply(self.knowledge.rollout(state, self.dice))
            else:
                state.apply(state.random_move(self.dice))
            left = left - 1 if left > 0 else left
        return self.told(state)

    def play_out(self, state: S) -> list[float]:
        """To the very end, by the game's own moves alone: of so many random ones would make another game."""
        while state.turn >= 0:
            state.apply(self.knowledge.rollout(state, self.dice))
        return self.told(state)

    def told(self, state: S) -> list[float]:
        """What the end of a walk is worth to each seat."""
        return self.knowledge.aims(state) if self.plan.aims else self.knowledge.chances(state)

    def findings(self) -> list[Finding]:
        """What came out, most tried first."""
        found = [Finding(int(kid.move), int(kid.visits), kid.total) for kid in self.top.kids]
        found.sort(key=rank)
        return found


def rank(finding: Finding) -> tuple[int, float, int]:
    """Most visits first; then value; then the lower move, so that the order is always the same."""
    return -finding.visits, -finding.value, finding.move


def before(node: Node, move: i64, seat: i64) -> bool:
    """Whether a node stands before this move of this seat in its list."""
    return node.move < move or (node.move == move and node.seat < seat)
