import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { deps } from '../api.ts';
import { storeApplication, storeCampaign, stored, storeFunds } from './fixtures.ts';
import type { Person } from './person.ts';

/** Returns the current time of the product's clock. */
export const now = () => deps().clock.now();
/** Returns the moment so many days ago. */
export const ago = (days: number) => addDays(now(), -days);

export interface OverdueSlot {
  readonly campaign: Campaign;
  readonly application: Application;
}

/** Stores an application in the only slot of a loot, approved 20 days ago, whose deadline for a delivery was 6 days ago. */
export async function overdueSlot(
  { owner, creator }: { readonly owner: Person; readonly creator: Person },
  fields: Partial<Application> = {},
  ofCampaign: Partial<Campaign> = {},
): Promise<OverdueSlot> {
  const campaign = await storeCampaign(owner, { createdAt: ago(30), creatorSlots: 1, ...ofCampaign });
  await storeFunds(campaign, { slotsTaken: 1 });
  const time = { createdAt: ago(21), decidedAt: ago(20), deliverBy: ago(6) };
  return {
    campaign,
    application: await storeApplication(campaign, creator, { status: 'approved', ...time, ...fields }),
  };
}

/** Returns the number of taken slots of a campaign. */
export async function slotsTaken({ id }: Campaign): Promise<unknown> {
  return (await stored(COLLECTIONS.campaignFunds, id))?.['slotsTaken'];
}
