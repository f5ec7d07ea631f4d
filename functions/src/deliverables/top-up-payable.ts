import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { reportOfReading } from '@doubloon/contract/payments/counted-posts.ts';
import type { TopUp } from '@doubloon/contract/readings/top-up.ts';
import { mayEarn } from '../applications/application-payable.ts';
import { factsOfDeliverable, REMOVED } from './deliverable-payable.ts';
import { giveUpHeld } from '../payments/payouts/held-payout.ts';
import type { Payable, PayableKind } from '../payments/payouts/payable.ts';
import { notPayable } from '../payments/statements/payment-refusal.ts';
import type { Tx } from '../platform/database/database.ts';

/** Why nothing is paid by the counts of an account that is not linked any more. */
const UNLINKED = 'The account that posted this is not linked any more, so its views cannot be looked at';

const REFUSED = 'Our team has not released these views, so they are not paid.';

/** A platform's count of a treasure's post as a payable: nobody decides on it, its validation ends. */
function toPayable(deliverable: Deliverable, topUp: TopUp, isApproved: boolean): Payable<Deliverable> {
  const { id, applicationId, creatorId, platform, postState } = deliverable;
  const { readingId, views, at, handle, paysAt, baselineViews, paymentProblem } = topUp;
  const counted = { id: readingId, views, at };
  const payable: Payable<Deliverable> = {
    document: deliverable,
    facts: { ...factsOfDeliverable(deliverable), readingId },
    isApproved,
    report: reportOfReading({ ...deliverable, baselineViews }, counted),
    shownViews: views,
    decideBy: paysAt,
    paymentProblem,
    async obstacle(tx) {
      if (postState !== 'live') return REMOVED;
      const account = await tx.socialAccounts.findOf(creatorId, platform);
      if (account?.handle !== handle) return UNLINKED;
      const application = await tx.applications.get(applicationId);
      return mayEarn(application) ? null : 'This project has ended; nothing more is paid for it';
    },
    approve(tx, { post }) {
      const changes = { topUp: null, countedReading: counted, ...(post && { baselineViews: post.baselineViews }) };
      tx.deliverables.update(id, changes);
      return toPayable({ ...deliverable, ...changes }, topUp, true);
    },
    recordProblem: (tx, problem) => tx.deliverables.update(id, { topUp: { ...topUp, paymentProblem: problem } }),
    caseSubject: 'treasure',
    refuseHeld: (tx, held, { now }) => giveUpHeld(tx, payable, held, { details: REFUSED, now }),
  };
  return payable;
}

export const topUpPayable: PayableKind<Payable<Deliverable>> = {
  find: async (documents, id) => {
    const reading = await documents.readings.find(id);
    const deliverable = reading && (await documents.deliverables.find(reading.deliverableId));
    if (!deliverable) return null;
    const { topUp, countedReading } = deliverable;
    if (topUp?.readingId === id) return toPayable(deliverable, topUp, false);
    if (countedReading?.id !== id) return null;
    const { views, at } = countedReading;
    const { baselineViews } = deliverable;
    return toPayable(
      deliverable,
      { readingId: id, views, at, handle: '', paysAt: at, baselineViews, paymentProblem: null },
      true,
    );
  },
  findEvidence: async (documents, id) => {
    const reading = await documents.readings.find(id);
    return reading && { deliverableId: reading.deliverableId, proofId: null };
  },
  unpayable: notPayable,
  findOpen: async (tx: Tx, campaignId, then) =>
    (await tx.deliverables.hasTopUp(campaignId, then)) ? 'validation' : null,
  hasUnpaid: (tx: Tx, campaignId, now) => tx.deliverables.hasUnpaidTopUp(campaignId, now),
};
