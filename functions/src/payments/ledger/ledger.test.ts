import { LedgerAccount } from '@doubloon/contract/payments/ledger.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_BALANCES, applyEntries, checkoutEntries, failedRefundEntries, move, refundEntries } from './ledger.ts';

const paid = (budgetCents: number) => applyEntries(NO_BALANCES, checkoutEntries(budgetCents, 5));

describe('a ledger group', () => {
  it('of a checkout makes the budget available and the fee the platform’s', () => {
    expect(paid(100)).toEqual({ ...NO_BALANCES, funded: 100, available: 100 });
    expect(checkoutEntries(100, 5)).toContainEqual({ account: 'fee', amountCents: 5 });
  });

  it('that does not sum to zero is refused', () => {
    expect(() => applyEntries(paid(100), [{ account: 'available', amountCents: 1 }])).toThrow('sums to 1');
  });

  it('that would leave an account below zero is refused', () => {
    expect(() => applyEntries(paid(100), move('available', 'reserved', 101))).toThrow('available would hold -1');
    expect(() => applyEntries(paid(100), move('reserved', 'paid', 1))).toThrow('reserved would hold -1');
  });

  it('that takes a campaign’s money out of its accounts is refused', () => {
    expect(() => applyEntries(paid(100), move('available', 'fee', 10))).toThrow(
      'Funded are 100 cents, but 90 are accounted for',
    );
  });

  it('of a fraction of a cent is refused', () => {
    expect(() => move('available', 'reserved', 0.5)).toThrow(RangeError);
    expect(() => move('available', 'reserved', -1)).toThrow(RangeError);
    const halves = [
      { account: 'available' as const, amountCents: -0.5 },
      { account: 'reserved' as const, amountCents: 0.5 },
    ];
    expect(() => applyEntries(paid(100), halves)).toThrow('Not an amount in cents');
  });

  it('of nothing has no entries', () => {
    expect(move('available', 'reserved', 0)).toEqual([]);
  });

  it('of a failed refund undoes the refund', () => {
    const parts = { budgetCents: 60, feeCents: 3, lossCents: 2 };
    const refunded = applyEntries(paid(100), refundEntries(parts, 'refunding'));
    expect(refunded).toMatchObject({ available: 40, refunding: 60 });
    expect(applyEntries(refunded, failedRefundEntries(parts, 'refunding'))).toEqual(paid(100));
  });

  it('either keeps every campaign consistent or is refused, whatever it moves', () => {
    const account = fc.constantFrom(...LedgerAccount.options);
    const step = fc.record({ from: account, to: account, cents: fc.integer({ min: 1, max: 500 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let balances = paid(1000);
        for (const { from, to, cents } of steps) {
          try {
            balances = applyEntries(balances, move(from, to, cents));
          } catch {
            // Refused: nothing was written.
          }
          const { funded, ...held } = balances;
          expect(Object.values(held).reduce((sum, amount) => sum + amount, 0)).toBe(funded);
          expect(Math.min(...Object.values(balances))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
