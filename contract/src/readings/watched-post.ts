import { z } from 'zod';
import { PLATFORM_IDS, type PlatformId } from '../shared/platforms.ts';
import { DocumentId, Uid } from '../shared/values.ts';
import { Reading, ReadingProblem } from './reading.ts';

/** The post of a treasure with its reading schedule, `watchedPosts/{treasure}`; server only. */
export const WatchedPost = z.object({
  deliverableId: DocumentId,
  applicationId: DocumentId,
  campaignId: DocumentId,
  creatorId: Uid,
  ownerId: Uid,
  platform: z.enum(PLATFORM_IDS),
  /** The platform's own id of the post. */
  postId: z.string(),
  /** The platform's id of the author's account, once an answer gave it. */
  authorId: z.string().nullable(),
  /** The linked account for which `authorId` was found; for another account, the platform is asked again. */
  authorHandle: z.string().nullable().default(null),
  /** When the post was published according to its platform; null until it was read. */
  publishedAt: z.date().nullable(),
  watchedSince: z.date(),
  /** When the post is read next; null if it is no longer read. */
  dueAt: z.date().nullable(),
  /** When it was last requested from its platform; null before, and in older documents. */
  askedAt: z.date().nullable().default(null),
  /** When the post was last read. */
  readAt: z.date().nullable(),
  /** Why the last attempt gave no counts, and since when; null if it gave some. */
  problem: ReadingProblem.nullable(),
  problemSince: z.date().nullable(),
  /** Consecutive attempts without an answer from the platform. */
  failures: z.int().nonnegative(),
});
export type WatchedPost = z.infer<typeof WatchedPost>;

type PostOf<T> = T & { readonly platform: PlatformId };

/** Returns the platform's own id of the post that a treasure reports. */
export const postIdOf = ({ platform, postKey }: PostOf<{ readonly postKey: string }>): string =>
  postKey.slice(platform.length + 1);

/** Returns the canonical key of a watched post, as treasures store it. */
export const postKeyOf = ({ platform, postId }: PostOf<{ readonly postId: string }>): string => `${platform}:${postId}`;

/** A reading of a treasure's post, `readings/{id}`; never changed. Server only. */
export const PostReading = Reading.extend({
  id: DocumentId,
  deliverableId: DocumentId,
  /** The canonical key of the post, see `Deliverable.postKey`; null in older documents. */
  postKey: z.string().nullable().default(null),
  applicationId: DocumentId,
  campaignId: DocumentId,
  creatorId: Uid,
  ownerId: Uid,
});
export type PostReading = z.infer<typeof PostReading>;
