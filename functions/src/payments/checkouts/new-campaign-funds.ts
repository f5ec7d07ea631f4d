import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { DEFAULT_EXPECTED_REACH } from '@doubloon/contract/shared/constants.ts';
import { NO_BALANCES } from '../ledger/ledger.ts';

/** The funds of the campaign that a paid checkout buys, before anything is posted for it. */
export function newCampaignFunds(
  campaignId: string,
  checkout: Checkout,
  paid: Pick<CampaignFunds, 'chargeId' | 'transferGroup'>,
  now: Date,
): CampaignFunds {
  const { campaign } = checkout;
  return {
    campaignId,
    ownerId: checkout.ownerId,
    campaignTitle: campaign.title,
    terms: {
      payoutModel: campaign.payoutModel,
      budgetCents: campaign.budgetCents,
      expectedReach: campaign.expectedReach ?? DEFAULT_EXPECTED_REACH,
      creatorSlots: campaign.creatorSlots,
      creatorCapCents: campaign.creatorCapCents,
    },
    slotsTaken: 0,
    balances: NO_BALANCES,
    feeCents: checkout.feeCents,
    checkoutId: checkout.id,
    chargeId: paid.chargeId,
    transferGroup: paid.transferGroup,
    takenBackCents: 0,
    recoveredCents: 0,
    refunds: [],
    disputes: [],
    closedAt: null,
    refundRequest: null,
    withheldCents: 0,
    refundHold: null,
    refundCheckAt: null,
    createdAt: now,
    updatedAt: now,
  };
}
