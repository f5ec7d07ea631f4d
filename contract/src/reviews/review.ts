import { z } from 'zod';
import { DocumentId, Uid, WireDate } from '../shared/values.ts';
import { readableText } from '../shared/readable-text.ts';
import { SENTENCES } from '../shared/sentences.ts';

export const MAX_REVIEW_LENGTH = 500;

export const Rating = z.int(SENTENCES.rating).min(1, SENTENCES.rating).max(5, SENTENCES.rating);
export const ReviewComment = readableText(MAX_REVIEW_LENGTH, SENTENCES.comment);
export const ReplyText = readableText(MAX_REVIEW_LENGTH, SENTENCES.reply);

/** A review of a creator, `reviews/{userId}__{creatorId}`; everybody may read it. */
export const Review = z.object({
  id: DocumentId,
  creatorId: Uid,
  userId: Uid,
  userName: z.string(),
  userPic: z.string().nullable(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  /** True when the reviewer has paid this creator for work; kept by a trigger. */
  paidCollaboration: z.boolean(),
  /** The creator's one reply. */
  reply: z.object({ creatorName: z.string(), reply: z.string(), createdAt: z.date() }).nullable(),
  createdAt: z.date(),
  editedAt: z.date().nullable(),
});
export type Review = z.infer<typeof Review>;

export function reviewId(userId: string, creatorId: string): string {
  return `${userId}__${creatorId}`;
}

export const ReviewView = Review.extend({
  reply: z.object({ creatorName: z.string(), reply: z.string(), createdAt: WireDate }).nullable(),
  createdAt: WireDate,
  editedAt: WireDate.nullable(),
}).meta({ id: 'Review' });
export type ReviewView = z.infer<typeof ReviewView>;
