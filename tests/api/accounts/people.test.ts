import { getRole, login, register } from '@doubloon/contract/auth/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { Role } from '@doubloon/contract/shared/roles.ts';
import { expect, it } from 'vitest';
import { deps, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson, createUnproven, exchangeCustomToken, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { proveByMail } from '../../support/given/proven-email.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

/** Somebody who signed up through the product; what cannot be chosen there is given as `grant-admin` gives it. */
async function registered(role: Role): Promise<Person> {
  const username = unique('p');
  const [name, email, password] = [`Person ${username}`, `${username}@example.com`, `pw-${username}`];
  const choosable = role === 'business_owner' ? 'business_owner' : 'content_creator';
  const body = { name, email, username, password, role: choosable, agreeToTerms: true } as const;
  const { customToken, user } = await succeed(register, { body });
  const { auth, db } = deps();
  await auth.setCustomUserClaims(user.uid, { role });
  await db.firestore.collection(COLLECTIONS.users).doc(user.uid).update({ role });
  return { uid: user.uid, role, name, email, password, idToken: await exchangeCustomToken(customToken) };
}

const MOMENTS = /"(auth_time|iat|exp|custom_token_at|_seconds|_nanoseconds)":\d+/g;
/** `lastRefreshTime`, which nothing of the product reads, is when a session last got a token from the service; one that tests make never did. */
const SECRETS =
  /"(creationTime|lastSignInTime|lastRefreshTime|tokensValidAfterTime|passwordHash|passwordSalt)":("[^"]*"|null)/g;

/** Everything that is kept of a person and said in their token, with their own names replaced and moments left out. */
async function everythingOf({ uid, email, idToken }: Person): Promise<unknown> {
  const { auth } = deps();
  const username = email.replace('@example.com', '');
  const everything = {
    account: (await auth.getUser(uid)).toJSON(),
    token: await auth.verifyIdToken(idToken, true),
    user: await stored(COLLECTIONS.users, uid),
    priv: await stored(COLLECTIONS.userPrivate, uid),
    username: await stored(COLLECTIONS.usernames, username),
  };
  const text = JSON.stringify(everything).replaceAll(uid, 'UID').replaceAll(username, 'USERNAME');
  return JSON.parse(text.replaceAll(MOMENTS, '"$1":0').replaceAll(SECRETS, '"$1":""'));
}

/** Somebody who has also proven their e-mail, and whose session is newer than that. */
async function proven(role: Role): Promise<Person> {
  const person = await registered(role);
  await proveByMail(person);
  const { customToken } = await succeed(login, { body: person });
  return { ...person, idToken: await exchangeCustomToken(customToken) };
}

it.each(Role.options)('a person whom tests make is the same as one who registered: %s', async (role) => {
  expect(await everythingOf(await createUnproven(role))).toEqual(await everythingOf(await registered(role)));
  const made = await createPerson(role);
  expect(await everythingOf(made)).toEqual(await everythingOf(await proven(role)));
  const { user } = await succeed(login, { body: { email: made.email, password: made.password } });
  expect(user.uid).toBe(made.uid);
});

it('are signed in however long ago a test stopped the clock', async () => {
  stopClock();
  passMinutes(-3);
  const person = await createPerson('content_creator');
  expect(await succeed(getRole, {}, person)).toMatchObject({ role: 'content_creator' });
});
