import { type CampaignFunds, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Documents } from '../../platform/database/database.ts';

/** The funds of a campaign in the order of payment: those that it began with, and the budget that was added since. */
export type AllFunds = readonly [CampaignFunds, ...CampaignFunds[]];

/** Returns all funds of a campaign. Throws an internal error where there are none. Reads 1, and 1 for each time that budget was added. */
export async function getAllFunds(documents: Documents, campaignId: string): Promise<AllFunds> {
  const first = await documents.campaignFunds.get(campaignId);
  return [first, ...(await Promise.all(first.addedIds.map((id) => documents.campaignFunds.get(id))))];
}

/** Returns the sum of a balance over all funds of a campaign, in cents. */
export function sumOf(all: AllFunds, balance: keyof CampaignFunds['balances']): number {
  return all.reduce((sum, { balances }) => sum + balances[balance], 0);
}

/** True when both are the funds of the same payment. */
export const areSame = (one: CampaignFunds, other: CampaignFunds): boolean => fundsIdOf(one) === fundsIdOf(other);

/** Returns funds that are closed: the rest of their money goes back from now on. Funds that were closed before stay as they are. */
export function closed(funds: CampaignFunds, now: Date): CampaignFunds {
  return funds.closedAt ? funds : { ...funds, closedAt: now, refundCheckAt: now, updatedAt: now };
}
