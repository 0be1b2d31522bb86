"""The HTTP routes of passkeys: optional, to find one's games again on every device. No name, no password, no mail."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import structlog
from fastapi import APIRouter, Request, Response
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy.exc import IntegrityError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    decode_credential_public_key,
    decoded_public_key_to_cryptography,
    generate_challenge,
    options_to_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from waterhole.server.hall import Hall
from waterhole.server.http.answers import admit, body_of, told
from waterhole.server.http.schema import describe
from waterhole.server.messages import Me, PasskeyAnswer, PasskeyQuestion
from waterhole.server.storage import passkeys
from waterhole.server.storage.passkeys import Passkey
from waterhole.server.storage.tables import hash_of
from waterhole.server.time_source import milliseconds
from waterhole.table.errors import NotNow

logger = structlog.get_logger()
router = APIRouter(prefix="/api/passkeys")
FIVE_MINUTES = 300
LONGEST_KEY = 4_096
"""Bytes of a public key; the longest kind in use has half as many."""
HIGHEST_COUNT = 2**31 - 1
"""So far a database counts. Authenticators that count at all begin at 0 and do not come near."""
CREDENTIAL = re.compile(r"[A-Za-z0-9_-]{1,400}")


@contextmanager
def refusing() -> Iterator[None]:
    """What a stranger's bytes make of the library that reads them, whichever way it fails, is a refusal."""
    try:
        yield
    except Exception as problem:  # noqa: BLE001 (CBOR can hold anything: a list for a key ended in an AttributeError)
        logger.info("passkey_refused", problem=type(problem).__name__)
        raise NotNow("server.passkey_refused") from None


def tickets(hall: Hall, purpose: str) -> URLSafeTimedSerializer:
    """A ticket holds the challenge that was asked, signed: no server has to remember it before it is answered."""
    return URLSafeTimedSerializer(hall.keeper.key, salt=f"waterhole-passkey-{purpose}")


def site(request: Request) -> tuple[str, str]:
    """The name that passkeys are for, and the origin that must have asked."""
    return request.url.hostname or "", f"{request.url.scheme}://{request.headers.get('host', '')}"


def question(hall: Hall, purpose: str, challenge: bytes, options: str) -> Response:
    ticket = tickets(hall, purpose).dumps(bytes_to_base64url(challenge))
    return told(PasskeyQuestion(str(ticket), msgspec.Raw(options.encode())))


async def answered(hall: Hall, request: Request, purpose: str) -> tuple[bytes, dict[str, Any]]:
    """The challenge that is answered, and the credential. Right or wrong, a challenge is answered once."""
    answer = await body_of(request, PasskeyAnswer)
    try:
        challenge = str(tickets(hall, purpose).loads(answer.ticket, max_age=FIVE_MINUTES))
        credential = msgspec.json.decode(answer.credential)
    except (BadSignature, msgspec.MsgspecError):
        raise NotNow("server.passkey_refused") from None
    now = milliseconds()
    fresh = await passkeys.spend(hall.store, challenge, now, now + 2000 * FIVE_MINUTES)
    if not fresh or not isinstance(credential, dict):
        raise NotNow("server.passkey_refused")
    return base64url_to_bytes(challenge), credential


@router.post("/new", **describe(PasskeyQuestion))
async def ask_new(request: Request) -> Response:
    """What to give to `navigator.credentials.create`."""
    hall, challenge = admit(request, making=True), generate_challenge()
    options = generate_registration_options(
        rp_id=site(request)[0],
        rp_name="Waterhole",
        user_name="Waterhole",
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return question(hall, "new", challenge, options_to_json(options))


def registered(credential: dict[str, Any], challenge: bytes, host: str, origin: str) -> tuple[str, bytes, int]:
    """The id, the key and the count of a new passkey, if it can be signed in with."""
    with refusing():
        found = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=host, expected_origin=origin
        )
        key = found.credential_public_key
        # One that could never be signed in with is not kept.
        decoded_public_key_to_cryptography(decode_credential_public_key(key))
    id = bytes_to_base64url(found.credential_id)
    if len(key) > LONGEST_KEY or not CREDENTIAL.fullmatch(id):
        raise NotNow("server.passkey_refused")
    return id, key, min(found.sign_count, HIGHEST_COUNT)


@router.post("", **describe(Me, PasskeyAnswer))
async def add(request: Request) -> Response:
    """Keep the new passkey for the player that this browser is."""
    hall = admit(request, making=True)
    challenge, credential = await answered(hall, request, "new")
    id, key, count = registered(credential, challenge, *site(request))
    player, token = await hall.players.somebody(request)
    passkey = Passkey(player, key, count)
    try:
        await passkeys.add_passkey(hall.store, id, passkey)
    except IntegrityError:  # Somebody has it already.
        raise NotNow("server.passkey_refused") from None
    return hall.players.with_cookie(request, told(Me(True, True)), token)


@router.post("/sign-in", **describe(PasskeyQuestion))
async def ask_sign_in(request: Request) -> Response:
    """What to give to `navigator.credentials.get`."""
    hall, challenge = admit(request, making=True), generate_challenge()
    options = generate_authentication_options(rp_id=site(request)[0], challenge=challenge)
    return question(hall, "in", challenge, options_to_json(options))


@router.post("/session", **describe(Me, PasskeyAnswer))
async def sign_in(request: Request) -> Response:
    """Be the player whose passkey this is; what this browser held before comes along."""
    hall = admit(request, making=True)
    challenge, credential = await answered(hall, request, "in")
    host, origin = site(request)
    id = str(credential.get("id", ""))
    passkey = await passkeys.find_passkey(hall.store, id) if CREDENTIAL.fullmatch(id) else None
    if passkey is None:
        raise NotNow("server.passkey_refused")
    with refusing():
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    now, before = milliseconds(), await hall.players.who(request)
    count = min(found.new_sign_count, HIGHEST_COUNT)
    token = await passkeys.sign_in(hall.store, id, count, passkey.player, before, now)
    await hall.store.seen(passkey.player, now)
    return hall.players.with_cookie(request, told(Me(True, True)), token)


@router.post("/sign-out", **describe(Me))
async def sign_out(request: Request) -> Response:
    """Be nobody in this browser. Only for players with a passkey: others would never find their games again."""
    hall = admit(request)
    player = await hall.players.who(request)
    token = hall.keeper.token(request)
    if player is None or token is None or not await passkeys.has_passkey(hall.store, player):
        raise NotNow("server.no_passkey")
    await passkeys.sign_out(hall.store, token)
    hall.players.forget(hash_of(token))
    hall.rooms.sign_out(token, player)
    response = told(Me(False, False))
    hall.keeper.take(response)
    return response
