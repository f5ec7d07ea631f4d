import { randomBytes } from 'node:crypto';
import { register } from '@doubloon/contract/auth/operations.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { z } from 'zod';
import { deps, succeed } from './api.ts';
import type { Person } from './person.ts';

/** A string no other test uses, fit for usernames and ids. */
export function unique(prefix: string): string {
  return `${prefix}${randomBytes(6).toString('hex')}`;
}

/** Exchanges a custom token for an ID token at the Auth emulator, as the client does. */
export async function exchangeCustomToken(customToken: string): Promise<string> {
  const { authEmulatorHost } = deps().config;
  const response = await fetch(
    `http://${authEmulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=emulator`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: customToken, returnSecureToken: true }),
    },
  );
  return z.object({ idToken: z.string() }).parse(await response.json()).idToken;
}

/** Signs up a person of the given role; admins and people without a role are given theirs as the product's commands do. */
export async function createPerson(role: Role): Promise<Person> {
  const username = unique('p');
  const email = `${username}@example.com`;
  const password = `pw-${username}`;
  const name = `Person ${username}`;
  const choosable = role === 'business_owner' ? 'business_owner' : 'content_creator';
  const { customToken, user } = await succeed(register, {
    body: { name, email, username, password, role: choosable, agreeToTerms: true },
  });
  const token = role === choosable ? customToken : await regrant(user.uid, role);
  return { uid: user.uid, role, name, email, password, idToken: await exchangeCustomToken(token) };
}

async function regrant(uid: string, role: Role): Promise<string> {
  const { auth, db } = deps();
  await auth.setCustomUserClaims(uid, { role });
  await db.collection(COLLECTIONS.users).doc(uid).update({ role });
  return auth.createCustomToken(uid);
}
