import { APPLICATION_TRANSITIONS } from '@doubloon/contract/applications/lifecycle.ts';
import type { decideApplication as operation } from '@doubloon/contract/applications/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { getCampaign } from '../campaigns/get-campaign.ts';
import { prepareCreatorSlot } from '../payments/creator-slot.ts';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { viewApplication } from './application-view.ts';
import { updateApplication } from './applications.store.ts';
import { getReceivedApplication } from './get-application.ts';

/**
 * Approves or rejects a pending application. An approval takes one of the campaign's creator slots in the same
 * transaction. Throws `illegal_state` when it is decided already, every slot is taken or the campaign is closed.
 */
export const decideApplication: Verb<typeof operation> = async ({ db, clock, caller }, { params, body }) => {
  const decided = await db.runTransaction(async (transaction) => {
    const application = await getReceivedApplication(db, params.id, caller, transaction);
    if (!APPLICATION_TRANSITIONS[application.status].includes(body.status)) {
      throw new AppError('illegal_state', `This application is ${application.status} and cannot become ${body.status}`);
    }
    if (body.status === 'approved') {
      requireRunning(await getCampaign(db, application.campaignId, transaction));
      const takeSlot = await prepareCreatorSlot(transaction, db, application.campaignId);
      takeSlot();
    }
    const changes = { status: body.status, feedback: body.feedback || null, decidedAt: clock.now() };
    updateApplication(transaction, db, application.id, changes);
    return { ...application, ...changes };
  });
  return viewApplication(db, decided);
};

function requireRunning({ status }: Campaign): void {
  if (status === 'open' || status === 'paused') return;
  throw new AppError('illegal_state', 'This loot is closed and takes no more creators');
}
