import { isLostToBank } from '@doubloon/contract/campaigns/lifecycle.ts';
import { canStillPay } from '../../payments/ledger/ledger.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Effect } from '../../platform/projections/projection.ts';

/**
 * Records with a campaign whose payment is lost or warned of whether any of its payments can still pay, whenever the money of one has moved: what a bank, a payout or a
 * refund gives back pays what was delivered again. Reads up to 13, writes up to 1.
 */
export const keepPaysNoMore: Effect = async ({ db }, { params }) => {
  const written = await db.campaignFunds.find(params.id);
  if (!written?.closedAt) return;
  await unitOfWork({ db }, async (tx) => {
    const all = await tx.campaignFunds.getAllOf(written.campaignId);
    const campaign = await tx.campaigns.get(written.campaignId);
    if (!isLostToBank(campaign.closeReason) && all.every(({ fraudWarnedAt }) => fraudWarnedAt === null)) return;
    const paysNoMore = !all.some(canStillPay);
    if (paysNoMore !== campaign.paysNoMore) tx.campaigns.update(campaign.id, { paysNoMore });
  });
};
