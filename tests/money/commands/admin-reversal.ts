import { payOut, settleBalances } from '../../../emulators/stripe/index.ts';
import { reversePayout } from '../../../functions/src/admin/take-payment-back.ts';
import { atTheProvider } from '../invariants/at-the-provider.ts';
import { inOrder, readBooks } from '../invariants/books.ts';
import { ADMIN } from '../people.ts';
import { pick } from '../world.ts';
import type { Command } from './command.ts';

/** An admin takes a payment back, of which its creator may have a part at the bank, or all, or nothing in the balance yet. */
export const takePaymentBack: Command = async (world, [who, what, how]) => {
  const { payouts, transfers } = await readBooks(world.look);
  const paid = pick(inOrder(payouts.filter(({ status }) => status === 'paid')), who);
  const { destination } = transfers.find(({ id }) => id === paid?.id) ?? {};
  if (!paid || !destination) return;
  const { standIn } = world.provider;
  if (what % 4 > 0) settleBalances(standIn);
  const cents = Math.ceil(paid.amountCents / ((how % 3) + 1));
  if (what % 2 > 0)
    atTheProvider(world, `${cents} cents of a creator go to the bank`, () => payOut(standIn, destination, cents));
  await world.attempt('an admin takes a payment back', () =>
    reversePayout(world.callOf(ADMIN.uid), { params: { id: paid.id }, body: { reason: 'Paid with a stolen card' } }),
  );
};
