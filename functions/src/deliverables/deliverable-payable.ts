import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { deliverableLife } from '@doubloon/contract/deliverables/lifecycle.ts';
import { reportOfDeliverable } from '@doubloon/contract/payments/counted-posts.ts';
import type { CountedPost } from '@doubloon/contract/payments/application-funds.ts';
import type { CountOrigin } from '@doubloon/contract/payments/payout.ts';
import { isRemoved, type ReadingSource } from '@doubloon/contract/readings/reading.ts';
import type { LatestReading } from '@doubloon/contract/readings/top-up.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { deliverableStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { rejectHeld } from '../payments/payouts/decide-payable.ts';
import type { PayableFacts, PayableKind, PayablePost } from '../payments/payouts/payable.ts';
import { notPayable } from '../payments/statements/payment-refusal.ts';
import type { Documents, Tx } from '../platform/database/database.ts';

export function factsOfDeliverable(deliverable: Deliverable): PayableFacts {
  const { id, applicationId, campaignId, campaignTitle, creatorId, creatorName, ownerId } = deliverable;
  return {
    applicationId,
    campaignId,
    campaignTitle,
    creatorId,
    creatorName,
    ownerId,
    deliverableId: id,
    proofId: null,
    readingId: null,
  };
}

/** Why nothing is paid for a post that was taken down or hidden. */
export const REMOVED = 'This post is not public any more. Nothing is paid for it until it is back';

/** A deliverable as something that its approval pays for; `earlier` is what the platform has said of its post by another treasure, while this one is not read. */
function toPayable(deliverable: Deliverable, earlier: LatestReading | null): PayablePost<Deliverable> {
  const { id, status, authorCheck, decideBy, paymentProblem } = deliverable;
  const word = spoken(deliverableStatusLabels[status]);
  const change = (tx: Tx, changes: Partial<Deliverable>) => {
    tx.deliverables.update(id, changes);
    return toPayable({ ...deliverable, ...changes }, earlier);
  };
  const payable: PayablePost<Deliverable> = {
    document: deliverable,
    facts: factsOfDeliverable(deliverable),
    turnedDown: (to, refuse) =>
      deliverableLife.move(deliverable, to === 'rejected' ? 'reject' : 'sendBack', () => refuse(word)),
    isApproved: status === 'approved',
    report: reportOfDeliverable({ ...deliverable, earlierReading: earlier ?? deliverable.earlierReading }),
    shownViews: deliverable.viewCount,
    decideBy,
    paymentProblem,
    obstacle() {
      if (!deliverableLife.can(status, 'approve')) return `This treasure is ${word} and cannot be approved`;
      if (authorCheck === 'needs_admin') {
        return 'An admin still has to confirm that this post is by the creator’s linked account';
      }
      return isRemoved(deliverable.postState) ? REMOVED : null;
    },
    approve: (tx, { feedback, now, acceptedAt, post, counted }) =>
      change(tx, {
        ...deliverableLife.move(deliverable, 'approve'),
        acceptedBySilence: !post,
        acceptedAt: post ? acceptedAt : null,
        acceptedViews: counted?.views ?? null,
        ...(post && { baselineViews: post.baselineViews }),
        feedback,
        decidedAt: now,
      }),
    turnDown: (tx, changes, by) => change(tx, { ...changes, paymentRefused: by === 'team' }),
    recordProblem: (tx, problem) => void change(tx, { paymentProblem: problem }),
    caseSubject: 'treasure',
    refuseHeld: (tx, _held, refusal) => rejectHeld(tx, payable, { kind: 'deliverable', id }, refusal),
  };
  return payable;
}

/**
 * The last counts that the platform gave for a post that was delivered before, also if that treasure was taken back, and since this one was delivered; null
 * without any. Reads at most 2.
 */
async function findEarlierReading(documents: Documents, deliverable: Deliverable): Promise<LatestReading | null> {
  const read = await documents.deliverables.findLastRead(deliverable);
  if (read) return read.latestReading;
  const reservation = await documents.postReservations.findOfPost(deliverable.postKey);
  return reservation?.latestReading ?? null;
}

export const deliverablePayable: PayableKind<PayablePost<Deliverable>> = {
  find: async (documents, id) => {
    const deliverable = await documents.deliverables.find(id);
    if (!deliverable) return null;
    const isUnread = deliverable.status === 'submitted' && !deliverable.latestReading;
    return toPayable(deliverable, isUnread ? await findEarlierReading(documents, deliverable) : null);
  },
  findEvidence: async (documents, id) => {
    const deliverable = await documents.deliverables.find(id);
    return deliverable && deliverable.status !== 'approved' ? { deliverableId: id, proofId: null } : null;
  },
  unpayable: notPayable,
  findOpen: async (tx, campaignId, then) => {
    if (await tx.deliverables.hasToConfirm(campaignId)) return 'author';
    return (await tx.deliverables.hasOpen(campaignId, then)) ? 'decisions' : null;
  },
  hasUnpaid: (tx, campaignId, now) => tx.deliverables.hasUnpaid(campaignId, now),
};

/** Stores what was counted of a verified proof with its deliverable, unless a later one is verified already, and the baseline of its post. Writes at most 1. */
export function recordProvenViews(
  tx: Tx,
  { id, provenViews: known, baselineViews: based }: Deliverable,
  { reportedAt }: Pick<Proof, 'reportedAt'>,
  {
    post,
    counted,
    baselineSource,
  }: {
    readonly post: Pick<CountedPost, 'baselineViews'>;
    readonly counted: CountOrigin;
    /** Who gave the baseline, where the treasure had none. */
    readonly baselineSource: ReadingSource;
  },
): void {
  if (known && known.reportedAt > reportedAt) return;
  const first = based === null && { baselineSource };
  const { baselineViews } = post;
  tx.deliverables.update(id, { provenViews: { viewCount: counted.views, reportedAt }, baselineViews, ...first });
}
