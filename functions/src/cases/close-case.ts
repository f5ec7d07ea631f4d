import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { caseLife } from '@doubloon/contract/cases/lifecycle.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';

/** A case that waits for its decision. Throws `not_found`, `illegal_state` when it was decided. Reads 1. */
export async function getOpenCase(tx: Tx, id: string): Promise<AdminCase> {
  const found = await tx.cases.find(id);
  if (!found) throw notFound('Case');
  if (caseLife.isFinal(found.status)) throw new AppError('illegal_state', `This case was ${found.status} already`);
  return found;
}

export type CaseDecision = { readonly status: 'granted' | 'refused' } & NonNullable<AdminCase['decision']>;

/** Writes a decision on a case that the transaction has read as open. Writes 1. */
export function closeCase(tx: Tx, open: AdminCase, { status, ...decision }: CaseDecision): AdminCase {
  const decided: AdminCase = { ...open, status, decision };
  tx.cases.put(decided);
  return decided;
}

/** Records in the unit of work that an admin wants to look closer at a case it has read as open: it is not decided by itself. Writes 1. */
export function flagCase(tx: Tx, open: AdminCase, flag: NonNullable<AdminCase['flag']>): AdminCase {
  const flagged: AdminCase = { ...open, flag };
  tx.cases.put(flagged);
  return flagged;
}
