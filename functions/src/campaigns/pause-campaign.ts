import type { pauseCampaign as operation } from '@doubloon/contract/campaigns/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toCampaignView } from './campaign-view.ts';
import { getOwnCampaign } from './get-campaign.ts';
import { moveCampaign } from './move-campaign.ts';

/** Takes an open campaign of the caller's out of the marketplace; creators at work go on. */
export const pauseCampaign: Verb<typeof operation> = async ({ db, caller }, { params }) =>
  toCampaignView(
    await db.runTransaction(async (transaction) =>
      moveCampaign(transaction, db, await getOwnCampaign(transaction, db, params.id, caller), 'pause'),
    ),
  );
