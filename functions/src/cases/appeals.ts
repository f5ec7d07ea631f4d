import type { AdminCase, AppealSubjectType } from '@doubloon/contract/cases/case.ts';
import type * as operations from '@doubloon/contract/cases/operations.ts';
import type { AppealView } from '@doubloon/contract/cases/appeal.ts';
import { AppError, notFound, illegalState } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Ports, Handler } from '../platform/dependencies.ts';
import { caseIdOf, openCase } from './cases.ts';
import { mapPage } from '../platform/database/collection.ts';

const NAMES: Record<AppealSubjectType, string> = {
  application: 'Application',
  treasure: 'Treasure',
  proof: 'Proof',
  campaign: 'Loot',
};

/**
 * Puts a rejection that concerns the caller before the admins. Throws `not_found` for what is not the caller's, `already_exists` when it was
 * appealed against before, `illegal_state` when it is not rejected or granting could change nothing any more.
 */
export const createAppeal: Handler<typeof operations.createAppeal> = async (
  { db, clock, caller, reopenings },
  { body },
) => {
  const { subject, reason } = body;
  const id = caseIdOf('appeal', subject.id);
  const opened = await unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const reopening = await reopenings[subject.type](tx, { id: subject.id, appellantId: caller.uid, now });
    if (!reopening) throw notFound(NAMES[subject.type]);
    const { campaign } = reopening;
    if (await tx.cases.find(id)) {
      throw new AppError('already_exists', 'You have already appealed against this decision');
    }
    return openCase(tx, {
      kind: 'appeal',
      campaignId: campaign.id,
      ownerId: campaign.ownerId,
      campaignTitle: campaign.title,
      subjectId: subject.id,
      subjectType: subject.type,
      openedBy: caller.uid,
      summary: reason,
      amountCents: null,
      createdAt: now,
    });
  });
  return toAppealView(opened);
};

/** Lets what an appeal is about be decided again, and pays nothing. Throws `illegal_state` when it cannot go back (any more). Reads up to 5, writes 1. */
export async function grantAppeal(
  tx: Tx,
  reopenings: Ports['reopenings'],
  { subjectType: type, subjectId: id, openedBy: appellantId }: AdminCase,
  now: Date,
): Promise<void> {
  const found = type && appellantId && (await reopenings[type](tx, { id, appellantId, now }));
  if (!found) throw illegalState('What this appeal is about is not there any more');
  found.reopen();
}

/** An appeal as whoever made it sees it. Throws for a case of another kind. */
function toAppealView({ subjectType, subjectId, decision, ...found }: AdminCase): AppealView {
  if (!subjectType) throw new TypeError(`${found.id} is no appeal`);
  return {
    id: found.id,
    subject: { type: subjectType, id: subjectId },
    campaign_id: found.campaignId,
    reason: found.summary,
    status: found.status,
    decision: decision && { reason: decision.reason, decided_at: decision.decidedAt },
    created_at: found.createdAt,
  };
}

export const listOwnAppeals: Handler<typeof operations.listOwnAppeals> = async ({ db, caller }, { query }) =>
  mapPage(await db.cases.pageOfAppeals(query, caller.uid), toAppealView);
