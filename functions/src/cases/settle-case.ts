import { CASE_TRANSITIONS, type AdminCase } from '@doubloon/contract/cases/case.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { AppError, notFound } from '../platform/app-error.ts';
import { findCase, putCase } from './cases.store.ts';

/**
 * Writes an admin's decision on a case, in the transaction that records it. Throws `not_found`, `illegal_state` when there is nothing to
 * decide (any more). Reads 1, writes 1; reads nothing after it has written.
 */
export async function settleCase(
  transaction: Transaction,
  db: Firestore,
  id: string,
  { status, ...decision }: { readonly status: 'granted' | 'refused' } & NonNullable<AdminCase['decision']>,
): Promise<AdminCase> {
  const found = await findCase(transaction, db, id);
  if (!found) throw notFound('Case');
  if (!CASE_TRANSITIONS[found.status].includes(status)) {
    throw new AppError('illegal_state', `This case was ${found.status} already`);
  }
  const decided: AdminCase = { ...found, status, decision };
  putCase(transaction, db, decided);
  return decided;
}
