import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { AppError } from '../platform/app-error.ts';
import { prepareReopening } from './prepare-reopening.ts';

/**
 * Reads what an appeal is about; the function it returns lets it be decided again, and pays nothing. Throws `illegal_state` when it cannot go back
 * (any more). Reads up to 5; the returned function writes 1.
 */
export async function prepareAppealGrant(
  transaction: Transaction,
  db: Firestore,
  { subjectType: type, subjectId: id, openedBy: appellantId }: AdminCase,
  now: Date,
): Promise<() => void> {
  const found = type && appellantId && (await prepareReopening(transaction, db, { type, id }, { appellantId, now }));
  if (!found) throw new AppError('illegal_state', 'What this appeal is about is not there any more');
  return found.reopen;
}
