import type { Application } from '@doubloon/contract/applications/application.ts';
import { deliverBy } from '@doubloon/contract/applications/deliver-by.ts';
import { applicationLife } from '@doubloon/contract/applications/lifecycle.ts';
import type * as operations from '@doubloon/contract/applications/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import { takeCreatorSlot } from '../payments/ledger/creator-slot.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { viewApplication } from './application-view.ts';
import { getReceivedApplication } from './get-application.ts';

/**
 * Approves or rejects a pending application. An approval takes one of the campaign's creator slots in the same
 * transaction, and says by when to deliver in it. Throws `illegal_state` when it is decided already, every slot is taken or the campaign is closed.
 */
export const decideApplication: Handler<typeof operations.decideApplication> = async (
  { db, clock, caller },
  { params, body },
) => {
  const decided = await unitOfWork({ db }, async (tx) => {
    const application = await getReceivedApplication(tx, params.id, caller);
    if (!applicationLife.can(application.status, body.status === 'approved' ? 'approve' : 'reject')) {
      throw new AppError('illegal_state', `This application is ${application.status} and cannot become ${body.status}`);
    }
    const now = clock.now();
    let slot: Pick<Application, 'deliverBy'> = { deliverBy: null };
    if (body.status === 'approved') {
      const campaign = await tx.campaigns.get(application.campaignId);
      requireRunning(campaign);
      if (campaign.payoutModel === 'budget_share') slot = { deliverBy: deliverBy(now, campaign) };
      await takeCreatorSlot(tx, application.campaignId);
    }
    const changes = { status: body.status, feedback: body.feedback || null, decidedAt: now, ...slot };
    tx.applications.update(application.id, changes);
    return { ...application, ...changes };
  });
  return viewApplication(db, decided);
};

function requireRunning({ status }: Campaign): void {
  if (isRunning(status)) return;
  throw new AppError('illegal_state', 'This loot is closed and takes no more creators');
}
