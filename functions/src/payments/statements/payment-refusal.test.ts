import { describe, expect, it } from 'vitest';
import { CAMPAIGN_BUDGET, CAMPAIGN_DISPUTED, CAMPAIGN_WARNED, findSource } from './payment-refusal.ts';

const NOTHING = { funded: 0, available: 0, reserved: 0, paid: 0, refunding: 0, refunded: 0, disputed: 0 };
const fundsWith = (balances: Partial<typeof NOTHING>, changes: object = {}) => ({
  balances: { ...NOTHING, ...balances },
  fraudWarnedAt: null,
  goesBack: null,
  ...changes,
});
const spent = fundsWith({ available: 5 });
const disputed = fundsWith({ disputed: 50 });
const warned = fundsWith({ available: 50 }, { fraudWarnedAt: new Date('2026-11-01T00:00:00Z') });

describe('an amount is paid', () => {
  it('by the oldest payment that has all of it', () => {
    const [older, newer] = [fundsWith({ available: 50 }), fundsWith({ available: 60 })];
    expect(findSource(50, [spent, older, newer])).toEqual({ funds: older, problem: null });
    expect(findSource(60, [spent, older, newer])).toEqual({ funds: newer, problem: null });
  });

  it.each([
    ['by none that goes back whole', [fundsWith({ available: 50 }, { goesBack: 'late' })], CAMPAIGN_BUDGET],
    ['by none that an issuer has warned of', [spent, warned], CAMPAIGN_WARNED],
    ['once the bank has decided, where any payment is disputed', [warned, disputed], CAMPAIGN_DISPUTED],
  ] as const)('%s', (_case, all, problem) => {
    expect(findSource(50, all)).toEqual({ funds: null, problem });
  });
});
