import { revisedUntil, type Deliverable, type DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import {
  acceptedPosts,
  acceptReport,
  countedViews,
  lastRead,
  reportOfDeliverable,
  reportOfTopUp,
} from '@doubloon/contract/payments/counted-posts.ts';
import { postIdOf } from '@doubloon/contract/readings/watched-post.ts';
import type { Reading, ReadingView } from '@doubloon/contract/readings/reading.ts';
import { payoutIdOf } from '../payments/payouts/payable.ts';
import { toPaymentProblemView } from '../payments/statements/payment-problem-view.ts';

/** The counts of a reading, without what only the server needs. */
export function toReadingView({ at, views, likes, comments, shares, source }: Reading): ReadingView {
  return { at, views, likes, comments, shares, source };
}

/** A treasure as the API shows it to its creator and the campaign's owner; its title is the campaign's. */
export function toDeliverableView(deliverable: Deliverable): DeliverableView {
  const read = lastRead(deliverable);
  return {
    treasure_id: deliverable.id,
    application_id: deliverable.applicationId,
    campaign_id: deliverable.campaignId,
    creator_id: deliverable.creatorId,
    creatorName: deliverable.creatorName,
    creatorPic: deliverable.creatorPic,
    title: deliverable.campaignTitle,
    url: deliverable.url,
    platform: deliverable.platform,
    post_id: postIdOf(deliverable),
    post_picture_url: deliverable.postPicture?.downloadUrl ?? null,
    notes: deliverable.notes,
    view_count: deliverable.viewCount,
    reported_at: deliverable.reportedAt ?? deliverable.createdAt,
    published_at: deliverable.publishedAt,
    baseline_views: deliverable.baselineViews,
    proven_view_count: deliverable.provenViews?.viewCount ?? null,
    proven_at: deliverable.provenViews?.reportedAt ?? null,
    ...countsOf(deliverable),
    baseline: toBaselineView(deliverable),
    latest_reading: read && toReadingView(read),
    post_state: deliverable.postState,
    pays_at: deliverable.topUp?.paysAt ?? null,
    author_check: deliverable.authorCheck,
    status: deliverable.status,
    accepted_by_silence: deliverable.acceptedBySilence,
    feedback: deliverable.feedback,
    revision_instructions: deliverable.revisionInstructions,
    revise_until: deliverable.status === 'revision_requested' ? revisedUntil(deliverable) : null,
    created_at: deliverable.createdAt,
    decide_by: deliverable.decideBy,
    payment_problem: toProblemOf(deliverable),
  };
}

/** Returns the accepted and the counted views of a treasure's post, by the rules of payouts. */
function countsOf(deliverable: Deliverable): Pick<DeliverableView, 'accepted_view_count' | 'counted_views'> {
  const { status } = deliverable;
  const posts = acceptedPosts([deliverable]);
  const accepted = posts.find(({ baselineViews }) => baselineViews !== null);
  const coming = status === 'approved' ? reportOfTopUp(deliverable) : reportOfDeliverable(deliverable);
  return {
    accepted_view_count: accepted?.views ?? null,
    counted_views: status === 'rejected' ? 0 : countedViews(coming ? acceptReport(posts, coming) : posts),
  };
}

/** The baseline with its source: one that was stored without is 0 by the page of the post, or an accepted proof's. */
function toBaselineView({ baselineViews: views, baselineSource }: Deliverable): DeliverableView['baseline'] {
  return views === null ? null : { views, source: baselineSource ?? (views === 0 ? 'page' : 'proof') };
}

/** Returns why the approval of a treasure could not be paid; of an approved one, why its platform's count could not. */
function toProblemOf({ status, paymentProblem, decideBy, topUp }: Deliverable): DeliverableView['payment_problem'] {
  if (status === 'submitted') return toPaymentProblemView(paymentProblem, decideBy);
  return (
    topUp &&
    toPaymentProblemView(topUp.paymentProblem, topUp.paysAt, { type: 'payment', id: payoutIdOf(topUp.readingId) })
  );
}
