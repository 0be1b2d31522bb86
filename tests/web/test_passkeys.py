"""A passkey keeps one's games together: with the authenticator that Chromium has for tests."""

from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.web.conftest import Visit
from tests.web.visitor import BOT, Visitor, me

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keyring:
    """The authenticator of one browser."""

    def __init__(self, visitor: Visitor) -> None:
        self.cdp: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.cdp.send("WebAuthn.enable")
        added = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.id = added["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.cdp.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def take(self, keys: list[dict[str, Any]]) -> None:
        """As people's devices share their passkeys."""
        for key in keys:
            self.cdp.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


def test_games_are_found_again_on_another_device(visit: Visit, site: str) -> None:
    home = site.replace("127.0.0.1", "localhost")  # Passkeys are for names, not for numbers.
    laptop, phone = visit(home), visit(home, locale="fr-FR")
    keyring = Keyring(laptop)
    table = laptop.make(me("Ada"), BOT, BOT)["table"]
    laptop.open()
    laptop.button("Keep my games together").click()
    expect(laptop.page.get_by_text("A passkey keeps your games together")).to_be_visible()

    Keyring(phone).take(keyring.keys())
    phone.open("/mine")
    download = phone.page.get_by_role("link", name="Tout télécharger")
    mine = phone.page.locator(f"a[href='/table/{table}']")
    expect(phone.button("Se connecter avec une clé d’accès")).to_be_visible()
    expect(mine).to_have_count(0)
    expect(download).to_have_count(0)  # There is nothing yet.
    phone.button("Se connecter avec une clé d’accès").click()
    expect(mine).to_be_visible()
    expect(download).to_be_visible()
    mine.click()
    expect(phone.page.get_by_role("heading", name="Ada (vous)")).to_be_visible()

    phone.open()
    phone.button("Se déconnecter ici").click()
    expect(mine).to_be_hidden()
    expect(phone.button("Garder mes parties ensemble")).to_be_visible()
    laptop.page.reload()
    expect(laptop.button("Sign out here")).to_be_visible()


def test_whoever_has_no_passkey_is_told_so(visit: Visit, site: str) -> None:
    ada = visit(site.replace("127.0.0.1", "localhost"))
    Keyring(ada)
    ada.open()
    ada.button("Sign in with a passkey").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("Nothing was changed.")
    expect(ada.button("Keep my games together")).to_be_enabled()
