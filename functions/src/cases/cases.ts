import { type AdminCase, APPEAL_HOLDS_DAYS, type AdminCaseView } from '@doubloon/contract/cases/case.ts';
import { caseLife } from '@doubloon/contract/cases/lifecycle.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type * as operations from '@doubloon/contract/admin/operations.ts';
import { notFound, illegalState } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';
import { derivedId } from '../platform/ids.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/dependencies.ts';

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

/** A case that waits for its decision. Throws `not_found`, `illegal_state` when it was decided. Reads 1. */
export async function getOpenCase(tx: Tx, id: string): Promise<AdminCase> {
  const found = await tx.cases.find(id);
  if (!found) throw notFound('Case');
  if (caseLife.isFinal(found.status)) throw illegalState(`This case was ${found.status} already`);
  return found;
}

type CaseDecision = { readonly status: 'granted' | 'refused' } & NonNullable<AdminCase['decision']>;

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

/** True when an appeal that was made lately can still bring something in a campaign back to be decided. In the unit of work. Reads at most 1. */
export function mayAppealReopen(tx: Tx, campaignId: string, now: Date): Promise<boolean> {
  return tx.cases.hasOpenAppeal(campaignId, addDays(now, -APPEAL_HOLDS_DAYS));
}

export function toCaseView({ decision, ...found }: AdminCase): AdminCaseView {
  return {
    id: found.id,
    kind: found.kind,
    campaign_id: found.campaignId,
    subject_id: found.subjectId,
    subject_type: found.subjectType,
    opened_by: found.openedBy,
    summary: found.summary,
    amount: found.amountCents,
    status: found.status,
    decision: decision && {
      admin_id: decision.adminId,
      reason: decision.reason,
      decided_at: decision.decidedAt,
    },
    flag: found.flag && {
      admin_id: found.flag.adminId,
      reason: found.flag.reason,
      flagged_at: found.flag.flaggedAt,
    },
    created_at: found.createdAt,
  };
}

export const listCases: Handler<typeof operations.listCases> = async ({ db }, { query }) =>
  mapPage(await db.cases.page(query, { kind: query.kind, status: query.status }), toCaseView);
