"""People at one table: friends, spectators, one device for all, undo, and a server that goes away."""

import re
from pathlib import Path

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.server.parts import server_process
from tests.server.proof import count
from tests.web.ahead import sit_ahead
from tests.web.conftest import Visit
from tests.web.safaru import build, can_choose, check_score, choose, play_turn, settle
from tests.web.visitor import BOT, CALM, OPEN, PHONE, Visitor, me


def pass_turn(player: Visitor) -> None:
    assert player.wait_for_turn()
    player.after(player.page.locator(".pass").click)


def test_friends_meet_by_a_link_and_play_to_the_end_though_one_reloads(visit: Visit) -> None:
    ada, ben = visit(), visit()
    ada.open()
    ada.card("Safarü").get_by_role("button", name="Invite friends").click()
    ada.page.get_by_role("dialog").get_by_text("2", exact=True).click()
    ada.page.get_by_label("Name").fill("Ada")
    ada.page.get_by_label("Hands to play at most").fill("1")
    ada.button("Make the table and invite").click()
    link = ada.page.get_by_label("The link to play along").input_value()
    expect(ada.page.get_by_role("img", name="The same link as a QR code")).to_be_visible()

    ben.page.goto(link)
    ben.page.get_by_label("Name").fill("Ben")
    ben.button("Join").click()
    expect(ada.page.get_by_text("Ben", exact=True)).to_be_visible()
    ben.button("I am ready").click()
    ada.button("I am ready").click()
    expect(ada.page.get_by_role("region", name="Ben")).to_be_visible()
    expect(ben.page.get_by_role("region", name="Ada")).to_be_visible()

    for turn in range(PLAYED):
        player = asked(ada, ben)
        assert player is not None
        if turn == PLAYED // 2:
            reload_with_a_card_chosen(player)
        play_turn(player)
    log = ada.page.get_by_role("list", name="What happened").first
    expect(log.get_by_text(re.compile("^Ben plays"))).to_have_count(PLAYED // 2)
    if PLAYED == SAFARU_TURNS:
        both_are_told_the_same_end(ada, ben)


def both_are_told_the_same_end(ada: Visitor, ben: Visitor) -> None:
    assert asked(ada, ben) is None
    for player in (ada, ben):
        expect(player.end).to_be_visible()
        check_score(player)
    assert ada.end.locator("table").inner_text() == ben.end.locator("table").inner_text()
    told = [player.end.locator(".headline").inner_text() for player in (ada, ben)]
    assert told in (["You win!", "Ada wins."], ["Ben wins.", "You win!"], ["You share the victory!"] * 2)


SAFARU_TURNS = 40
"""One hand of two: five deals of four cards each."""
PLAYED = count(6, SAFARU_TURNS)
"""To the end only in `make proof PART=browser`."""


def asked(ada: Visitor, ben: Visitor) -> Visitor | None:
    """The one who is to decide, when both see the same moment; nobody when it is over."""
    ada_later = int(ada.decision()) > int(ben.decision())
    first, behind = (ada, ben) if ada_later else (ben, ada)
    expect(behind.dock).to_have_attribute("data-decision", first.decision())
    players = [player for player in (ada, ben) if player.page.locator(".guide.yours").count()]
    assert len(players) < 2
    return players[0] if players else None


def reload_with_a_card_chosen(player: Visitor) -> None:
    """What was chosen is forgotten; the seat, the hand and the moment are not."""
    hand = player.page.locator(".hand button")
    choose(player)
    before, cards = player.decision(), [card.get_attribute("aria-label") for card in hand.all()]
    player.page.reload()
    expect(player.dock).to_have_attribute("data-decision", before)
    assert [card.get_attribute("aria-label") for card in hand.all()] == cards
    expect(player.page.locator(".hand button[aria-pressed=true]")).to_have_count(0)


def whose_turn(players: dict[str, Visitor]) -> Visitor:
    """The one whose seat is lit, for all who look; bots may be on before."""
    first = next(iter(players.values())).page
    lit = [first.locator("section.turn").get_by_role("heading", name=re.compile(f"^{name}")) for name in players]
    for _ in range(500):
        expect(lit[0].or_(lit[1])).to_be_visible()
        for mark, player in zip(lit, players.values(), strict=True):
            # The first page may still show the turn before this one.
            if mark.is_visible() and player.page.locator(".guide.yours").is_visible():
                return player
    raise AssertionError("nobody knows whose turn it is")


def test_a_seat_goes_along_to_another_device(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    laptop.sit_at(me("Ada"), BOT, BOT)
    laptop.button("Menu").click()
    laptop.button("The link of my seat").click()
    phone.page.goto(laptop.page.get_by_label("The link of my seat").input_value())
    expect(phone.page.get_by_role("heading", name="Ada (you)")).to_be_visible()
    pass_turn(phone)
    expect(laptop.page.get_by_role("list", name="What happened").first).to_contain_text("You pass")


def test_who_was_away_for_long_is_told_every_event_in_between_once(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    sockets: list[WebSocketRoute] = []
    away = False

    def carry(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if not away:
            socket.connect_to_server()

    laptop.page.route_web_socket(re.compile("/socket"), carry)
    laptop.page.add_init_script("localStorage.setItem('telling', 'full')")
    laptop.sit_at(me("Ada"), CALM, CALM)
    assert laptop.wait_for_turn()
    laptop.button("Menu").click()
    laptop.button("The link of my seat").click()
    phone.page.goto(laptop.page.get_by_label("The link of my seat").input_value())
    # Without the titles of the rounds: they are no events.
    lines = phone.page.get_by_role("list", name="What happened").first.locator("li:not(.title)")
    assert phone.wait_for_turn()
    known = len(sentences(lines))
    away = True
    sockets[-1].close()
    for _ in range(5):
        pass_turn(phone)
    assert phone.wait_for_turn()
    missed = sentences(lines)[known:]
    assert len(missed) > 12
    away = False
    sockets[-1].close()
    told = laptop.page.get_by_role("log").locator("p")
    expect(laptop.dock).to_have_attribute("data-decision", phone.decision(), timeout=10_000)
    assert [line for line in sentences(told) if line in missed] == missed


def sentences(lines: Locator) -> list[str]:
    """As they are heard: a line of the log may hold several, and pictures beside the names of cards."""
    heard: list[str] = lines.evaluate_all(
        """lines => lines.map((line) => {
          const copy = line.cloneNode(true);
          for (const picture of copy.querySelectorAll(".mini")) picture.remove();
          return copy.textContent;
        })"""
    )
    return [" ".join(one.split()) for line in heard for one in re.findall(r"[^.]+\.", line)]


def test_pass_and_play_hides_each_hand_until_its_player_taps_to_the_end(visit: Visit) -> None:
    device = visit()
    device.open()
    device.card("Safarü").get_by_role("button", name="Pass and play").click()
    for seat, name in enumerate(["Ada", "Ben"]):
        device.page.get_by_label("Name").nth(seat).fill(name)
    device.page.get_by_label("Hands to play at most").fill("1")
    device.button("Start").click()
    curtain, pass_on = device.curtain, device.pass_on
    guide = device.page.locator(".guide.yours")
    hand = device.page.locator(".hand button")
    taken: list[str] = []
    cards: list[str] = []
    for turn in range(PLAYED):
        expect(curtain.or_(guide).or_(pass_on)).to_be_visible()
        if not guide.is_visible():
            if turn:
                pass_on.click()  # The one who moved has seen what came of it.
            name = curtain.inner_text().removeprefix("I am ")
            assert shown(device, cards) == []
            curtain.click()
            expect(device.page.get_by_role("heading", name=f"{name} (you)")).to_be_visible()
            taken.append(name)
        expect(hand).to_have_count(4 - turn % 8 // 2)
        cards = [str(card.get_attribute("aria-label")).split(",")[0] for card in hand.all()]
        assert shown(device, cards) == cards
        play_turn(device)
    # Who plays the last card of a deal plays the first of the next.
    assert taken in [([*order] * 18)[: len(taken)] for order in (("Ada", "Ben"), ("Ben", "Ada"))]
    if PLAYED == SAFARU_TURNS:
        expect(device.end).to_be_visible()
        check_score(device)


def test_behind_the_curtain_nobody_can_be_resigned_or_handed_over_by_the_next_player(visit: Visit) -> None:
    device = visit(**PHONE)
    device.sit_at(me("W" * 24), me("M" * 24), game="safaru", hands=1)
    curtain = device.curtain
    curtain.click()
    play_turn(device)
    expect(device.page.get_by_role("heading", name=re.compile(r"\(you\)$"))).to_be_visible()
    assert device.fits()
    device.pass_on.click()
    expect(curtain).to_be_visible()
    assert device.fits(), "the longest names keep within the screen"
    expect(device.button("Say something")).to_have_count(0)
    device.button("Menu").click()
    expect(device.page.get_by_role("dialog", name="This table")).to_be_visible()
    own = device.page.get_by_role("button", name=re.compile("^(Resign|Let a bot play for me|The link of my seat)$"))
    expect(own).to_have_count(0)
    device.page.keyboard.press("Escape")
    curtain.click()
    device.button("Menu").click()
    expect(own).to_have_count(3)


def shown(device: Visitor, cards: list[str]) -> list[str]:
    """Those of these cards that the page names anywhere."""
    page = device.page.content()
    return [card for card in cards if card in page]


def test_a_misclick_is_undone_freely_before_anybody_else_has_acted(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), CALM, CALM)
    assert ada.wait_for_turn()
    ada.after(ada.page.locator(".amount.legal").first.click)
    log = ada.page.get_by_role("list", name="What happened").first
    expect(log).to_contain_text("You bid")
    ada.after(ada.button("Undo").click)
    expect(log).not_to_contain_text("You bid")
    expect(log).to_contain_text("takes back a move")


def test_one_undo_takes_back_a_whole_catch(visit: Visit) -> None:
    ada = visit()
    sit_ahead(ada, me("Ada"), BOT, game="safaru", hands=1, there=can_choose)
    builder = build(ada)
    told = ada.page.get_by_role("list", name="What happened").first.locator("li")
    before, hand = told.count(), ada.page.locator(".hand button").count()
    builder.locator(".outcome").first.click()
    settle(ada, ada.page.locator(".act .button.main").first.click)
    ada.wait_for_turn()
    ada.after(ada.button("Undo").click)
    expect(ada.page.locator(".hand button")).to_have_count(hand)
    expect(told).to_have_count(before + 1)  # and that a move was taken back
    expect(ada.page.locator(".guide")).to_have_text(re.compile("^Choose a card"))


def test_an_undo_among_people_needs_their_consent(visit: Visit) -> None:
    ada, ben = seated_friends(visit)
    players = {"Ada": ada, "Ben": ben}
    first = whose_turn(players)
    first.after(first.page.locator(".amount.legal").first.click)
    second = whose_turn(players)
    other = ben if first is ada else ada
    assert second is other
    second.after(second.page.locator(".amount.legal").first.click)
    first.button("Undo").click()
    expect(second.page.get_by_text("asks to take back a move")).to_be_visible()
    assert second.broken_rules() == {}
    first_before = first.decision()
    second.button("Agree").click()
    expect(first.dock).not_to_have_attribute("data-decision", first_before)


def seated_friends(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ada and Ben at a table of three with a bot."""
    ada, ben = visit(), visit()
    made = ada.make(me("Ada"), OPEN, CALM, start=False)
    ben.open(made["invite"])
    ben.page.get_by_label("Name").fill("Ben")
    ben.button("Join").click()
    ben.button("I am ready").click()
    ada.open(f"/table/{made['table']}")
    ada.button("I am ready").click()
    expect(ada.dock).to_be_visible()
    expect(ben.dock).to_be_visible()
    return ada, ben


def test_who_is_invited_to_a_private_table_looks_and_sits_down(visit: Visit) -> None:
    ada, ben, zoe = visit(), visit(), visit()
    zoe.forgive("403", "WebSocket is closed before")
    made = ada.make(me("Ada"), OPEN, BOT, watch="no")
    zoe.open(f"/table/{made['table']}")
    expect(zoe.page.get_by_text("Only its players can see this table")).to_be_visible()
    zoe.page.goto("about:blank")
    zoe.open(f"/table/{made['table']}#invite=(mangled)")
    expect(zoe.page.get_by_text("Only its players can see this table")).to_be_visible()
    ben.open(made["invite"])
    ben.page.get_by_label("Name").fill("Ben")
    ben.button("Join").click()
    expect(ben.page.get_by_role("region", name="Ben")).to_be_visible()


def test_a_spectator_sees_the_public_table_and_can_do_nothing(visit: Visit) -> None:
    ada, zoe = visit(), visit()
    table = ada.sit_at(me("Ada"), BOT, BOT)
    zoe.open(f"/table/{table}")
    expect(zoe.page.get_by_role("region", name="Ada")).to_be_visible()
    expect(zoe.page.get_by_text("chips behind the screen")).to_have_count(3)
    expect(zoe.page.locator(".bidding")).to_have_count(0)
    expect(ada.page.get_by_text("one person watches")).to_be_attached()
    pass_turn(ada)
    expect(zoe.page.get_by_role("list", name="What happened").first).to_contain_text("Ada passes")
    expect(zoe.page.get_by_role("log", name="News from the table")).to_contain_text("Ada passes")
    zoe.button("Menu").click()
    seal = zoe.page.get_by_role("region", name="Sealed shuffle")
    expect(seal).to_be_visible()
    expect(seal).not_to_contain_text("Your part")


def test_reactions_are_seen_by_the_others(visit: Visit) -> None:
    ada, zoe = visit(), visit()
    table = ada.sit_at(me("Ada"), BOT, BOT)
    zoe.open(f"/table/{table}")
    expect(zoe.dock).to_be_visible()
    ada.button("Say something").click()
    ada.button("Well played!").click()
    expect(zoe.page.get_by_role("region", name="Ada")).to_contain_text("Well played!")
    expect(zoe.page.get_by_role("log", name="News from the table")).to_contain_text("Ada says: Well played!")


def test_a_restart_of_the_server_is_told_and_nothing_is_lost(visit: Visit, tmp_path: Path) -> None:
    with server_process(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        ada = visit(server.base)
        ada.forgive("WebSocket", "ERR_")
        ada.sit_at(me("Ada"), BOT, BOT)
        pass_turn(ada)
        assert ada.wait_for_turn()
        server.kill()
        expect(ada.page.get_by_text("The connection is lost.")).to_be_visible()
        # A move made meanwhile waits, and is made once when the server is back.
        before = ada.decision()
        ada.page.locator(".pass").click()
        expect(ada.page.get_by_text("Your move goes as soon as it is back.")).to_be_visible()
        server.start()
        expect(ada.page.get_by_text("The connection is lost.")).to_be_hidden(timeout=20_000)
        expect(ada.dock).not_to_have_attribute("data-decision", before)
        pass_turn(ada)


def test_offline_says_so_and_comes_back_by_itself(visit: Visit) -> None:
    ada = visit()
    ada.sit_at(me("Ada"), BOT, BOT)
    assert ada.wait_for_turn()
    ada.context.set_offline(True)
    expect(ada.page.get_by_text("You are offline.")).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.page.get_by_text("You are offline.")).to_be_hidden()


def test_play_again_makes_a_new_table_with_the_same_people(visit: Visit) -> None:
    ada = visit()
    table = ada.sit_at(me("Ada"), BOT, BOT)
    ada.wait_for_turn()
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.button("Really resign").click()
    expect(ada.end).to_be_visible()
    ada.button("Play again").click()
    ada.page.wait_for_url(lambda address: table not in address)
    expect(
        ada.page.get_by_role("heading", name="Ada (you)").or_(ada.page.get_by_text("Ada (you)")).first
    ).to_be_visible()
