import { applicationLife } from '@doubloon/contract/applications/lifecycle.ts';
import { APPLICATION_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { getUnfinishedCampaign } from '../campaigns/lifecycle/move-campaign.ts';
import type { Appealed, Reopening } from '../cases/reopening.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';

/** Its slot, had it one, was freed. */
const NO_SLOT = { deliverBy: null, freedAt: null };

/**
 * Finds a rejected application of the appellant's; null when it is not theirs. Throws `illegal_state` when it is not rejected (any more) or
 * its campaign is completed. Reads 2.
 */
export async function findApplicationReopening(tx: Tx, { id, appellantId, now }: Appealed): Promise<Reopening | null> {
  const application = await tx.applications.find(id);
  if (application?.creatorId !== appellantId) return null;
  if (!applicationLife.can(application.status, 'reopen')) {
    throw new AppError('illegal_state', `This application is ${application.status}, not rejected`);
  }
  const status = applicationLife.moves.reopen.to;
  const campaign = await getUnfinishedCampaign(tx, application.campaignId);
  const decideBy = addDays(now, APPLICATION_DECISION_DAYS);
  return {
    campaign,
    reopen: () => tx.applications.update(id, { status, feedback: null, decideBy, decidedAt: null, ...NO_SLOT }),
  };
}
