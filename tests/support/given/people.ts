import { randomBytes } from 'node:crypto';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { z } from 'zod';
import { customTokenClaims } from '../../../functions/src/platform/identity/authenticate.ts';
import { createUser, newcomerDocuments } from '../../../functions/src/users/user-documents.ts';
import { deps } from '../api.ts';
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

/**
 * A person of the given role with an account and a session, as registering and proving the e-mail leaves them (`people.test.ts` compares); admins and people
 * without a role have theirs as the product's commands give it. Made without registering, which would cost most tests more than what they test.
 */
export const createPerson = (role: Role): Promise<Person> => storePerson(role, true);

/** A person like those of `createPerson` who has not proven their e-mail. */
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

/** The ID token of a session that began just now, as the Auth emulator issues it: unsigned. */
function newSession({ uid, role, email }: Omit<Person, 'idToken'>, emailVerified: boolean): string {
  const { projectId } = deps().config;
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    role,
    ...customTokenClaims(deps().clock),
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
