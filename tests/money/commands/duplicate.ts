import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { startCheckout } from '../../../functions/src/payments/checkouts/start-checkout.ts';
import { inOrder, readBooks } from '../invariants/books.ts';
import { pick } from '../world.ts';
import { recordSession, withinBudget } from './checkout.ts';
import type { Command } from './command.ts';

const MAX_COPIES = 2;
const RUNS_DAYS = 6;

/** Titles of copies end with it. */
export const COPIED = 'again';

/** An owner opens a checkout of a copy of a loot: a draft of its own with the loot's budget, what was added included, and terms. */
export const duplicate: Command = async (world, [who]) => {
  const campaign = pick(inOrder((await readBooks(world.look)).campaigns), who);
  const copies = new Set(world.sessions.flatMap(({ formData, draftId }) => (isCopy(formData) ? [draftId] : [])));
  if (!campaign || copies.size >= MAX_COPIES) return;
  const { ownerId, title, budgetCents, payoutModel, creatorSlots, expectedReach, creatorCapCents, endDate } = campaign;
  const formData = withinBudget({
    owner_id: ownerId,
    title: `${title} ${COPIED}`,
    description: campaign.description,
    budget: budgetCents,
    platforms: campaign.platforms,
    endDate: endDate === null ? null : dayInSingapore(addDays(world.now(), RUNS_DAYS)),
    payout_model: payoutModel,
    ...(payoutModel === 'budget_share'
      ? { creator_slots: creatorSlots }
      : { expected_reach: expectedReach, creator_cap: creatorCapCents }),
  });
  const draftId = `${ownerId}-copy-${copies.size + 1}`;
  await world.attempt(`${ownerId} opens a checkout of a copy of ${title}, of ${budgetCents} cents`, async () => {
    const { id } = await startCheckout(world.callOf(ownerId), { body: { formData, draftId } });
    recordSession(world, { id, ownerId, draftId, formData });
  });
};

const isCopy = (formData: { readonly title: string } | null) => formData?.title.endsWith(` ${COPIED}`) ?? false;
