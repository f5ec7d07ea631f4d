import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Comparison } from '@doubloon/contract/payments/provider/comparison.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { describe, expect, it } from 'vitest';
import { digestOf, isDue } from './when-to-compare.ts';

const START = new Date('2026-11-01T00:00:00Z');
const EMPTY = { funded: 100, available: 0, reserved: 0, paid: 100, refunding: 0, refunded: 0, disputed: 0 };
const settled = { closedAt: START, balances: EMPTY, refunds: [], refundRequest: null, disputes: [], withheldCents: 0 };
const live = { ...settled, closedAt: null, balances: { ...EMPTY, available: 50, paid: 50 } };
const groups = [{ id: 'grp_1' }];

/** Counts the looks at the provider in so many days of hourly rounds, with what differs each time. */
function looksIn(
  days: number,
  funds: typeof live | typeof settled,
  differences: Comparison['differences'] = [],
): number {
  let last: Parameters<typeof isDue>[0] = null;
  let looks = 0;
  for (let now = START; now < addDays(START, days); now = addDays(now, 1 / 24)) {
    const digest = digestOf(funds, groups);
    if (!isDue(last, funds, { digest, now })) continue;
    looks += 1;
    last = { campaignId: 'cmp_1', fundsId: null, comparedAt: now, booksDigest: digest, differences };
  }
  return looks;
}

describe('a campaign is held against the provider', () => {
  it('twice in 31 days once it is settled, at most', () => {
    expect(looksIn(31, settled)).toBe(2);
  });

  it('twice in 31 days once all that is left was refused', () => {
    const refused = { ...settled, balances: { ...EMPTY, available: 30, paid: 70 }, withheldCents: 30 };
    expect(looksIn(31, refused)).toBe(2);
    expect(looksIn(30, { ...refused, withheldCents: 20 })).toBe(30);
  });

  it('once a day while it is settled and differs', () => {
    const what = 'transfers at the provider';
    expect(looksIn(30, settled, [{ campaignId: 'cmp_1', what, storedCents: 0, recountedCents: 500 }])).toBe(30);
  });

  it('once a day while money is in it and nothing moves', () => {
    expect(looksIn(30, live)).toBe(30);
  });

  const digest = digestOf(live, groups);
  const last = { campaignId: 'cmp_1', fundsId: null, comparedAt: START, booksDigest: digest, differences: [] };
  const soon = addDays(START, 1 / 24);
  const dueAfter = (funds: typeof live, added: readonly { id: string }[] = []) =>
    isDue(last, funds, { digest: digestOf(funds, [...groups, ...added]), now: soon });

  it('at once when something has moved', () => {
    expect(dueAfter(live)).toBe(false);
    expect(dueAfter(live, [{ id: 'grp_2' }])).toBe(true);
    const refund = { id: 'rfd_1', status: 'refunding', budgetCents: 5, feeCents: 0, lossCents: 0 } as const;
    expect(dueAfter({ ...live, refunds: [refund] as never })).toBe(true);
  });

  it('as one that lives while a bank decides, or when the clock was moved back', () => {
    const disputed = { ...settled, disputes: [{ id: 'du_1', status: 'open' }] as unknown as CampaignFunds['disputes'] };
    const known = { ...last, booksDigest: digestOf(disputed, groups) };
    const at = (now: Date) => isDue(known, disputed, { digest: known.booksDigest, now });
    expect([at(soon), at(addDays(START, 1)), at(addDays(START, -1))]).toEqual([false, true, true]);
  });
});
