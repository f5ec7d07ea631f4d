import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LedgerEntry } from '@doubloon/contract/payments/ledger.ts';
import { entitlementCents, platformFeeCents, type PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { expect, it } from 'vitest';
import { leftToRefund } from '../refunds/refund-request.ts';
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
  const left = leftToRefund({ terms: TERMS, balances, feeCents, withheldCents: 0 });
  book(refundEntries(left, 'refunded'));
  const written = [...DOCUMENT.matchAll(/^\| [^|]*\| +((?:[\d,.]+ +\| +){5}[\d,.]+) +\|$/gm)].map(([, row = '']) =>
    row.replaceAll(/ +\| +/g, ' | '),
  );
  expect(written).toEqual(rows);
});
