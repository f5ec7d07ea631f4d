import type * as operations from '@doubloon/contract/campaigns/operations.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { toCampaignView } from '../campaign-view.ts';
import { getOwnCampaign } from '../get-campaign.ts';
import { moveCampaign } from './move-campaign.ts';

/** Takes an open campaign of the caller's out of the marketplace; creators at work go on. */
export const pauseCampaign: Handler<typeof operations.pauseCampaign> = async ({ db, caller }, { params }) =>
  toCampaignView(
    await unitOfWork({ db }, async (tx) => moveCampaign(tx, await getOwnCampaign(tx, params.id, caller), 'pause')),
  );
