import type { ApplicationFunds, CountedPost } from '@doubloon/contract/payments/application-funds.ts';
import type { Tx } from '../../platform/database/database.ts';

/** Gives a counted post of an application the baseline that it had none of; nothing when the post is not counted. Writes at most 1. */
export function giveBaseline(
  tx: Tx,
  funds: ApplicationFunds,
  { postKey, baselineViews }: Pick<CountedPost, 'postKey' | 'baselineViews'>,
): void {
  const known = funds.posts.find((post) => post.postKey === postKey);
  if (known?.baselineViews !== null) return;
  const posts = funds.posts.map((post) => (post === known ? { ...post, baselineViews } : post));
  tx.applicationFunds.put({ ...funds, posts });
}
