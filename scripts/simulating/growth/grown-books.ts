import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { LedgerEntry, LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import type { Comparison } from '@doubloon/contract/payments/provider/comparison.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { checkoutEntries, move } from '../../../functions/src/payments/ledger/ledger.ts';
import { digestOf } from '../../../functions/src/payments/reconciliation/when-to-compare.ts';
import { campaignFundsDocument } from '../../../functions/testing/campaign-funds.ts';
import type { Stored } from './store-all.ts';

const BUDGET_CENTS = 100_000;
const PAYOUTS = 4;

/** The books of loots that are over: all of a budget is paid out, and everything was compared with the provider just now. They agree. */
export function* booksOf(count: number, now: Date): Generator<Stored> {
  for (let number = 0; number < count; number += 1) {
    const campaignId = `cmp_books${String(number).padStart(7, '0')}`;
    const charge = {
      chargeId: `ch_${campaignId}`,
      checkoutId: `cko_${campaignId}`,
      transferGroup: `cko_${campaignId}`,
    };
    const funds: CampaignFunds = {
      ...campaignFundsDocument(BUDGET_CENTS, { available: 0, paid: BUDGET_CENTS }),
      ...charge,
      campaignId,
      closedAt: now,
    };
    const groups = [...groupsOf(funds)];
    const comparison: Comparison = {
      campaignId,
      fundsId: null,
      comparedAt: now,
      booksDigest: digestOf(funds, groups),
      differences: [],
    };
    yield [COLLECTIONS.campaignFunds, campaignId, funds];
    yield [COLLECTIONS.comparisons, campaignId, comparison];
    for (const group of groups) yield [COLLECTIONS.ledgerGroups, group.id, group];
  }
}

function* groupsOf({ campaignId, chargeId, feeCents, createdAt }: CampaignFunds): Generator<LedgerGroup> {
  const group = (id: string, subjectId: string, entries: LedgerEntry[]): LedgerGroup => ({
    id: `${campaignId}_${id}`,
    ...{ campaignId, fundsId: null, subjectId, entries, createdAt },
  });
  yield group('paid', `cko_${campaignId}`, checkoutEntries(BUDGET_CENTS, feeCents));
  yield group('charged', chargeId, move('clearing', 'stripe_fees', 3_620));
  for (let payout = 0; payout < PAYOUTS; payout += 1) {
    const cents = BUDGET_CENTS / PAYOUTS;
    yield group(`payout${payout}_reserved`, `payout${payout}`, move('available', 'reserved', cents));
    yield group(`payout${payout}_paid`, `payout${payout}`, move('reserved', 'paid', cents));
  }
}
