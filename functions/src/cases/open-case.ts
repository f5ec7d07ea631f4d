import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { derivedId } from '../platform/ids.ts';
import { addCase } from './cases.store.ts';

/** The case about a subject: one of each kind. */
export function caseIdOf(kind: AdminCase['kind'], subjectId: string): string {
  return derivedId('case', `${kind}:${subjectId}`);
}

/**
 * Puts something before the admins, with the transaction that gives rise to it and knows that it has not done so before: the commit
 * fails when it has. Writes 1.
 */
export function openCase(
  transaction: Transaction,
  db: Firestore,
  {
    subjectType = null,
    ...opened
  }: Omit<AdminCase, 'id' | 'status' | 'decision' | 'flag' | 'subjectType'> & Partial<Pick<AdminCase, 'subjectType'>>,
): AdminCase {
  const added: AdminCase = {
    ...opened,
    id: caseIdOf(opened.kind, opened.subjectId),
    subjectType,
    status: 'open',
    decision: null,
    flag: null,
  };
  addCase(transaction, db, added);
  return added;
}
