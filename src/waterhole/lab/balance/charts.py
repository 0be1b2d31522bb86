"""The charts of a report: drawn by altair, kept as SVG, so that the page needs no script and no network."""

from collections.abc import Callable, Sequence
from typing import Any

from waterhole.core.errors import BadInput
from waterhole.lab.balance.figures import Figure
from waterhole.lab.balance.naming import in_percent
from waterhole.lab.strength import Duel

WIDTH = 420
INK = "#7a4a1e"
FAIR = "#2f6f4f"


def library() -> Any:  # noqa: ANN401 (altair's own types are not strict)
    """Altair, if it is there."""
    try:
        import altair
        import vl_convert  # noqa: F401 (altair draws with it)
    except ImportError:
        raise BadInput("core.needs_lab", {"package": "altair"}) from None
    return altair


def drawn(chart: Any) -> str:  # noqa: ANN401
    """A chart as SVG, to be put into a page."""
    import vl_convert

    text: str = vl_convert.vegalite_to_svg(chart.to_json())
    return text[text.index("<svg") :]


def intervals(figures: dict[str, Figure], label: Callable[[str], str], title: str, fair: float | None = None) -> str:
    """A dot with its 95 % interval for each figure, and a line where all would be if it were fair."""
    altair = library()
    scale = 100 if all(map(in_percent, figures)) else 1
    values = [
        {
            "name": label(name),
            "value": scale * figure.value,
            "low": scale * figure.interval[0],
            "high": scale * figure.interval[1],
        }
        for name, figure in figures.items()
    ]
    axis = altair.X("low:Q", title=title + (" (%)" if scale == 100 else ""), scale=altair.Scale(zero=True))
    names = altair.Y("name:N", sort=[line["name"] for line in values], title=None, axis=altair.Axis(labelLimit=320))
    base = altair.Chart({"values": values}).encode(y=names)
    chart = base.mark_rule(strokeWidth=2, color=INK).encode(x=axis, x2="high:Q")
    chart += base.mark_point(filled=True, size=70, color=INK).encode(x=altair.X("value:Q"))
    if fair is not None:
        line = altair.Chart({"values": [{"fair": scale * fair}]}).mark_rule(strokeDash=[5, 4], color=FAIR)
        chart += line.encode(x="fair:Q")
    return drawn(chart.properties(width=WIDTH))


def histogram(values: Sequence[float], title: str, games: str) -> str:
    """How often each value came up: one bar a number, or bars for ranges if there are many."""
    altair = library()
    many = len(set(values)) > 30
    across = altair.X("value:Q", bin=altair.Bin(maxbins=30), title=title) if many else altair.X("value:O", title=title)
    bars = altair.Chart({"values": [{"value": value} for value in values]}).mark_bar(color=INK)
    return drawn(bars.encode(x=across, y=altair.Y("count()", title=games)).properties(width=WIDTH, height=160))


def duels(fought: Sequence[Duel], title: str) -> str:
    """The curve over strength: the share of each stronger bot on the same deals."""
    altair = library()
    values = [
        {
            "bot": one.hero,
            "share": 100 * one.share,
            "low": 100 * (one.share - one.off),
            "high": 100 * (one.share + one.off),
        }
        for one in fought
    ]
    across = altair.X("bot:N", sort=[line["bot"] for line in values], title=None)
    base = altair.Chart({"values": values}).encode(x=across)
    chart = base.mark_rule(strokeWidth=2, color=INK).encode(y=altair.Y("low:Q", title=f"{title} (%)"), y2="high:Q")
    chart += base.mark_line(point=True, color=INK).encode(y="share:Q")
    fair = altair.Chart({"values": [{"fair": 100 * fought[0].fair}]}).mark_rule(strokeDash=[5, 4], color=FAIR)
    return drawn((chart + fair.encode(y="fair:Q")).properties(width=WIDTH, height=180))
