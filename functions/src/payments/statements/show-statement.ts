import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { MAX_STATEMENT_PAYOUTS } from '@doubloon/contract/payments/statements/statement-operations.ts';
import { startOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import { illegalState } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/dependencies.ts';
import { printForMode } from '../../platform/files/print-for-mode.ts';
import { type BookedPayout, linesOfYear, statementCsv, statementDocument } from './yearly-statement.ts';

/** The statement of what a creator was paid in a year, as a file to keep. Throws `illegal_state` when there were too many payouts for one. */
export const downloadStatement: Handler<'downloadStatement'> = async ({ db, clock, config }, { params }) => {
  const { id, year } = params;
  const { name, payouts } = await findBooked(db, id, year);
  const document = statementDocument({
    year,
    name,
    payer: config.seller.name,
    at: clock.now(),
    lines: linesOfYear(payouts, year),
  });
  return { fileName: `payouts-${year}.pdf`, content: await printForMode(config, document) };
};

/** The lines of the statement for other programs. Throws as `downloadStatement`. */
export const downloadStatementTable: Handler<'downloadStatementTable'> = async ({ db }, { params }) => {
  const { id, year } = params;
  const lines = linesOfYear((await findBooked(db, id, year)).payouts, year);
  return { fileName: `payouts-${year}.csv`, content: bytesOf(statementCsv(lines)) };
};

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text, 'utf8'));
}

interface Booked {
  readonly name: string;
  readonly payouts: readonly BookedPayout[];
}

const beginningOf = (year: number): Date => startOfDayInSingapore(`${year}-01-01`);

async function findBooked(db: Database, creatorId: string, year: number): Promise<Booked> {
  const { name } = await db.users.get(creatorId);
  const [from, until] = [beginningOf(year), beginningOf(year + 1)];
  const payouts = await db.payouts.findPaidBetween(creatorId, from, until, MAX_STATEMENT_PAYOUTS + 1);
  if (payouts.length > MAX_STATEMENT_PAYOUTS)
    throw illegalState('You have too many payouts for one statement. Please write to us: we make it for you.');
  const untouched = payouts.filter(({ reversedCents }) => reversedCents === 0);
  const groups = await db.ledgerGroups.findPayments(untouched);
  const paid = untouched.flatMap((payout) => {
    const group = groups.get(payout.id);
    return group ? [{ payout, groups: [group] }] : [];
  });
  const takenBack = payouts.filter(({ reversedCents }) => reversedCents > 0);
  return { name, payouts: [...paid, ...(await Promise.all(takenBack.map((payout) => withReversals(db, payout))))] };
}

/** All groups that name the transfer are the payment and each time that some of it was taken back. */
async function withReversals(db: Database, payout: Payout): Promise<BookedPayout> {
  const { transferId } = await db.payouts.get(payout.id);
  return { payout, groups: transferId === null ? [] : await db.ledgerGroups.findOfSubject(transferId) };
}
