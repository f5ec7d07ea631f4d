import type { ApplicationFunds, CountedPost } from '@doubloon/contract/payments/application-funds.ts';
import type { CountedReading } from '@doubloon/contract/readings/top-up.ts';
import type { Tx } from '../../platform/database/database.ts';

interface Baseline extends Pick<CountedPost, 'postKey'> {
  readonly baselineViews: number;
  /** The platform's count that is accepted with it, so that the post counts what it has counted before. */
  readonly countedReading: CountedReading | null | undefined;
}

/** Gives a counted post of an application its baseline: its first, or another with a count of its platform; nothing when the post is not counted. Writes at most 1. */
export function giveBaseline(
  tx: Tx,
  funds: ApplicationFunds,
  { postKey, baselineViews, countedReading }: Baseline,
): void {
  const known = funds.posts.find((post) => post.postKey === postKey);
  if (!known || (known.baselineViews !== null && !countedReading)) return;
  const count = countedReading && { views: countedReading.views, reportedAt: countedReading.at };
  const posts = funds.posts.map((post) => (post === known ? { ...post, ...count, baselineViews } : post));
  tx.applicationFunds.put({ ...funds, posts });
}
