import type { LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
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

const BYTE_ORDER_MARK = '\uFEFF';

/** Returns the lines of a statement as a table for other programs (RFC 4180), in UTF-8 with its mark, without which some take it for another encoding. */
export function statementCsv(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ at, payoutId, title, cents }) => [
    dayInSingapore(at),
    payoutId,
    title,
    cents > 0 ? dollars(cents) : '',
    cents < 0 ? dollars(-cents) : '',
  ]);
  const all = [['Date', 'Payout', 'Loot', 'Paid (SGD)', 'Taken back (SGD)'], ...rows];
  return `${BYTE_ORDER_MARK}${all.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')}`;
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** A field of a table; one that programs would compute is made a text (https://owasp.org/www-community/attacks/CSV_Injection). */
function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
