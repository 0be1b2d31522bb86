"""How a bot thinks about a position: it plays exactly where nothing is hidden, counts out what is plain, and searches
all else."""

from waterhole.bots.search import FOREVER, Finding, Plan, Search
from waterhole.bots.solve import Solution, TooLong
from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State

COUNTED = 50_000
"""What would take more positions than so many up to the next quiet moment is searched."""
LOOK = 500
"""So many thoughts are one look at each end of what is counted out, with other cards to come …"""
LOOKS = 32
"""… and no more looks than so many, which is what a bot has that does not count its thoughts."""
SEEDS = 1 << 30
TRIES = 1000
"""A move that is counted out is told as one that was tried so often, by how likely it is; and never more often than a
better one: who puts the findings of several cores together goes by that."""


def think(root: State, knowledge: Knowledge, plan: Plan, dice: Dice) -> list[Finding]:
    """What one should think of the moves, best first; by nothing that is hidden, but for a plan that `sees`."""
    if plan.exact and knowledge.bare(root) and (found := solved(root, knowledge, plan, dice)):
        return found
    if plan.wavering and knowledge.plain(root) and (found := counted(root, knowledge, plan, dice)):
        return found
    search = Search(root, knowledge, plan, dice)
    search.run()
    return search.findings()


def solved(root: State, knowledge: Knowledge, plan: Plan, dice: Dice) -> list[Finding]:
    """The exact worth of the moves; nothing if it takes too long."""
    return by(Solution(knowledge, plan.exact, patience(plan), dice.below(SEEDS), onward=plan.exact), root)


def counted(root: State, knowledge: Knowledge, plan: Plan, dice: Dice) -> list[Finding]:
    """The worth of the moves up to the next quiet moment, if others waver; nothing if it takes too long."""
    looks = min(LOOKS, max(1, plan.iterations // LOOK)) if plan.iterations else LOOKS
    if plan.sees and not plan.peeks:
        looks = 0
    wavering, seed = plan.wavering / float(root.players) ** 2, dice.below(SEEDS)
    return by(Solution(knowledge, COUNTED, patience(plan), seed, wavering, aims=plan.aims, futures=looks), root)


def patience(plan: Plan) -> float:
    """The seconds after which a search is left enough of them."""
    return plan.seconds / 2 or FOREVER


def by(solution: Solution, root: State) -> list[Finding]:
    """The moves by this solution, of those alike the more promising first."""
    moves, seat = solution.knowledge.candidates(root), int(root.turn)
    try:
        shares = solution.moves(root)
    except TooLong:
        return []
    weights, likely = solution.knowledge.weigh(root, moves), solution.likely(root, moves, shares)
    best_first = sorted(
        zip(shares, weights, moves, likely, strict=True),
        key=lambda each: (round(each[0][seat], 9), each[1]),
        reverse=True,
    )
    found, tries = list[Finding](), 1 + TRIES
    for share, _, move, chance in best_first:
        tries = min(tries, 1 + round(TRIES * chance))
        found.append(Finding(move, tries, tries * share[seat]))
    return found
