import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { MOVING_PAYOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { illegalState } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { campaignPaymentInFlight } from '../statements/payment-refusal.ts';
import { closed, sumOf } from '../ledger/ledger.ts';

/**
 * Closes the funds of a closed campaign, so that the rest goes back to its owner (`settleRefunds`). Throws `illegal_state` while any of its payouts is
 * reserved, sent or unresolved; what is held stays set aside. Reads up to 12, writes up to 11.
 */
export async function closeFunds(tx: Tx, campaignId: string, now: Date): Promise<void> {
  const all = await tx.campaignFunds.getAllOf(campaignId);
  const isMoving = sumOf(all, 'reserved') > 0 && (await tx.payouts.hasOfCampaign(campaignId, MOVING_PAYOUT_STATUSES));
  if (isMoving) throw campaignPaymentInFlight();
  for (const funds of all) tx.campaignFunds.put(closed(funds, now));
}

/**
 * Returns a campaign that can still pay for deliveries: it runs, or it is closed and not refunded yet. `lockMoney` makes a concurrent refund see the new claim.
 * Throws `not_found`, `illegal_state`. Reads up to 12; locking writes up to 11.
 */
export async function getPayingCampaign(
  tx: Tx,
  id: string,
): Promise<{ readonly campaign: Campaign; readonly lockMoney: () => void }> {
  const campaign = await tx.campaigns.get(id);
  if (!campaignLife.isFinal(campaign.status)) return { campaign, lockMoney: () => {} };
  const all = await tx.campaignFunds.getAllOf(id);
  if (sumOf(all, 'available') === 0) {
    throw illegalState('This loot is completed and has no money left: nothing in it can be decided again');
  }
  return { campaign, lockMoney: () => all.forEach((funds) => tx.campaignFunds.lock(funds)) };
}
