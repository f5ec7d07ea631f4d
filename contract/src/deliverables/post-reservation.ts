import { z } from 'zod';
import { DocumentId, Uid } from '../shared/ids.ts';

/** That a post belongs to one application, `postKeys/{hash of postKey}`; server only. */
export const PostReservation = z.object({
  postKey: z.string(),
  applicationId: DocumentId,
  creatorId: Uid,
  /** Views that never count; see `Deliverable.baselineViews`. Fixed by the first treasure of the post. */
  baselineViews: z.int().nonnegative(),
  /** The only treasure of the post that can still be undecided. */
  latestDeliverableId: DocumentId,
  createdAt: z.date(),
});
export type PostReservation = z.infer<typeof PostReservation>;
