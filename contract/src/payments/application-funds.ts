import { z } from 'zod';
import { DocumentId, Uid } from '../shared/values.ts';
import { Cents } from '../shared/money.ts';

/** The latest accepted count of one post. */
export const CountedPost = z.object({
  postKey: z.string(),
  views: z.int().nonnegative(),
  /** Views that do not count; null until a first accepted proof sets them, and until then no views count. */
  baselineViews: z.int().nonnegative().nullable(),
  reportedAt: z.date(),
  /** True once a later count was lower than one accepted before. */
  hasFallen: z.boolean(),
});
export type CountedPost = z.infer<typeof CountedPost>;

/** Earnings and payments of an application, `applicationFunds/{applicationId}`; server only. */
export const ApplicationFunds = z.object({
  applicationId: DocumentId,
  campaignId: DocumentId,
  creatorId: Uid,
  posts: z.array(CountedPost),
  paidCents: Cents,
  /** Cents that were paid and taken back by a reversal; they are not paid again automatically. */
  reversedCents: Cents,
  /** The only payout whose money is in flight. */
  livePayoutId: DocumentId.nullable(),
  /**
   * The admin who has refused or flagged a payment of the application. Payments held afterwards are sent only if an admin releases them; a release clears this
   * field.
   */
  doubtedBy: Uid.nullable().default(null),
  updatedAt: z.date(),
});
export type ApplicationFunds = z.infer<typeof ApplicationFunds>;
