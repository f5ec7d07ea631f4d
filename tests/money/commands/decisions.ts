import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { approvePayment } from '../../../functions/src/applications/application-payable.ts';
import { freeSlot } from '../../../functions/src/applications/free-slot.ts';
import { decideDeliverable } from '../../../functions/src/deliverables/decide-deliverable.ts';
import { resolveOwnPayout, retryPayout } from '../../../functions/src/payments/payouts/own-payout.ts';
import { decideProof } from '../../../functions/src/proofs/decide-proof.ts';
import { inOrder, readBooks } from '../invariants/books.ts';
import { pick } from '../world.ts';
import type { Command } from './command.ts';
import { expectLookedAt, reasonsToLook } from './reasons-to-look.ts';

/** The owner approves a treasure that waits, or one that was approved before. */
export const approveDeliverable: Command = async (world, [who]) => {
  const { deliverables } = await readBooks(world.look);
  const waiting = inOrder(deliverables).filter(({ status }) => status === 'submitted');
  const deliverable = pick(waiting.length > 0 ? waiting : inOrder(deliverables), who);
  if (!deliverable) return;
  const body = { status: 'approved' as const, view_count: deliverable.viewCount };
  const input = { params: { id: deliverable.id }, body };
  world.recordDecision(deliverable.id, deliverable.viewCount);
  const reasons = await reasonsToLook(world, deliverable);
  await world.attempt(`${deliverable.ownerId} approves ${deliverable.id}`, () =>
    decideDeliverable(world.callOf(deliverable.ownerId), input),
  );
  await expectLookedAt(world, deliverable, reasons);
};

const REFUSALS = ['rejected', 'revision_requested'] as const;

/** The owner turns a treasure down, or sends it back. */
export const turnDeliverableDown: Command = async (world, [who, what]) => {
  const deliverable = pick(inOrder((await readBooks(world.look)).deliverables), who);
  const status = pick(REFUSALS, what) ?? 'rejected';
  if (!deliverable) return;
  const input = {
    params: { id: deliverable.id },
    body: { status, feedback: 'Not yet', view_count: deliverable.viewCount },
  };
  await world.attempt(`${deliverable.id} is ${status}`, () =>
    decideDeliverable(world.callOf(deliverable.ownerId), input),
  );
};

/** The owner verifies a proof, or turns it down. */
export const judgeProof: Command = async (world, [who, what]) => {
  const proof = pick(inOrder((await readBooks(world.look)).proofs), who);
  const status = pick(['verified', 'verified', 'verified', ...REFUSALS] as const, what) ?? 'verified';
  if (!proof) return;
  const { id, reportedViewCount: seen } = proof;
  if (status === 'verified') world.recordDecision(id, seen);
  const input = { params: { id }, body: { status, feedback: 'Seen', reported_view_count: seen } };
  await world.attempt(`${proof.id} is ${status}`, () => decideProof(world.callOf(proof.ownerId), input));
};

/** The owner accepts the content of an application and approves its payment. */
export const settleApplication: Command = async (world, [who]) => {
  const { applications } = await readBooks(world.look);
  const application = pick(inOrder(applications.filter(({ status }) => status !== 'pending')), who);
  if (!application) return;
  const now = world.deps.clock.now();
  const content = {
    url: 'https://www.tiktok.com/@cy/video/9',
    text: null,
    status: 'approved' as const,
    feedback: null,
    submittedAt: now,
    decideBy: addDays(now, 5),
    decidedAt: now,
  };
  if (!application.content)
    await world.look.collection(COLLECTIONS.applications).doc(application.id).update({ content });
  const { id, ownerId, creatorId } = application;
  await world.attempt(`the application of ${creatorId} is settled`, () =>
    approvePayment(world.callOf(ownerId), { params: { id }, body: { approved: true } }),
  );
};

/** The owner frees the slot of a creator who has delivered nothing that counts. */
export const freeOverdueSlot: Command = async (world, [who]) => {
  const { applications } = await readBooks(world.look);
  const application = pick(inOrder(applications.filter(({ status }) => status === 'approved')), who);
  if (!application) return;
  const { id, ownerId, creatorId } = application;
  await world.attempt(`the slot of ${creatorId} is freed`, () => freeSlot(world.callOf(ownerId), { params: { id } }));
};

/** The owner looks up what became of a payout, or tries a failed one again. */
export const processOrRetry: Command = async (world, [who, what]) => {
  const payout = pick(inOrder((await readBooks(world.look)).payouts), who);
  if (!payout) return;
  const { id, ownerId } = payout;
  const isRetry = what % 3 > 0;
  await world.attempt(
    `the payout for ${payout.proofId ?? payout.deliverableId} is ${isRetry ? 'tried again' : 'looked at'}`,
    () => (isRetry ? retryPayout : resolveOwnPayout)(world.callOf(ownerId), { params: { id } }),
  );
};
