import { z } from 'zod';
import { ById, ByUid, Uid, QueryInteger } from '../shared/values.ts';
import { anyoneKnown, defineOperation, onlyRoles, signedIn } from '../calls/define-operation.ts';
import { PageQuery, MAX_SEARCH_READS, SearchText } from '../calls/paging.ts';
import { Rating, ReplyText, ReviewComment, ReviewView } from './review.ts';

/** Accepted because the specification's requests contain it, but ignored: the account's name is shown instead. */
const OwnName = z.string().max(200).optional();
const OwnPicture = z.string().max(2000).nullish();
const writing = [{ bucket: 'reviews', per: 'user', max: 20, windowSeconds: 3600 }] as const;

export const createReview = defineOperation('POST /reviews', {
  id: 'createReview',
  summary: 'Review a creator, once; name and picture of the reviewer are those of the account, whatever is sent',
  access: signedIn,
  self: 'body.userId',
  input: {
    body: z.object({
      creatorId: Uid,
      userId: Uid,
      userName: OwnName,
      userPic: OwnPicture,
      rating: Rating,
      comment: ReviewComment,
    }),
  },
  rateLimits: writing,
  output: ReviewView,
  status: 201,
  errors: ['not_found', 'already_exists', 'forbidden'],
  cost: { reads: 7, writes: 2 },
});

export const listReviewsOfCreator = defineOperation('GET /reviews/creator/{id}', {
  id: 'listReviewsOfCreator',
  summary:
    'What people say about a creator, all or those with so many stars, newest first; `search` finds words of reviewer, comment and reply. ' +
    'Nothing for others while the creator has switched the section off',
  access: anyoneKnown,
  input: {
    params: ByUid,
    query: PageQuery.extend({
      rating: QueryInteger.pipe(Rating).optional(),
      search: SearchText.optional(),
    }),
  },
  pageOf: ReviewView,
  errors: ['not_found'],
  cost: { reads: MAX_SEARCH_READS + 3, writes: 0 },
});

export const getOwnReview = defineOperation('GET /reviews/creator/{id}/own', {
  id: 'getOwnReview',
  summary: "The caller's own review of a creator, null while there is none",
  access: signedIn,
  input: { params: ByUid },
  output: z.object({ review: ReviewView.nullable() }),
  cost: { reads: 1, writes: 0 },
});

export const updateReview = defineOperation('PUT /reviews/{id}', {
  id: 'updateReview',
  summary: "Change rating or comment of the caller's own review; a reply stays",
  access: signedIn,
  input: { params: ById, body: z.object({ rating: Rating.optional(), comment: ReviewComment.optional() }) },
  rateLimits: writing,
  output: ReviewView,
  errors: ['not_found', 'forbidden'],
  cost: { reads: 3, writes: 1 },
});

export const replyToReview = defineOperation('POST /reviews/{id}/reply', {
  id: 'replyToReview',
  summary: "Reply, once, to a review of the caller's store",
  access: onlyRoles('content_creator'),
  self: 'body.creatorId',
  input: { params: ById, body: z.object({ creatorId: Uid, creatorName: OwnName, reply: ReplyText }) },
  rateLimits: [{ bucket: 'review-replies', per: 'user', max: 60, windowSeconds: 3600 }],
  output: ReviewView,
  status: 201,
  errors: ['not_found', 'already_exists', 'forbidden'],
  cost: { reads: 4, writes: 1 },
});

export const deleteReview = defineOperation('DELETE /reviews/{id}', {
  id: 'deleteReview',
  summary: "Take back the caller's own review",
  access: signedIn,
  input: { params: ById },
  errors: ['not_found', 'forbidden'],
  cost: { reads: 1, writes: 1 },
});
