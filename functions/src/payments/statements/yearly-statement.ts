import type { LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { csvOf, type CsvColumn } from '@doubloon/contract/shared/csv.ts';
import { dayInSingapore, dayText } from '@doubloon/contract/shared/days.ts';
import { amountText } from '../../platform/files/amount-text.ts';
import type { Column, PrintedDocument } from '../../platform/files/pdf.ts';

/** Money that reached a creator or, below zero, was taken back, in cents, with the moment at which it was booked. */
export interface StatementLine {
  readonly at: Date;
  readonly payoutId: string;
  readonly title: string;
  readonly cents: number;
}

/** A payout with the groups that the books have of its transfer. */
export interface BookedPayout {
  readonly payout: Pick<Payout, 'id' | 'campaignTitle'>;
  readonly groups: readonly LedgerGroup[];
}

/** Returns what the books say was paid and taken back in a calendar year of Singapore, the oldest first. */
export function linesOfYear(payouts: readonly BookedPayout[], year: number): StatementLine[] {
  return payouts
    .flatMap(({ payout, groups }) =>
      groups.map(({ createdAt, entries }) => ({
        at: createdAt,
        payoutId: payout.id,
        title: payout.campaignTitle,
        cents: entries.find(({ account }) => account === 'paid')?.amountCents ?? 0,
      })),
    )
    .filter(({ at, cents }) => cents !== 0 && dayInSingapore(at).startsWith(`${year}-`))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

const COLUMNS: readonly Column[] = [
  { title: 'Date', share: 0.17 },
  { title: 'Loot', share: 0.45 },
  { title: 'Paid in SGD', share: 0.19, align: 'right' },
  { title: 'Taken back', share: 0.19, align: 'right' },
];

const paidOf = ({ cents }: StatementLine) => Math.max(cents, 0);
const takenBackOf = ({ cents }: StatementLine) => Math.max(-cents, 0);
const total = (lines: readonly StatementLine[], of: (line: StatementLine) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0);

/** Returns a creator's statement of a year as it is printed; `at` is the moment at which it was asked for. */
export function statementDocument({ year, name, payer, at, lines }: Statement): PrintedDocument {
  const [paid, takenBack] = [total(lines, paidOf), total(lines, takenBackOf)];
  const title = `Payouts in ${year}`;
  return {
    title,
    at,
    blocks: [
      { kind: 'heading', text: title },
      {
        kind: 'pairs',
        pairs: [
          ['Paid to', name],
          ['Through', payer],
          ['Year', `${year}, in Singapore`],
          ['Made on', dayText(at)],
        ],
      },
      lines.length === 0
        ? { kind: 'text', text: 'Nothing was paid in this year.' }
        : {
            kind: 'table',
            columns: COLUMNS,
            rows: lines.map((line) => [
              dayText(line.at),
              line.title,
              line.cents > 0 ? amountText(line.cents) : '',
              line.cents < 0 ? amountText(-line.cents) : '',
            ]),
            sums: [
              ['', 'Paid, and taken back', amountText(paid), amountText(takenBack)],
              ['', 'Received', amountText(paid - takenBack), ''],
            ],
          },
      { kind: 'note', text: 'By the day on which each payout was booked. No tax was withheld.' },
    ],
  };
}

interface Statement {
  readonly year: number;
  readonly name: string;
  readonly payer: string;
  readonly at: Date;
  readonly lines: readonly StatementLine[];
}

const CSV_COLUMNS: readonly CsvColumn<StatementLine>[] = [
  { header: 'Date', cell: ({ at }) => dayInSingapore(at) },
  { header: 'Payout', cell: ({ payoutId }) => payoutId },
  { header: 'Loot', cell: ({ title }) => title },
  { header: 'Paid (SGD)', cell: (line) => (line.cents > 0 ? { cents: line.cents } : null) },
  { header: 'Taken back (SGD)', cell: (line) => (line.cents < 0 ? { cents: -line.cents } : null) },
];

/** Returns the lines of a statement as a table for other programs. */
export function statementCsv(lines: readonly StatementLine[]): string {
  return csvOf(CSV_COLUMNS, lines);
}
