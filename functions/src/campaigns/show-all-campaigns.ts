import type { listAllCampaigns } from '@doubloon/contract/admin/operations.ts';
import type { Firestore } from '@google-cloud/firestore';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { countCampaignsIn, pageOfListedCampaigns } from './all-campaigns.store.ts';
import { toCampaignView } from './campaign-view.ts';

/** Everybody's campaigns, for admins. */
export const showAllCampaigns: Verb<typeof listAllCampaigns> = async ({ db }, { query }) =>
  mapPage(await pageOfListedCampaigns(db, query, query), toCampaignView);

/** How many campaigns moderation holds back, counted up to `most`. */
export const countCampaignsToModerate = (db: Firestore, most: number): Promise<number> =>
  countCampaignsIn(db, 'pending', most);
