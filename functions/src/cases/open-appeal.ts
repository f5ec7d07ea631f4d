import type { createAppeal as operation } from '@doubloon/contract/cases/operations.ts';
import type { AppealSubjectType } from '@doubloon/contract/cases/case.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toAppealView } from './appeal-view.ts';
import { findCase } from './cases.store.ts';
import { caseIdOf, openCase } from './open-case.ts';
import { prepareReopening } from './prepare-reopening.ts';

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
export const openAppeal: Verb<typeof operation> = async ({ db, clock, caller }, { body }) => {
  const { subject, reason } = body;
  const id = caseIdOf('appeal', subject.id);
  const opened = await db.runTransaction(async (transaction) => {
    const now = clock.now();
    const by = { appellantId: caller.uid, now };
    const reopening = await prepareReopening(transaction, db, subject, by);
    if (!reopening) throw notFound(NAMES[subject.type]);
    const { campaign } = reopening;
    if (await findCase(transaction, db, id)) {
      throw new AppError('already_exists', 'You have already appealed against this decision');
    }
    return openCase(transaction, db, {
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
