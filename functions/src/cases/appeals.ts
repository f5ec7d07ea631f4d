import type { AdminCase, AppealSubjectType } from '@doubloon/contract/cases/case.ts';
import type * as operations from '@doubloon/contract/cases/operations.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Ports } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { toAppealView } from './list-own-appeals.ts';
import { caseIdOf, openCase } from './cases.ts';

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
  if (!found) throw new AppError('illegal_state', 'What this appeal is about is not there any more');
  found.reopen();
}
