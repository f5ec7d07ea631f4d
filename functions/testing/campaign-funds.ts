import { type Balances, type CampaignFunds, DisputeRecord } from '@doubloon/contract/payments/campaign-funds.ts';
import { platformFeeCents } from '@doubloon/contract/shared/money.ts';

const CREATED_AT = new Date('2026-11-20T08:00:00Z');

/** The stored funds of a campaign whose whole budget is available, unless told otherwise. */
export function campaignFundsDocument(budgetCents: number, balances: Partial<Balances> = {}): CampaignFunds {
  return {
    campaignId: 'cmp_1',
    fundsId: null,
    addedIds: [],
    goesBack: null,
    ownerId: 'owner',
    campaignTitle: 'Spring loot',
    terms: { payoutModel: 'budget_share', budgetCents, expectedReach: 1000, creatorSlots: 1, creatorCapCents: null },
    slotsTaken: 0,
    balances: {
      funded: budgetCents,
      available: budgetCents,
      reserved: 0,
      paid: 0,
      refunding: 0,
      refunded: 0,
      disputed: 0,
      ...balances,
    },
    feeCents: platformFeeCents(budgetCents),
    checkoutId: 'cko_1',
    chargeId: 'ch_1',
    paymentMethod: 'card',
    takenBackCents: 0,
    fraudWarnedAt: null,
    warnedLateAt: null,
    riskLevel: null,
    liabilityShifted: null,
    billedTo: null,
    transferGroup: 'cko_1',
    providerFeeCents: null,
    recoveredCents: 0,
    refunds: [],
    disputes: [],
    settlements: [],
    closedAt: null,
    refundRequest: null,
    withheldCents: 0,
    refundHold: null,
    refundCheckAt: null,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
  };
}

/** A dispute in the books that took nothing, unless told otherwise. */
export function disputeRecord(fields: Partial<DisputeRecord> = {}): DisputeRecord {
  return DisputeRecord.parse({ id: 'dp_1', status: 'open', frozenCents: 0, ...fields });
}
