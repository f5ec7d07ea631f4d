import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { extendCampaign } from '../../../functions/src/campaigns/lifecycle/extend-campaign.ts';
import { inOrder, readBooks } from '../invariants/books.ts';
import { pick } from '../world.ts';
import type { Command } from './command.ts';

/** Days from now to which an end date is moved, possible or not. */
const DAYS = [6, 30, 84, 3, 100];

/** An owner moves the end date of a loot. */
export const extend: Command = async (world, [who, what]) => {
  const { campaigns } = await readBooks(world.look);
  const campaign = pick(inOrder(campaigns.filter(({ endDate }) => endDate !== null)), who);
  const days = pick(DAYS, what);
  if (!campaign || days === undefined) return;
  const { id, ownerId, title } = campaign;
  const endDate = dayInSingapore(addDays(world.now(), days));
  await world.attempt(`${title} ends in ${days} days`, () =>
    extendCampaign(world.callOf(ownerId), { params: { id }, body: { endDate } }),
  );
};
