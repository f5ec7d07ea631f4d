import { MOVING_PAYOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { decideCase } from '../../../functions/src/admin/moderation.ts';
import { closeCampaign } from '../../../functions/src/campaigns/lifecycle/move-campaign.ts';
import { requestRefund } from '../../../functions/src/payments/refunds/request-refund.ts';
import { inOrder, millisOf, readBooks } from '../invariants/books.ts';
import { DOUBTED_MS } from '../invariants/hold-invariants.ts';
import { ADMIN } from '../people.ts';
import { Violation } from '../invariants/violation.ts';
import { pick } from '../world.ts';
import type { Command } from './command.ts';
import { passUntil, runPayouts } from './time.ts';

/** An owner closes a loot. */
export const close: Command = async (world, [who]) => {
  const { campaigns, payouts } = await readBooks(world.look);
  const campaign = pick(inOrder(campaigns), who);
  if (!campaign) return;
  const { id, ownerId, title } = campaign;
  const isClosed = await world.attempt(`${title} is closed`, () =>
    closeCampaign(world.callOf(ownerId), { params: { id } }),
  );
  const inFlight = payouts.filter((one) => one.campaignId === id && MOVING_PAYOUT_STATUSES.includes(one.status));
  if (isClosed && world.isAlone && inFlight.length > 0)
    throw new Violation(`${title} was closed with ${inFlight.length} payouts in flight`);
};

/** An admin decides a refund or a dispute's case. */
export const judgeCase: Command = async (world, [who, what]) => {
  const found = pick(inOrder((await readBooks(world.look)).cases.filter(({ status }) => status === 'open')), who);
  const decision = pick(['granted', 'granted', 'refused', 'flagged'] as const, what) ?? 'granted';
  if (!found) return;
  await world.attempt(`a ${found.kind} case is ${decision}`, () =>
    decideCase(world.callOf(ADMIN.uid), { params: { id: found.id }, body: { decision, reason: 'As it should be' } }),
  );
};

/** An admin looks closer at a held payment, and nobody decides on it until its last day is over. */
export const leaveDoubted: Command = async (world, [who]) => {
  if (!world.isAlone) return;
  const held = (await readBooks(world.look)).cases.filter(({ kind, status }) => kind === 'hold' && status === 'open');
  const found = pick(inOrder(held), who);
  if (!found) return;
  const body = { decision: 'flagged', reason: 'Let us look closer' } as const;
  const params = { id: found.id };
  if (!found.flag)
    await world.attempt('a held payment is flagged', () => decideCase(world.callOf(ADMIN.uid), { params, body }));
  await passUntil(world, millisOf(found.createdAt) + DOUBTED_MS + 1);
  await runPayouts(world);
};

/** An owner asks for a refund again. */
export const askForRefund: Command = async (world, [who]) => {
  const { campaigns, funds } = await readBooks(world.look);
  const campaign = pick(inOrder(campaigns), who);
  if (!campaign) return;
  const { id, ownerId, title } = campaign;
  for (const { campaignId, refundRequest: last } of funds) if (campaignId === id && last) world.askedAgain.add(last.id);
  await world.attempt(`the refund of ${title} is asked for`, () =>
    requestRefund(world.callOf(ownerId), { params: { id } }),
  );
};
