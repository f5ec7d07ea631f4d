import type { Application } from '@doubloon/contract/applications/application.ts';
import { applicationLife } from '@doubloon/contract/applications/lifecycle.ts';
import type * as operations from '@doubloon/contract/applications/operations.ts';
import { returnCreatorSlot } from '../payments/ledger/creator-slot.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { viewApplication } from './application-view.ts';
import { getReceivedApplication } from './get-application.ts';
import { slotProblem } from './slot-problem.ts';

/** Feedback that the creator of a freed slot reads. */
const NOT_DELIVERED = 'Nothing was delivered by the deadline, so the slot was freed.';
const CREATOR_LEFT = 'The creator has closed their account, so the slot was freed.';

/** Tells the owner if the slot of an application can be freed now, and why not. */
export const previewSlotFreeing: Handler<typeof operations.previewSlotFreeing> = ({ db, clock, caller }, { params }) =>
  unitOfWork(
    { db },
    async (tx) => {
      const application = await getReceivedApplication(tx, params.id, caller);
      const campaign = await tx.campaigns.get(application.campaignId);
      return { problem: await slotProblem(tx, { application, campaign, now: clock.now() }) };
    },
    { readOnly: true },
  );

/**
 * Frees the slot of an approved application to a campaign of the caller's: it is rejected, and its creator may apply again. Throws `illegal_state` when
 * `previewSlotFreeing` names a problem. What is delivered at the same time comes before it and keeps the slot, or after it and is refused.
 */
export const freeSlot: Handler<typeof operations.freeSlot> = async ({ db, clock, caller }, { params }) => {
  const freed = await unitOfWork({ db }, async (tx): Promise<Application> => {
    const now = clock.now();
    const application = await getReceivedApplication(tx, params.id, caller);
    const campaign = await tx.campaigns.get(application.campaignId);
    const problem = await slotProblem(tx, { application, campaign, now });
    const canFree = applicationLife.can(application.status, 'freeSlot');
    if (problem !== null || !canFree) throw new AppError('illegal_state', problem ?? 'There is no slot to free');
    await returnCreatorSlot(tx, application.campaignId);
    const feedback = application.accountClosed === 'creator' ? CREATOR_LEFT : NOT_DELIVERED;
    const changes = { status: applicationLife.moves.freeSlot.to, feedback, freedAt: now };
    tx.applications.update(application.id, changes);
    return { ...application, ...changes };
  });
  return viewApplication(db, freed);
};
