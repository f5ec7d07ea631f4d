import { confirmEmailVerification, requestEmailVerification } from '@doubloon/contract/auth/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { deps, succeed } from '../api.ts';
import { lastMailedCode } from './mailed-codes.ts';
import type { Person } from './person.ts';

/** Proves a person's e-mail with the code in the mail that they request. */
export async function proveByMail(person: Person): Promise<void> {
  await succeed(requestEmailVerification, {}, person);
  await succeed(confirmEmailVerification, { body: { code: await lastMailedCode(person.email, 'VERIFY_EMAIL') } });
}

/** Removes a person's proof of their e-mail, as it is for those who connected or paid before it was required. */
export async function forgetProof({ uid }: Pick<Person, 'uid'>): Promise<void> {
  await deps().auth.updateUser(uid, { emailVerified: false });
  await deps().db.firestore.collection(COLLECTIONS.userPrivate).doc(uid).update({ emailVerified: false });
}
