import { EMAIL_NOT_PROVEN } from '@doubloon/contract/auth/proven-email.ts';
import { AppError } from '../app-error.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Call } from '../dependencies.ts';

/** True when the product's own record says that a person has proven their e-mail; once true, it stays so. Reads 1. */
export async function hasProvenEmail(
  { userPrivate }: Pick<Database, 'userPrivate'> | Pick<Tx, 'userPrivate'>,
  uid: string,
): Promise<boolean> {
  return (await userPrivate.find(uid))?.emailVerified === true;
}

/** Throws `forbidden` unless the caller has proven their e-mail; `what` completes "Please verify your email address to". Reads 1. */
export async function requireProvenEmail({ db, caller }: Pick<Call, 'caller' | 'db'>, what: string): Promise<void> {
  if (await hasProvenEmail(db, caller.uid)) return;
  throw new AppError('forbidden', `Please verify your email address to ${what}`, { errorType: EMAIL_NOT_PROVEN });
}
