import { Follow } from '@doubloon/contract/followers/follow.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { sumContributions } from '../platform/contributions.ts';
import type { TallySource } from '../platform/tally.ts';
import { storeCounts } from '../stores/store-counts.ts';

/** A follow adds a follower to its creator's store. */
export const followsSource: TallySource<typeof Follow> = {
  collection: COLLECTIONS.follows,
  schema: Follow,
  contributions: (follows) =>
    sumContributions(follows.map(({ creatorUid }) => storeCounts(creatorUid, { followers: 1 }))),
};
