import { Rating, ReplyText, ReviewComment } from '@doubloon/contract/reviews/review.ts';
import { z } from 'zod';

/** A review as typed; no star is chosen at first. */
export const reviewSchema = z.object({
  rating: z
    .number()
    .nullable()
    .transform((rating) => rating ?? 0)
    .pipe(Rating),
  comment: ReviewComment,
});

export type ReviewValues = z.input<typeof reviewSchema>;

/** A reply as typed. */
export const replySchema = z.object({ reply: ReplyText });
