import { describe, expect, it } from 'vitest';
import { campaignFundsDocument, disputeRecord } from '../../../testing/campaign-funds.ts';
import { compareWithProvider } from './compare-with-provider.ts';
import { checkoutEntries, move } from '../ledger/ledger.ts';
import { newRefundRequest } from '../refunds/refund-request.ts';

const funds = campaignFundsDocument(10_000);
const groups = [
  { entries: checkoutEntries(10_000, 500) },
  { entries: move('available', 'reserved', 4000) },
  { entries: move('reserved', 'paid', 3000) },
];
const named = { id: 're_1', refundId: 're_1', refundedAt: null } as const;
const record = { ...named, status: 'refunded', budgetCents: 1000, feeCents: 50, lossCents: 0 } as const;

describe('the ledger held against the provider', () => {
  it('agrees when the same was paid and refunded', () => {
    const sums = { transferredCents: 3000, refundedCents: 1050, disputes: [] };
    expect(compareWithProvider({ ...funds, refunds: [record] }, groups, sums)).toEqual([]);
  });

  it('names what one of them has and the other not, to the cent', () => {
    const sums = { transferredCents: 2999, refundedCents: 0, disputes: [] };
    expect(compareWithProvider({ ...funds, refunds: [record] }, groups, sums)).toEqual([
      { campaignId: 'cmp_1', what: 'transfers at the provider', storedCents: 3000, recountedCents: 2999 },
      { campaignId: 'cmp_1', what: 'refunds at the provider', storedCents: 1050, recountedCents: 0 },
    ]);
    const failed = { ...record, status: 'failed' } as const;
    expect(compareWithProvider({ ...funds, refunds: [failed] }, groups, { ...sums, refundedCents: 1 })).toHaveLength(2);
  });

  it('lets what is in flight be there or not, and no more than that', () => {
    const refundRequest = {
      ...newRefundRequest(funds, new Date()),
      status: 'refunding',
      budgetCents: 1000,
      feeCents: 50,
    } as const;
    const flying = { ...funds, refundRequest, refunds: [{ ...record, status: 'refunding' } as const] };
    for (const refundedCents of [0, 1050]) {
      expect(compareWithProvider(flying, groups, { transferredCents: 4000, refundedCents, disputes: [] })).toEqual([]);
    }
    const tooMuch = { transferredCents: 4001, refundedCents: 1051, disputes: [] };
    expect(compareWithProvider(flying, groups, tooMuch)).toMatchObject([{ storedCents: 4000 }, { storedCents: 1050 }]);
  });

  it('names each dispute that stands otherwise there, that is unknown, or that is not there', () => {
    const booked = (id: string, status: 'open' | 'won' | 'lost') =>
      disputeRecord({ id, status, frozenCents: 700, budgetCents: 700, lossCents: 100 });
    const atProvider = (id: string, status: 'open' | 'won' | 'lost') =>
      ({ id, status, amountCents: 800, providerFeeCents: 0 }) as const;
    const disputes = [booked('dp_1', 'open'), booked('dp_2', 'won'), booked('dp_3', 'lost'), booked('dp_4', 'open')];
    const found = [atProvider('dp_1', 'open'), atProvider('dp_2', 'won'), atProvider('dp_3', 'lost')];
    const compare = (...more: ReturnType<typeof atProvider>[]) =>
      compareWithProvider({ ...funds, disputes }, groups, {
        transferredCents: 3000,
        refundedCents: 0,
        disputes: [...found, ...more],
      });
    expect(compare(atProvider('dp_4', 'open'))).toEqual([]);
    expect(compare(atProvider('dp_4', 'lost'), atProvider('dp_5', 'open'))).toMatchObject([
      { what: 'dispute dp_4: open in the books, lost at the provider', storedCents: 700, recountedCents: 800 },
      { what: 'dispute dp_5: unknown in the books, open at the provider', storedCents: 0, recountedCents: 800 },
    ]);
    const less = { ...atProvider('dp_3', 'lost'), amountCents: 799 };
    const sums = { transferredCents: 3000, refundedCents: 0, disputes: [less] };
    expect(compareWithProvider({ ...funds, disputes: disputes.slice(2, 3) }, groups, sums)).toMatchObject([
      { storedCents: 800, recountedCents: 799 },
    ]);
    expect(compare()).toMatchObject([
      { what: 'dispute dp_4: open in the books, unknown at the provider', storedCents: 700, recountedCents: 0 },
    ]);
  });

  it('names a dispute of which the provider keeps another fee than is booked', () => {
    const disputes = [disputeRecord({ id: 'dp_1', status: 'open', frozenCents: 700, providerFeeCents: 2000 })];
    const sumsWith = (providerFeeCents: number) => ({
      transferredCents: 3000,
      refundedCents: 0,
      disputes: [{ id: 'dp_1', status: 'open', amountCents: 700, providerFeeCents } as const],
    });
    expect(compareWithProvider({ ...funds, disputes }, groups, sumsWith(2000))).toEqual([]);
    expect(compareWithProvider({ ...funds, disputes }, groups, sumsWith(4000))).toMatchObject([
      { what: 'fee of dispute dp_1 at the provider', storedCents: 2000, recountedCents: 4000 },
    ]);
  });
});
