import { z } from 'zod';
import { deps } from '../api.ts';
import { exchangeCustomToken, unique } from './people.ts';
import type { Person } from './person.ts';

/** Calls the identity service as a browser can with the product's public key. */
async function askAsClient(
  call: 'signUp' | 'signInWithPassword' | 'update',
  body: object,
): Promise<{ localId: string; idToken: string }> {
  const response = await fetch(
    `http://${deps().config.authEmulatorHost}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=emulator`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`The Auth emulator refused ${call}: ${await response.text()}`);
  return z.object({ localId: z.string(), idToken: z.string() }).parse(await response.json());
}

/** Gives an identity a password, as any of its sessions can. */
export async function setPasswordDirectly({ idToken }: Pick<Person, 'idToken'>, password: string): Promise<void> {
  await askAsClient('update', { idToken, password });
}

/** Returns the ID token of a session that began with a password at the identity service, outside the product. */
export async function signInDirectly({ email, password }: Pick<Person, 'email' | 'password'>): Promise<string> {
  return (await askAsClient('signInWithPassword', { email, password })).idToken;
}

/** Signs up a person with the client's SDK instead of the product: an identity without user documents, with a session that the product would accept. */
export async function signUpWithoutAccount(email = `${unique('nobody')}@example.com`): Promise<Person> {
  const name = unique('nobody');
  const password = `pw-${name}`;
  const { localId: uid } = await askAsClient('signUp', { email, password });
  const idToken = await exchangeCustomToken(await deps().auth.createCustomToken(uid));
  return { uid, role: 'user', name, email, password, idToken };
}

/** Deletes a person's identity outside the product, as any of its sessions can. */
export async function deleteIdentity({ idToken }: Person): Promise<void> {
  const { authEmulatorHost } = deps().config;
  const response = await fetch(
    `http://${authEmulatorHost}/identitytoolkit.googleapis.com/v1/accounts:delete?key=emulator`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ idToken }) },
  );
  if (!response.ok) throw new Error(`The Auth emulator refused to delete: ${await response.text()}`);
}

/** Returns the person after they gave their identity another e-mail, which their user documents do not follow, and signed in again. */
export async function withOtherEmail(person: Person, email = `${unique('other')}@example.com`): Promise<Person> {
  await askAsClient('update', { idToken: person.idToken, email });
  // The emulator's answer has a token of the earlier sign-in, which changing the e-mail has just ended.
  const idToken = await exchangeCustomToken(await deps().auth.createCustomToken(person.uid));
  return { ...person, email, idToken };
}
