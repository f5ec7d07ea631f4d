import { randomBytes } from 'node:crypto';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { z } from 'zod';
import { customTokenClaims, secondFactorClaims } from '../../../functions/src/platform/identity/authenticate.ts';
import { createUser, newcomerDocuments } from '../../../functions/src/users/user-documents.ts';
import { deps } from '../api.ts';
import type { Person } from './person.ts';

/** Returns a string that no other test uses, suitable for usernames and ids. */
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

/**
 * Creates a person of the given role with an account and a session, in the state after registering and proving the e-mail (`people.test.ts` compares). Admins
 * and people without a role are as the product's commands leave them. It does not call the registration, which would cost most tests more than what they test.
 */
export const createPerson = (role: Role): Promise<Person> => storePerson(role, true);

/** Creates a person as `createPerson` does, but without a proven e-mail. */
export const createUnproven = (role: Role): Promise<Person> => storePerson(role, false);

async function storePerson(role: Role, emailVerified: boolean): Promise<Person> {
  const username = unique('p');
  const person = {
    uid: randomBytes(14).toString('hex'),
    role,
    name: `Person ${username}`,
    email: `${username}@example.com`,
    password: `pw-${username}`,
  };
  const { name, email, password } = person;
  const choosable = role === 'business_owner' ? 'business_owner' : 'content_creator';
  const body = { name, email, username, password, role: choosable, agreeToTerms: true } as const;
  const { user, priv } = newcomerDocuments(person.uid, body, deps().clock.now());
  const documents = { user: { ...user, role }, priv: { ...priv, emailVerified } };
  await Promise.all([addAccount(person, emailVerified), createUser(deps().db, documents)]);
  return { ...person, idToken: newSession(person, emailVerified) };
}

/** Adds an account with its password and role to the Auth emulator. */
async function addAccount(
  { uid, role, email, password }: Omit<Person, 'idToken'>,
  emailVerified: boolean,
): Promise<void> {
  const { authEmulatorHost, projectId } = deps().config;
  const account = {
    localId: uid,
    email,
    emailVerified,
    rawPassword: password,
    customAttributes: JSON.stringify({ role }),
    lastLoginAt: String(Date.now()),
  };
  const response = await fetch(
    `http://${authEmulatorHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ users: [account] }),
    },
  );
  z.object({ error: z.tuple([]) }).parse(await response.json());
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Returns the ID token of a session that began just now, unsigned, as the Auth emulator issues it. */
function newSession({ uid, role, email }: Omit<Person, 'idToken'>, emailVerified: boolean): string {
  const { projectId } = deps().config;
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    role,
    // By the provider's clock like `auth_time`: a clock that a test has stopped would make it a kept token.
    ...customTokenClaims({ now: () => new Date() }),
    ...secondFactorClaims(deps().config, false),
    email,
    email_verified: emailVerified,
    auth_time: now,
    user_id: uid,
    firebase: { identities: { email: [email] }, sign_in_provider: 'custom' },
    iat: now,
    exp: now + 60 * 60,
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    sub: uid,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`;
}
