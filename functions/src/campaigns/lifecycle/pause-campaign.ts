import type * as operations from '@doubloon/contract/campaigns/operations.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { AppError } from '../../platform/app-error.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { toCampaignView } from '../campaign-view.ts';
import { getOwnCampaign } from '../get-campaign.ts';
import { moveCampaign, requireMove } from './move-campaign.ts';

/** Takes an open campaign of the caller's out of the marketplace; creators at work go on. */
export const pauseCampaign: Handler<typeof operations.pauseCampaign> = async ({ db, caller }, { params }) =>
  toCampaignView(
    await unitOfWork({ db }, async (tx) => moveCampaign(tx, await getOwnCampaign(tx, params.id, caller), 'pause')),
  );

/** Opens a paused campaign of the caller's again. Throws `illegal_state` after its end date, and when an admin has paused it. */
export const resumeCampaign: Handler<typeof operations.resumeCampaign> = async ({ db, clock, caller }, { params }) =>
  toCampaignView(
    await unitOfWork({ db }, async (tx) => {
      const campaign = await getOwnCampaign(tx, params.id, caller);
      requireMove(campaign, 'resume');
      if (campaign.heldByAdmin) {
        throw new AppError('illegal_state', 'This loot was paused by our team. Please contact support.');
      }
      if (campaign.endDate && campaign.endDate < dayInSingapore(clock.now())) {
        throw new AppError('illegal_state', 'This loot has ended');
      }
      return moveCampaign(tx, campaign, 'resume');
    }),
  );
