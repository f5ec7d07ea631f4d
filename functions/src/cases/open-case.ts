import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { Tx } from '../platform/database/database.ts';
import { derivedId } from '../platform/ids.ts';

/** The case about a subject: one of each kind. */
export function caseIdOf(kind: AdminCase['kind'], subjectId: string): string {
  return derivedId('case', `${kind}:${subjectId}`);
}

type AppealFacts = Pick<AdminCase, 'subjectType' | 'ownerId' | 'campaignTitle'>;

/**
 * Puts something before the admins, in the unit of work that gives rise to it and knows that it has not done so before: the commit
 * fails when it has. Writes 1.
 */
export function openCase(
  tx: Tx,
  opened: Omit<AdminCase, 'id' | 'status' | 'decision' | 'flag' | keyof AppealFacts> & Partial<AppealFacts>,
): AdminCase {
  const added: AdminCase = {
    subjectType: null,
    ownerId: null,
    campaignTitle: null,
    ...opened,
    id: caseIdOf(opened.kind, opened.subjectId),
    status: 'open',
    decision: null,
    flag: null,
  };
  tx.cases.add(added);
  return added;
}
