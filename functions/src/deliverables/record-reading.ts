import type { Application } from '@doubloon/contract/applications/application.ts';
import { decideByFrom, type Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { countedViewsOf } from '@doubloon/contract/payments/counted-posts.ts';
import { isRemoved, postStateAfter, type ReadingProblem } from '@doubloon/contract/readings/reading.ts';
import type { LatestReading, TopUp } from '@doubloon/contract/readings/top-up.ts';
import { giveBaseline } from '../payments/payouts/give-baseline.ts';
import { lapsePayout } from '../payments/payouts/live-payout.ts';
import { payoutIdOf } from '../payments/payouts/payable.ts';
import type { Tx } from '../platform/database/database.ts';
import { isRefused } from './open-top-up.ts';

interface DeliverableForReading {
  /** Stores the latest counts with a treasure, its baseline when they are the first, and lowers what is validated when they are lower. Writes up to 4. */
  recordReading(latest: LatestReading, publishedAt: Date): void;
  /** Stores where its post is now; unless it is still shown to be theirs, what is validated of it is over. Writes up to 3. */
  recordProblem(problem: ReadingProblem): void;
}

/** A treasure whose post was read, ready for the answer; null once it was taken back. Reads up to 7. */
export async function findForReading(tx: Tx, id: string, now: Date): Promise<DeliverableForReading | null> {
  const deliverable = await tx.deliverables.find(id);
  if (!deliverable) return null;
  const application = await tx.applications.get(deliverable.applicationId);
  const funds = await tx.applicationFunds.find(application.id);
  const live = funds?.livePayoutId ? await tx.payouts.find(funds.livePayoutId) : null;
  const isCounting = live?.receipt.posts.some(({ postKey }) => postKey === deliverable.postKey) ?? false;
  const first = deliverable.baselineSource === 'platform' ? null : await tx.readings.findFirst(id);
  const { topUp } = deliverable;
  // Money in flight stands, and so does what our team has refused. A top-up that has failed before is not tried again with another count.
  const isOpen = topUp !== null && !isRefused(topUp);
  const canChange = isOpen && funds?.livePayoutId !== payoutIdOf(topUp.readingId);
  const failed = canChange ? await tx.payouts.find(payoutIdOf(topUp.readingId)) : null;
  const change = (changed: TopUp | null): Partial<Deliverable> => {
    if (failed) lapsePayout(tx, failed, now);
    return { topUp: changed };
  };
  return {
    recordReading(latest, publishedAt) {
      const based = isCounting ? {} : baselineBy({ deliverable, application, funds }, { first, latest, publishedAt });
      const postState = postStateAfter(null, deliverable.postState);
      const lower = canChange && latest.views < topUp.views ? change(fallTo(topUp, latest)) : {};
      // Its platform says whose post it is.
      const confirmed = {
        authorCheck: 'confirmed',
        ...(couldNotBeAccepted(deliverable) && { decideBy: decideByFrom(deliverable, now) }),
      } as const;
      tx.deliverables.update(id, { latestReading: latest, postState, publishedAt, ...confirmed, ...based, ...lower });
      const { baselineViews, countedReading } = based;
      if (!funds || baselineViews === undefined) return;
      giveBaseline(tx, funds, { postKey: deliverable.postKey, baselineViews, countedReading });
    },
    recordProblem(problem) {
      const postState = postStateAfter(problem, deliverable.postState);
      if (postState === deliverable.postState) return;
      tx.deliverables.update(id, { postState, ...(canChange && postState !== 'live' && change(null)) });
    },
  };
}

/** The lower count when the views have fallen during their validation: the post had it all the time. */
const fallTo = (topUp: TopUp, { id: readingId, views, at }: LatestReading): TopUp => ({
  ...topUp,
  readingId,
  views,
  at,
});

/** True when nobody could accept a treasure until its platform shows its post, and whose that is. */
const couldNotBeAccepted = ({ authorCheck, postState }: Deliverable): boolean =>
  authorCheck === 'needs_admin' || isRemoved(postState);

interface DeliverableInBooks {
  readonly deliverable: Deliverable;
  readonly application: Application;
  readonly funds: ApplicationFunds | null;
}

interface Read {
  /** The first counts that its platform gave before, if any. */
  readonly first: Pick<LatestReading, 'views'> | null;
  readonly latest: LatestReading;
  readonly publishedAt: Date;
}

/**
 * The baseline by the first counts that its platform gave: 0 of a post newer than the approval, else these counts. Nothing when the platform gave it already; while a
 * payout that counts the post is in flight, whose amount stands, it is left for a later reading. A post that was accepted before it could be read does not
 * begin to count by that: what its owner accepted was reported. Where the baseline of an older post was a proof's, what was accepted since counts as before, and
 * from now on only what the platform says more than it does now: it cannot tell how much of its count is old.
 */
function baselineBy(
  { deliverable, application, funds }: DeliverableInBooks,
  { first, latest, publishedAt }: Read,
): Partial<Pick<Deliverable, 'baselineSource' | 'countedReading'>> & { readonly baselineViews?: number } {
  if (deliverable.baselineSource === 'platform') return {};
  const { views } = first ?? latest;
  const isNewer = publishedAt > (application.decidedAt ?? application.createdAt);
  const counted = funds?.posts.find(({ postKey }) => postKey === deliverable.postKey);
  if (!counted) return { baselineViews: isNewer ? 0 : views, baselineSource: 'platform' };
  // The first count that pays for it brings its baseline along.
  if (isNewer) return {};
  if (counted.baselineViews === null)
    return { baselineViews: Math.max(views, counted.views), baselineSource: 'platform' };
  if (deliverable.baselineSource !== 'proof' || latest.views <= counted.views) return {};
  // A count of before stands behind what was accepted since: a later one gives the baseline.
  if (latest.at < counted.reportedAt) return {};
  const { id, at } = latest;
  return {
    baselineViews: latest.views - countedViewsOf(counted),
    baselineSource: 'platform',
    countedReading: { id, at, views: latest.views },
  };
}
