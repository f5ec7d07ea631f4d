import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { acceptedPosts, countedViews } from '@doubloon/contract/payments/counted-posts.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { campaignCounts } from '../campaigns/campaign-counts.ts';
import type { Contributions } from '../platform/contributions.ts';
import type { TallySource } from '../platform/tally.ts';

/** The treasures of one application add to their campaign's waiting treasures and, the approved ones, the views that count. */
export function deliverablesContributions(deliverables: readonly Deliverable[]): Contributions {
  const [any] = deliverables;
  if (!any) return {};
  return campaignCounts(any.campaignId, {
    pendingDeliverables: deliverables.filter(({ status }) => status === 'submitted').length,
    views: countedViews(acceptedPosts(deliverables)),
  });
}

/** Grouped, because treasures can report the same post. */
export const deliverablesSource: TallySource<typeof Deliverable> = {
  collection: COLLECTIONS.deliverables,
  schema: Deliverable,
  groupedBy: 'applicationId',
  contributions: deliverablesContributions,
};
