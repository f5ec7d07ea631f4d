import type { LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import { describe, expect, it } from 'vitest';
import { move } from '../ledger/ledger.ts';
import { linesOfYear, statementCsv, statementDocument } from './yearly-statement.ts';

const payout = { id: 'pay_1', campaignTitle: 'Durian fair' };

function group(id: string, createdAt: string, entries: LedgerGroup['entries']): LedgerGroup {
  return { id, campaignId: 'cmp_1', fundsId: null, subjectId: 'tr_1', entries, createdAt: new Date(createdAt) };
}

const paid = group('pay_1_1_paid', '2026-12-31T15:59:00Z', move('reserved', 'paid', 8003));
const takenBack = group('pay_1_reversed_3', '2026-12-31T16:00:00Z', move('paid', 'available', 3));

describe('the statement of a year', () => {
  it('has what was paid and what was taken back in that year, by the clock in Singapore', () => {
    const found = [{ payout, groups: [takenBack, paid] }];
    expect(linesOfYear(found, 2026)).toEqual([
      { at: paid.createdAt, payoutId: 'pay_1', title: 'Durian fair', cents: 8003 },
    ]);
    expect(linesOfYear(found, 2027)).toEqual([
      { at: takenBack.createdAt, payoutId: 'pay_1', title: 'Durian fair', cents: -3 },
    ]);
    expect(linesOfYear(found, 2025)).toEqual([]);
  });

  it('is in the order of its days', () => {
    const later = group('pay_2_1_paid', '2026-12-31T15:59:30Z', move('reserved', 'paid', 100));
    const found = [
      { payout: { id: 'pay_2', campaignTitle: 'Kaya' }, groups: [later] },
      { payout, groups: [paid] },
    ];
    expect(linesOfYear(found, 2026).map(({ title }) => title)).toEqual(['Durian fair', 'Kaya']);
  });

  const lines = [
    { at: paid.createdAt, payoutId: 'pay_1', title: '=SUM(A1) "榴莲", fair', cents: 105_003 },
    { at: takenBack.createdAt, payoutId: 'pay_1', title: 'Durian fair', cents: -3 },
  ];
  const about = { year: 2026, name: '陈美玲', payer: 'Doubloon Pte. Ltd.', at: takenBack.createdAt, lines };

  it('is printed with its sums', () => {
    const { title, blocks } = statementDocument(about);
    expect(title).toBe('Payouts in 2026');
    expect(blocks).toContainEqual({
      kind: 'pairs',
      pairs: [
        ['Paid to', '陈美玲'],
        ['Through', 'Doubloon Pte. Ltd.'],
        ['Year', '2026, in Singapore'],
        ['Made on', 'Jan 1, 2027'],
      ],
    });
    expect(blocks).toContainEqual(
      expect.objectContaining({
        rows: [
          ['Dec 31, 2026', '=SUM(A1) "榴莲", fair', '1,050.03', ''],
          ['Jan 1, 2027', 'Durian fair', '', '0.03'],
        ],
        sums: [
          ['', 'Paid, and taken back', '1,050.03', '0.03'],
          ['', 'Received', '1,050.00', ''],
        ],
      }),
    );
  });

  it('says when nothing was paid', () => {
    expect(statementDocument({ ...about, lines: [] }).blocks).toContainEqual({
      kind: 'text',
      text: 'Nothing was paid in this year.',
    });
  });

  it('is a table that no program takes for formulas', () => {
    expect(statementCsv(lines)).toBe(
      [
        '\uFEFFDate,Payout,Loot,Paid (SGD),Taken back (SGD)',
        `2026-12-31,pay_1,"'=SUM(A1) ""榴莲"", fair",1050.03,`,
        '2027-01-01,pay_1,Durian fair,,0.03',
        '',
      ].join('\r\n'),
    );
  });
});
