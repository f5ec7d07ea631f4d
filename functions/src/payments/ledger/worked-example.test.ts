import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LedgerEntry } from '@doubloon/contract/payments/ledger.ts';
import { estimateConnectFeesCents } from '@doubloon/contract/payments/provider-prices.ts';
import { entitlementCents, platformFeeCents, type PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { expect, it } from 'vitest';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { campaignFundsDocument } from '../../../testing/campaign-funds.ts';
import { closeDisputeStep, disputeFeeStep, openDisputeStep } from '../disputes/dispute-book.ts';
import { nextRefundStep } from '../refunds/refund-book.ts';
import { leftToRefund } from '../refunds/refund-request.ts';
import { recoverLossStep } from './freed-money.ts';
import { applyEntries, checkoutEntries, move, NO_BALANCES, refundEntries } from './ledger.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../docs/money.md'), 'utf8');
const TERMS: PayoutTerms = {
  ...{
    payoutModel: 'budget_share',
    budgetCents: 100_000,
    expectedReach: 1_000,
    creatorSlots: 2,
    creatorCapCents: null,
  },
};
const PROVIDER_FEE_CENTS = 3_620;

/** The rows of the tables in the document that have so many figures. */
const written = (figures: number): string[] =>
  [...DOCUMENT.matchAll(new RegExp(`^\\| [^|]*\\| +((?:[-\\d,.]+ +\\| +){${figures - 1}}[-\\d,.]+) +\\|$`, 'gm'))].map(
    ([, row = '']) => row.replaceAll(/ +\| +/g, ' | '),
  );

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

it('the campaign of SGD 1,000 in docs/money.md is what the ledger makes of it', () => {
  let balances = NO_BALANCES;
  const platform = { fee: 0, stripe_fees: 0, clearing: 0 };
  const rows: string[] = [];
  const book = (entries: readonly LedgerEntry[]) => {
    balances = applyEntries(balances, entries);
    for (const { account, amountCents } of entries) if (account in platform) platform[account as 'fee'] += amountCents;
    const { available, reserved, refunding, disputed, paid, refunded } = balances;
    const held = available + reserved + refunding + disputed + platform.fee - platform.stripe_fees;
    rows.push([available, paid, refunded, platform.fee, platform.stripe_fees, held].map(dollars).join(' | '));
    expect(platform.clearing + platform.fee + platform.stripe_fees).toBe(0);
  };
  const feeCents = platformFeeCents(TERMS.budgetCents);
  book([...checkoutEntries(TERMS.budgetCents, feeCents), ...move('clearing', 'stripe_fees', PROVIDER_FEE_CENTS)]);
  for (const views of [1_000, 12_000]) {
    const cents = entitlementCents(TERMS, views);
    book([...move('available', 'reserved', cents), ...move('reserved', 'paid', cents)]);
  }
  const left = leftToRefund({ balances, feeCents, withheldCents: 0 });
  book(refundEntries(left, 'refunded'));
  expect(written(6)).toEqual(rows);
  const connectCents = estimateConnectFeesCents({ paidCents: balances.paid, creators: 2 });
  expect(DOCUMENT).toContain(`the Connect fees of two accounts, some ${dollars(connectCents)},`);
});

it('the disputed campaign of SGD 1,000 in docs/money.md is what the ledger makes of it', () => {
  const feeCents = platformFeeCents(TERMS.budgetCents);
  let funds: CampaignFunds = {
    ...campaignFundsDocument(TERMS.budgetCents),
    ...{ terms: TERMS, balances: NO_BALANCES, feeCents, refunds: [], disputes: [] },
  };
  const platform = { fee: 0, stripe_fees: 0, loss: 0, clearing: 0 };
  const rows: string[] = [];
  const book = (
    ...steps: readonly ((Pick<CampaignFunds, never> & { readonly entries: readonly LedgerEntry[] }) | null)[]
  ) => {
    for (const step of steps) {
      if (!step) throw new Error('There is nothing to book');
      const { entries, ...records } = step;
      funds = { ...funds, ...records, balances: applyEntries(funds.balances, entries) };
      for (const { account, amountCents } of entries)
        if (account in platform) platform[account as 'fee'] += amountCents;
    }
    const { available, reserved, refunding, disputed, paid, refunded } = funds.balances;
    const { fee, stripe_fees: kept, loss, clearing } = platform;
    const held = available + reserved + refunding + disputed + fee - kept - loss;
    rows.push([available, disputed, paid, refunded, fee, kept, loss, held].map(dollars).join(' | '));
    expect(clearing + fee + kept + loss).toBe(0);
  };
  book({ entries: checkoutEntries(TERMS.budgetCents, feeCents) });
  book({ entries: move('clearing', 'stripe_fees', PROVIDER_FEE_CENTS) });
  const cents = entitlementCents(TERMS, 1_000);
  book({ entries: [...move('available', 'reserved', cents), ...move('reserved', 'paid', cents)] });
  book(nextRefundStep(funds, { id: 're_1', amount: 21_000, status: 'succeeded' }));
  const dispute = { id: 'dp_1', charge: 'ch_1', amount: 84_000 };
  const withdrawn = [{ id: 'txn_1', amount: -84_000, fee: 1_500 }];
  book(openDisputeStep(funds, dispute));
  book(disputeFeeStep(funds, { ...dispute, movements: withdrawn }));
  book(closeDisputeStep(funds, { ...dispute, status: 'lost', balance_transactions: withdrawn }));
  book({ entries: move('paid', 'available', cents) });
  book(recoverLossStep(funds, 'a transfer taken back'));
  expect(written(8)).toEqual(rows);
});
