/** Passkeys: for who likes, to find one's games again on every device. */
import type { Me } from "$messages";
import { api, Problem } from "$lib/api";

/** Browsers make passkeys for names of web sites only: not for bare numbers, not without encryption (but on this machine). */
export function passkeysPossible(): boolean {
  const named = !/^[\d.]+$|:/.test(location.hostname);
  return (
    named && isSecureContext && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/** Make a passkey for the player that this browser is. */
export async function keepTogether(): Promise<Me> {
  const { ticket, options } = await api.newPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return api.keepPasskey({ ticket, credential: await given(navigator.credentials.create({ publicKey })) });
}

/** Be the player whose passkey is chosen; what this browser holds comes along. */
export async function signIn(): Promise<Me> {
  const { ticket, options } = await api.askSignIn();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return api.signIn({ ticket, credential: await given(navigator.credentials.get({ publicKey })) });
}

/** What the browser's own dialogue gives; whoever closes it has changed nothing. */
async function given(asking: Promise<Credential | null>) {
  const credential = await asking.catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new Problem("web.passkey_cancelled");
  return credential.toJSON();
}
