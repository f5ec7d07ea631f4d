import { addBudget } from '../../../functions/src/payments/checkouts/add-budget.ts';
import { inOrder, readBooks } from '../invariants/books.ts';
import { pick } from '../world.ts';
import { recordSession } from './checkout.ts';
import type { Command } from './command.ts';

const AMOUNTS = [10_000, 333, 2_500_001, 50];
const SLOTS = [1, 2, 5];

/** An owner opens a checkout that adds budget to a loot: slots, or an amount that is paid per view. */
export const openAddition: Command = async (world, [who, what]) => {
  const campaign = pick(inOrder((await readBooks(world.look)).campaigns), who);
  if (!campaign) return;
  const { id, ownerId, title, payoutModel } = campaign;
  const [amount, slots] = [pick(AMOUNTS, what) ?? 50, pick(SLOTS, what) ?? 1];
  const body = payoutModel === 'budget_share' ? { slots } : { amount };
  await world.attempt(`budget is added to ${title}: ${JSON.stringify(body)}`, async () => {
    const opened = await addBudget(world.callOf(ownerId), { params: { id }, body });
    recordSession(world, { id: opened.id, ownerId, draftId: `budget:${id}`, formData: null });
  });
};
