import { z } from 'zod';
import { DocumentId, Uid } from '../shared/ids.ts';

/** Reserves a post for one application and keeps the counts it was reported with before, `postKeys/{hash of postKey}`; server only. */
export const PostReservation = z.object({
  postKey: z.string(),
  applicationId: DocumentId,
  creatorId: Uid,
  /** Views that never count; see `Deliverable.baselineViews`. Fixed by the first treasure of the post, also when that is taken back. */
  baselineViews: z.int().nonnegative(),
  /** The baselines of other applications that the post belonged to before, by their ids. */
  earlierBaselines: z.record(z.string(), z.int().nonnegative()).default({}),
  /** The only treasure of the post that can still be undecided; null when all were taken back, and the post is free. */
  latestDeliverableId: DocumentId.nullable(),
  createdAt: z.date(),
});
export type PostReservation = z.infer<typeof PostReservation>;
