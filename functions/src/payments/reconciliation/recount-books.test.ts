import { describe, expect, it } from 'vitest';
import { checkoutEntries, move, NO_BALANCES, refundEntries, settlementEntries } from '../ledger/ledger.ts';
import { recountBooks } from './recount-books.ts';

const groups = [
  { id: 'paid', entries: checkoutEntries(10_000, 500) },
  { id: 'reserved', entries: move('available', 'reserved', 4_000) },
  { id: 'sent', entries: move('reserved', 'paid', 4_000) },
  { id: 'refund', entries: refundEntries({ budgetCents: 1_000, feeCents: 50, lossCents: 0 }, 'refunding') },
];
const balances = { ...NO_BALANCES, funded: 10_000, available: 5_000, paid: 4_000, refunding: 1_000 };
const books = { campaignId: 'cmp_1', balances, feeCents: 450, settlements: [] };

describe('recounting the books of a campaign', () => {
  it('finds nothing where balances and ledger agree, and nothing where nothing was ever booked', () => {
    expect(recountBooks(books, groups)).toEqual([]);
    expect(recountBooks({ campaignId: 'cmp_2', balances: NO_BALANCES, feeCents: 0, settlements: [] }, [])).toEqual([]);
  });

  it('names an account that holds something else than its entries add up to', () => {
    const moved = { ...balances, available: 4_999, paid: 4_001 };
    expect(recountBooks({ ...books, balances: moved }, groups)).toEqual([
      { campaignId: 'cmp_1', what: 'available', storedCents: 4_999, recountedCents: 5_000 },
      { campaignId: 'cmp_1', what: 'paid', storedCents: 4_001, recountedCents: 4_000 },
    ]);
    expect(recountBooks({ ...books, feeCents: 500 }, groups)).toMatchObject([{ what: 'fee', recountedCents: 450 }]);
  });

  it('names what was settled off the provider and is not booked, or booked and not settled', () => {
    const parts = { budgetCents: 1_000, feeCents: 50 };
    const settled = [...groups.slice(0, 3), { id: 'settled', entries: settlementEntries(parts) }];
    const balancesAfter = { ...balances, refunding: 0, refunded: 1_000 };
    const settlements = [{ id: 'rfd_1_1', ...parts, reference: 'FAST 1', settledAt: new Date(0) }];
    const after = { ...books, balances: balancesAfter, settlements };
    expect(recountBooks(after, settled)).toEqual([]);
    expect(recountBooks({ ...after, settlements: [] }, settled)).toEqual([
      { campaignId: 'cmp_1', what: 'off_provider', storedCents: 0, recountedCents: 1_050 },
    ]);
  });

  it('names money that is nowhere, and a group that is missing or does not sum to zero', () => {
    const lost = { ...balances, available: 4_000 };
    expect(recountBooks({ ...books, balances: lost }, groups).map(({ what }) => what)).toEqual([
      'available',
      'funded and held',
    ]);
    expect(recountBooks(books, groups.slice(0, 3)).map(({ what }) => what)).toEqual(['available', 'refunding', 'fee']);
    const uneven = [...groups, { id: 'uneven', entries: [{ account: 'clearing' as const, amountCents: 7 }] }];
    expect(recountBooks(books, uneven)).toEqual([
      { campaignId: 'cmp_1', what: 'group uneven', storedCents: 0, recountedCents: 7 },
    ]);
  });
});
