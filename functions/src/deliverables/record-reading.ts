import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { postStateAfter, type ReadingProblem } from '@doubloon/contract/readings/reading.ts';
import type { LatestReading } from '@doubloon/contract/readings/top-up.ts';
import { giveBaseline } from '../payments/payouts/give-baseline.ts';
import type { Tx } from '../platform/database/database.ts';

interface ReadTreasure {
  /** Stores the latest counts with a treasure, and its baseline when they are the first. Writes up to 2. */
  recordReading(latest: LatestReading, publishedAt: Date): void;
  /** Stores where its post is now. Writes up to 1. */
  recordProblem(problem: ReadingProblem): void;
}

/** A treasure whose post was read, ready for the answer; null once it was taken back. Reads up to 3. */
export async function readTreasure(tx: Tx, id: string): Promise<ReadTreasure | null> {
  const deliverable = await tx.deliverables.find(id);
  if (!deliverable) return null;
  const application = await tx.applications.get(deliverable.applicationId);
  const funds = await tx.applicationFunds.find(application.id);
  return {
    recordReading(latest, publishedAt) {
      const based = firstBaseline({ deliverable, application, funds }, latest, publishedAt);
      const postState = postStateAfter(null, deliverable.postState);
      tx.deliverables.update(id, { latestReading: latest, postState, publishedAt, ...based });
      const { baselineViews } = based;
      if (!funds || baselineViews === undefined) return;
      const { postKey } = deliverable;
      giveBaseline(tx, funds, { postKey, baselineViews });
    },
    recordProblem(problem) {
      const postState = postStateAfter(problem, deliverable.postState);
      if (postState !== deliverable.postState) tx.deliverables.update(id, { postState });
    },
  };
}

interface Treasure {
  readonly deliverable: Deliverable;
  readonly application: Application;
  readonly funds: ApplicationFunds | null;
}

/**
 * The baseline by the first counts that its platform gave: 0 of a post newer than the approval, else these counts. Nothing when it is known already, or money is
 * in flight, whose amount stands. A post that was accepted before it could be read does not begin to count by that: what its owner accepted was reported.
 */
function firstBaseline(
  { deliverable, application, funds }: Treasure,
  { views }: LatestReading,
  publishedAt: Date,
): Partial<Pick<Deliverable, 'baselineViews' | 'baselineSource'>> {
  if (deliverable.baselineSource === 'platform' || funds?.livePayoutId) return {};
  const isNewer = publishedAt > (application.decidedAt ?? application.createdAt);
  const counted = funds?.posts.find(({ postKey }) => postKey === deliverable.postKey);
  if (!counted) return { baselineViews: isNewer ? 0 : views, baselineSource: 'platform' };
  // The first count that pays for it brings its baseline along.
  if (counted.baselineViews !== null || isNewer) return {};
  return { baselineViews: Math.max(views, counted.views), baselineSource: 'platform' };
}
