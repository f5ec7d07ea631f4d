import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DISPUTE_FEE_CENTS,
  estimateConnectFeesCents,
  paymentFeeCents,
  USUAL_MIN_BUDGET_CENTS,
} from '@doubloon/contract/payments/provider-prices.ts';
import {
  entitlementCents,
  type PayoutTerms,
  platformFeeCents,
  totalPayableCents,
} from '@doubloon/contract/shared/money.ts';
import { expect, it } from 'vitest';
import { leftToRefund } from '../refunds/refund-request.ts';
import { applyEntries, checkoutEntries, move, NO_BALANCES } from './ledger.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../docs/decisions/016-the-providers-fee.md'), 'utf8');
const METHODS = ['domestic_card', 'international_card', 'paynow'] as const;
type Method = (typeof METHODS)[number];

/** The rows of one table in the document, without its names and its spaces. */
function written(heading: string): string[] {
  const [, section = ''] = DOCUMENT.split(`#### ${heading}\n`);
  const [, , ...rows] = section.split(/\n#/)[0]?.match(/^\|.*\|$/gm) ?? [];
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
      .join(' | '),
  );
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The views from which on a creator gets so many percent. */
const VIEWS = { 70: 0, 75: 1_000, 80: 5_000, 90: 10_000 } as const;
type Share = keyof typeof VIEWS;

/** The platform's margin, by the ledger and the prices, once so many creators are paid and the rest went back; also its parts. */
function outcome(budgetCents: number, creators: number, method: Method, share: Share = 90) {
  const terms: PayoutTerms = {
    ...{ payoutModel: 'budget_share', budgetCents, expectedReach: 1_000, creatorCapCents: null },
    creatorSlots: Math.max(creators, 1),
  };
  const feeCents = platformFeeCents(budgetCents);
  let balances = applyEntries(NO_BALANCES, checkoutEntries(budgetCents, feeCents));
  const cents = entitlementCents(terms, VIEWS[share]);
  for (let paid = 0; paid < creators; paid += 1) balances = applyEntries(balances, move('available', 'paid', cents));
  const back = leftToRefund({ balances, feeCents, withheldCents: 0 });
  const keptCents = paymentFeeCents(totalPayableCents(budgetCents), method);
  const connectCents = estimateConnectFeesCents({ paidCents: balances.paid, creators });
  return {
    keptCents,
    backCents: back.budgetCents + back.feeCents,
    marginCents: feeCents - back.feeCents - keptCents - connectCents,
  };
}

it('the table of budgets in docs/decisions/016 is what the ledger and the prices make of them', () => {
  const rows = [10, 50, 100, 430, 500, 1_000, 5_000].map((budget) => {
    const cents = budget * 100;
    const margin = (creators: number) => outcome(cents, creators, 'domestic_card').marginCents;
    const { keptCents, backCents } = outcome(cents, 0, 'domestic_card');
    const owner = totalPayableCents(cents);
    return [owner, keptCents, platformFeeCents(cents), margin(1), margin(3), margin(10), backCents - owner, margin(0)]
      .map(dollars)
      .join(' | ');
  });
  expect(written('By budget')).toEqual(rows);
});

it('so is the table of methods', () => {
  const rows = METHODS.map((method) => {
    const full = outcome(100_000, 0, method);
    const dispute = method === 'paynow' ? '–' : dollars(full.marginCents - DISPUTE_FEE_CENTS);
    const [one, lowest] = [outcome(100_000, 1, method), outcome(100_000, 1, method, 70)];
    return [...[full.keptCents, one.marginCents, lowest.marginCents, full.marginCents].map(dollars), dispute].join(
      ' | ',
    );
  });
  expect(written('By method, for a budget of SGD 1,000')).toEqual(rows);
});

/** The least budget in whole tens from which on the platform does not lose; null where there is none up to the provider's limit. */
function leastCents(creators: number, method: Method, share: Share): number | null {
  for (let cents = 1_000; cents <= 90_000_000; cents += cents < 2_000_000 ? 1_000 : 1_000_000)
    if (outcome(cents, creators, method, share).marginCents >= 0) return cents;
  return null;
}

it('so is the table of least budgets, and the usual setting is one of them', () => {
  const cell = (cents: number | null) => (cents === null ? 'none' : (cents / 100).toLocaleString('en-US'));
  const rows = ([90, 80, 75, 70] as const).map((share) =>
    [
      ...[1, 3, 10].map((creators) => leastCents(creators, 'domestic_card', share)),
      leastCents(1, 'international_card', share),
      leastCents(1, 'paynow', share),
    ]
      .map(cell)
      .join(' | '),
  );
  expect(written('Least budgets')).toEqual(rows);
  expect(USUAL_MIN_BUDGET_CENTS).toBe(leastCents(1, 'domestic_card', 90));
});
