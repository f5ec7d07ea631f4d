import { z } from 'zod';
import { deps } from '../api.ts';

async function askIdentityService(
  call: 'signInWithIdp' | 'update' | 'mfaSignIn:finalize',
  body: object,
): Promise<unknown> {
  const path = call.includes(':') ? `v2/accounts/${call}` : `v1/accounts:${call}`;
  const response = await fetch(
    `http://${deps().config.authEmulatorHost}/identitytoolkit.googleapis.com/${path}?key=emulator`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`The Auth emulator refused ${call}: ${await response.text()}`);
  return response.json();
}

/**
 * Returns an ID token from the Auth emulator, as Google's popup does. With another identity's token, the Google account is linked to that identity, and the
 * token is that identity's.
 */
export async function googleIdToken(email: string, linkedTo?: string): Promise<string> {
  const answer = await throughPopup(email, { ...(linkedTo !== undefined && { idToken: linkedTo }) });
  return z.object({ idToken: z.string() }).parse(answer).idToken;
}

/** Signs in at the identity service with a Google account of this e-mail. */
function throughPopup(email: string, more: object = {}): Promise<unknown> {
  const claims = JSON.stringify({ sub: email, email, email_verified: true, name: 'Gia Popup' });
  const postBody = `id_token=${encodeURIComponent(claims)}&providerId=google.com`;
  return askIdentityService('signInWithIdp', { postBody, requestUri: 'http://127.0.0.1', ...more });
}

/** Signs in somebody with a second factor; answers the ID token after the code. */
export async function googleIdTokenWithCode(email: string, code: string): Promise<string> {
  const pending = await throughPopup(email);
  const { mfaPendingCredential, mfaInfo } = z
    .object({ mfaPendingCredential: z.string(), mfaInfo: z.tuple([z.object({ mfaEnrollmentId: z.string() })]) })
    .parse(pending);
  const [{ mfaEnrollmentId }] = mfaInfo;
  const answer = await askIdentityService('mfaSignIn:finalize', {
    mfaPendingCredential,
    mfaEnrollmentId,
    totpVerificationInfo: { verificationCode: code },
  });
  return z.object({ idToken: z.string() }).parse(answer).idToken;
}

/** Signs in a person who has first changed their own identity, as anybody can with the client's SDK. */
export async function changedGoogleIdToken(
  email: string,
  changes: { displayName?: string; photoUrl?: string },
): Promise<string> {
  await askIdentityService('update', { idToken: await googleIdToken(email), ...changes });
  return googleIdToken(email);
}
