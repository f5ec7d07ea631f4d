import type { FlagName } from '@doubloon/contract/flags/flag.ts';

/** The points of each flag. `picture_seen` weighs less when all pictures are of the creator's own. Reasons are in docs/flags.md. */
export const WEIGHTS: Readonly<Record<FlagName, number>> = {
  spike: 25,
  low_engagement: 35,
  fall: 20,
  reported_apart: 20,
  picture_seen: 50,
  same_post: 50,
  other_author: 60,
  young_account: 10,
  emptied_account: 25,
  shared_card: 60,
  shared_bank: 60,
  shared_device: 50,
  shared_network: 15,
  paid_together: 40,
  first_payouts: 15,
};

/** From which figures on each rule finds something. Percents are of 100. */
export const THRESHOLDS = {
  /** Growth in an hour: as many times the median, and as many views. */
  spike: { timesMedian: 10, viewsPerHour: 5_000, leastMinutesApart: 30 },
  /** Likes and comments together are below this percent of more than so many views. */
  lowEngagement: { percent: 0.05, views: 5_000 },
  /** Least percent by which a count has fallen below an earlier reading. */
  fall: { percent: 10 },
  /** The reported count differs from the one that was read within so many hours of it. */
  reportedApart: { percent: 5, hours: 24 },
  /** Bits of 256 in which a picture may differ from one of somebody else, and the weight of a file of the creator's own. */
  pictureSeen: { bits: 10, ownWeight: 30 },
  /** Percent by which the latest counts of one post under two addresses differ at most. */
  samePost: { percent: 10 },
  /** Days since the creator has registered or linked the account. */
  youngAccount: { days: 7 },
  /** The least number of a creator's other posts that is looked at, and the percent of them that is gone or private. */
  emptiedAccount: { posts: 3, percent: 50 },
  /** Creators who get their first payout from one owner on one day. */
  firstPayouts: { creators: 5 },
  /** A flag that was decided on is looked at anew when one of its figures is more than so many times what it was, or less than that part. */
  decided: { times: 2 },
} as const;

/** From this score on, a payment waits for an admin. */
export const HOLD_SCORE = 50;
