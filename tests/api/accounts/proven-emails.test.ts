import { deleteAccount } from '@doubloon/contract/account/operations.ts';
import { searchUsers, setUserAccess } from '@doubloon/contract/admin/operations.ts';
import {
  confirmPasswordReset,
  login,
  loginWithGoogle,
  register,
  requestPasswordReset,
} from '@doubloon/contract/auth/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { getStore } from '@doubloon/contract/stores/operations.ts';
import { describe, expect, it, vi } from 'vitest';
import { checkDerivedFields } from '../../../functions/src/platform/projections/derived-fields.ts';
import { userPrivateProjections } from '../../../functions/src/users/projections.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { recheck } from '../../support/recheck.ts';
import { googleIdToken } from '../../support/given/google.ts';
import { deleteIdentity, signUpWithoutAccount, withOtherEmail } from '../../support/given/identities.ts';
import { lastMailedCode, mailedCodes } from '../../support/given/mailed-codes.ts';
import { createUnproven, exchangeCustomToken, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { proveByMail } from '../../support/given/proven-email.ts';

const NEW_PASSWORD = 'a better one';
const unknown = { code: 'auth/user-not-found' };

const registrationWith = (email: string) =>
  ({
    name: 'Next',
    email,
    username: unique('u'),
    password: 'correct horse',
    role: 'content_creator',
    agreeToTerms: true,
  }) as const;

async function prove(person: Person): Promise<Person> {
  await proveByMail(person);
  return person;
}

const provenPerson = async () => prove(await createUnproven('content_creator'));
const askForReset = (email: string) => succeed(requestPasswordReset, { body: { email } });
const identityOf = ({ uid }: Person) => deps().auth.getUser(uid);

async function resetPassword(email: string): Promise<void> {
  await askForReset(email);
  const code = await lastMailedCode(email, 'PASSWORD_RESET');
  await succeed(confirmPasswordReset, { body: { code, password: NEW_PASSWORD } });
}

describe('an identity that somebody with a session has deleted past the product', () => {
  it('is there again, with its account and role, once its person asks for a reset', async () => {
    const person = await provenPerson();
    await deleteIdentity(person);
    await resetPassword(person.email);
    const { user } = await succeed(login, { body: { email: person.email, password: NEW_PASSWORD } });
    expect(user).toMatchObject({ uid: person.uid, role: person.role, emailVerified: true });
    expect(await identityOf(person)).toMatchObject({ customClaims: { role: person.role } });
  });

  it('is made once, however often it is asked for', async () => {
    const person = await provenPerson();
    await deleteIdentity(person);
    await Promise.all([askForReset(person.email), askForReset(person.email)]);
    expect(await identityOf(person)).toMatchObject({ email: person.email, customClaims: { role: person.role } });
  });

  it('has the role that was chosen while it was made', async () => {
    const person = await prove(await createUnproven('user'));
    await deleteIdentity(person);
    const { auth, db } = deps();
    const create = auth.createUser.bind(auth);
    vi.spyOn(auth, 'createUser').mockImplementationOnce(async (wanted) => {
      await db.firestore.collection(COLLECTIONS.users).doc(person.uid).update({ role: 'content_creator' });
      return create(wanted);
    });
    await askForReset(person.email);
    expect(await identityOf(person)).toMatchObject({ customClaims: { role: 'content_creator' } });
  });

  it('is not, when the account has ended, or nobody had proven its e-mail', async () => {
    const [gone, unproven] = [await provenPerson(), await createUnproven('content_creator')];
    await succeed(deleteAccount, { params: { id: gone.uid } }, gone);
    await deleteIdentity(unproven);
    for (const person of [gone, unproven]) {
      await askForReset(person.email);
      await expect(identityOf(person)).rejects.toMatchObject(unknown);
    }
  });

  it('keeps admins from nothing: its store closes, and it signs nobody in any more', async () => {
    const [person, admin] = [await provenPerson(), await createUnproven('admin')];
    await deleteIdentity(person);
    const body = { disabled: true, reason: 'Sold followers' };
    const disabled = await succeed(setUserAccess, { params: { id: person.uid }, body }, admin);
    expect(disabled).toMatchObject({ uid: person.uid, disabled: true });
    expect(await refuse(getStore, { params: { id: person.uid } })).toMatchObject({ status: 404 });
    await askForReset(person.email);
    expect(await identityOf(person)).toMatchObject({ disabled: true });
    expect(await refuse(login, { body: person })).toMatchObject({ status: 401 });
    await succeed(setUserAccess, { params: { id: person.uid }, body: { ...body, disabled: false } }, admin);
    await resetPassword(person.email);
    await succeed(login, { body: { email: person.email, password: NEW_PASSWORD } });
  });
});

describe('an account whose identity was deleted or has lost its e-mail', () => {
  it.each([
    ['deleted', deleteIdentity],
    ['changed', withOtherEmail],
  ])('is what its person gets with Google, not a second one (%s)', async (_what, attack) => {
    const person = await provenPerson();
    await attack(person);
    const first = { body: { idToken: await googleIdToken(person.email) } };
    expect(await refuse(loginWithGoogle, first)).toMatchObject({ status: 409, code: 'illegal_state' });
    const { user } = await succeed(loginWithGoogle, { body: { idToken: await googleIdToken(person.email) } });
    expect(user).toMatchObject({ uid: person.uid, role: person.role });
  });

  it('is given back although whoever took its e-mail has also taken the one that they would be given', async () => {
    const person = await provenPerson();
    await withOtherEmail(person);
    const taker = await withOtherEmail(await createUnproven('content_creator'), person.email);
    await signUpWithoutAccount(`${taker.uid.toLowerCase()}@parked.invalid`);
    await askForReset(person.email);
    expect(await identityOf(person)).toMatchObject({ email: person.email });
    expect(await mailedCodes(person.email, 'PASSWORD_RESET')).toHaveLength(1);
  });
});

describe('an e-mail that was registered with capitals', () => {
  /** Somebody who has proven the e-mail that their keyboard began with a capital, after somebody with their session has changed it. */
  async function robbed() {
    const body = registrationWith(`${unique('U')}@Example.com`);
    const email = body.email.toLowerCase();
    const { customToken, user } = await succeed(register, { body });
    const idToken = await exchangeCustomToken(customToken);
    const person = await prove({ ...body, uid: user.uid, role: user.role, email, idToken });
    await withOtherEmail(person);
    return { person, written: [email, body.email, body.email.toUpperCase()] };
  }

  it('is given back like any other, however it is asked for', async () => {
    for (const which of [0, 1, 2]) {
      const { person, written } = await robbed();
      await askForReset(written[which] ?? '');
      expect(await mailedCodes(person.email, 'PASSWORD_RESET')).toHaveLength(1);
      expect(await identityOf(person)).toMatchObject({ email: person.email });
    }
  });

  it('stays its person’s: nobody registers with it', async () => {
    for (const email of (await robbed()).written) {
      expect(await refuse(register, { body: registrationWith(email) })).toMatchObject({ code: 'already_exists' });
    }
  });

  it('finds its person for admins', async () => {
    const { person, written } = await robbed();
    const admin = await createUnproven('admin');
    for (const search of written) {
      const found = await succeed(searchUsers, { query: { search } }, admin);
      expect(found.map(({ uid }) => uid)).toEqual([person.uid]);
    }
  });

  it('is brought to lower case by the repair where an earlier version has stored the capitals', async () => {
    const [person, admin] = [await provenPerson(), await createUnproven('admin')];
    const { db } = deps();
    const asWritten = person.email.toUpperCase();
    await db.firestore.collection(COLLECTIONS.userPrivate).doc(person.uid).update({ email: asWritten });
    const search = async () => (await succeed(searchUsers, { query: { search: asWritten } }, admin)).length;
    expect(await search()).toBe(0);
    const { differences, repair } = await recheck(db, [checkDerivedFields(userPrivateProjections)]);
    expect(differences).toEqual([
      { document: `userPrivate/${person.uid}`, field: 'email', stored: asWritten, derived: person.email },
    ]);
    await repair();
    expect(await search()).toBe(1);
    await withOtherEmail(person);
    await askForReset(asWritten);
    expect(await identityOf(person)).toMatchObject({ email: person.email });
    expect((await recheck(db, [checkDerivedFields(userPrivateProjections)])).differences).toEqual([]);
  });
});
