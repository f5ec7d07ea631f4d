import { PAYMENT_REFUSED } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { createAppeal } from '../../../functions/src/cases/cases.ts';
import { payableOf } from '../../../functions/src/payments/payouts/payable.ts';
import { deleteDeliverable } from '../../../functions/src/deliverables/take-back-deliverable.ts';
import { deleteProof, updateProof } from '../../../functions/src/proofs/write-proof.ts';
import { inOrder, readBooks } from '../invariants/books.ts';
import { pick } from '../world.ts';
import type { Command } from './command.ts';
import { VIEWS } from './work.ts';

/** A creator appeals against a rejection, of a treasure, a proof or an application, or against a refused payment; an admin judges the case. */
export const appeal: Command = async (world, [who]) => {
  const { deliverables, proofs, applications, payouts } = await readBooks(world.look);
  const all = [
    ...inOrder(deliverables).map(({ id, creatorId, status }) => ({ type: 'treasure' as const, id, creatorId, status })),
    ...inOrder(proofs).map(({ id, creatorId, status }) => ({ type: 'proof' as const, id, creatorId, status })),
    ...inOrder(applications).map(({ id, creatorId, status }) => ({
      type: 'application' as const,
      id,
      creatorId,
      status,
    })),
  ];
  const problems = new Map([
    ...applications.map(({ id, paymentProblem }) => [id, paymentProblem] as const),
    ...deliverables.flatMap(({ topUp }) => (topUp ? [[topUp.readingId, topUp.paymentProblem] as const] : [])),
  ]);
  const refused = inOrder(payouts).flatMap(({ id, creatorId, ...payout }) =>
    problems.get(payableOf(payout).id)?.reason === PAYMENT_REFUSED ? [{ type: 'payment' as const, id, creatorId }] : [],
  );
  const rejected = pick([...all.filter(({ status }) => status === 'rejected'), ...refused], who);
  if (!rejected) return;
  const { type, id, creatorId } = rejected;
  const input = { body: { subject: { type, id }, reason: 'It is as it should be' } };
  await world.attempt(`${creatorId} appeals for the ${type} ${id}`, () => createAppeal(world.callOf(creatorId), input));
};

/** A creator takes back what nobody has decided on. */
export const takeBack: Command = async (world, [who, what]) => {
  const { deliverables, proofs } = await readBooks(world.look);
  const isDeliverable = what % 2 === 0;
  const one = isDeliverable ? pick(inOrder(deliverables), who) : pick(inOrder(proofs), who);
  if (!one) return;
  const input = { params: { id: one.id } };
  await world.attempt(`${one.creatorId} takes ${one.id} back`, () =>
    (isDeliverable ? deleteDeliverable : deleteProof)(world.callOf(one.creatorId), input),
  );
};

/** A creator changes the count of a proof that waits or was sent back. */
export const changeCount: Command = async (world, [who, what]) => {
  const proof = pick(inOrder((await readBooks(world.look)).proofs), who);
  if (!proof) return;
  const views = pick(VIEWS, what) ?? 0;
  const input = { params: { id: proof.id }, body: { reported_view_count: views } };
  await world.attempt(`${proof.creatorId} changes ${proof.id} to ${views} views`, () =>
    updateProof(world.callOf(proof.creatorId), input),
  );
};

/** A creator delivers again what was sent back, with another count: stored as it is after its checks. */
export const deliverBetter: Command = async (world, [who, what]) => {
  const sentBack = (await readBooks(world.look)).deliverables.filter(
    ({ status, creatorId }) => status === 'revision_requested' && !world.left.has(creatorId),
  );
  const deliverable = pick(inOrder(sentBack), who);
  if (!deliverable) return;
  const { id } = deliverable;
  const viewCount = pick(VIEWS, what) ?? 0;
  const now = world.deps.clock.now();
  const changes = { viewCount, status: 'submitted', reportedAt: now, decideBy: addDays(now, 5), decidedAt: null };
  await world.look.collection(COLLECTIONS.deliverables).doc(id).update(changes);
  world.trace.push(`${id} is delivered again with ${viewCount} views`);
};
