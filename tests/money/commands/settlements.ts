import { settleRefund } from '../../../functions/src/admin/settle-refund.ts';
import { inOrder, readBooks } from '../invariants/books.ts';
import { paidTwice } from '../invariants/settlement-invariants.ts';
import { Violation } from '../invariants/violation.ts';
import { ADMIN } from '../people.ts';
import { type MoneyWorld, pick } from '../world.ts';
import type { Command } from './command.ts';

/** An admin pays a failed refund from the platform's bank and records the transfer; sometimes for a number that is not owed, or twice. */
export const settleFailed: Command = async (world, [who, what]) => {
  const { cases } = await readBooks(world.look);
  const found = pick(inOrder(cases.filter(({ kind, status }) => kind === 'settlement' && status === 'open')), who);
  if (!found) return;
  const owed = found.amountCents ?? 0;
  const isWrong = what % 6 === 5;
  const isSettled = await settle(world, found.id, isWrong ? owed + 1 : owed);
  if (!isSettled) return;
  if (isWrong) throw new Violation(`${found.id} is settled for a number that is not owed`);
  if (what % 3 === 2 && (await settle(world, found.id, owed)))
    throw new Violation(`${found.id} is settled under two references`);
  if (!world.isAlone) return;
  const twice = paidTwice(await readBooks(world.look), world.provider.standIn, found.campaignId);
  if (twice.length > 0) throw new Violation(twice.join('\n'));
};

function settle(world: MoneyWorld, id: string, amount: number): Promise<boolean> {
  const body = { reference: world.newId('FAST'), amount };
  return world.attempt(`${amount} cents of a failed refund are settled`, () =>
    settleRefund(world.callOf(ADMIN.uid), { params: { id }, body }),
  );
}
