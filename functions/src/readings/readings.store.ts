import type { Page } from '@doubloon/contract/calls/paging.ts';
import type { PageWanted } from '../platform/database/collection.ts';
import { sortedPage } from '../platform/database/sorted-page.ts';
import { ReadingMonth, ReadingUse } from '@doubloon/contract/readings/reading-use.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { PostReading, WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import type { Query } from '@google-cloud/firestore';
import { storeOf } from '../platform/database/document-store.ts';
import { derivedId } from '../platform/ids.ts';

type PostOfApplication = Pick<WatchedPost, 'applicationId' | 'platform' | 'postId'>;

/** A moment earlier than every reading. */
const NEVER = new Date(0);

export class WatchedPosts extends storeOf('watchedPosts', WatchedPost, ({ deliverableId }) => deliverableId, {
  of: 'creatorId',
}) {
  /** Returns the posts of a platform that are due by a moment, the longest due first. Reads at most `limit`. */
  findDue(platform: PlatformId, by: Date, limit: number): Promise<WatchedPost[]> {
    return this.all(this.#dueOf(platform, by).orderBy('dueAt').limit(limit));
  }

  /** Returns how many posts of a platform are due by a moment. Reads 1 for each 1,000. */
  countDue(platform: PlatformId, by: Date): Promise<number> {
    return this.count(this.#dueOf(platform, by));
  }

  #dueOf(platform: PlatformId, by: Date): Query<WatchedPost> {
    return this.documents.where('platform', '==', platform).where('dueAt', '<=', by);
  }

  /** Returns, of an application's watches of one post, the one for which its platform was asked last; null if it never was. Reads at most 1. */
  findLastAsked({ applicationId, platform, postId }: PostOfApplication): Promise<WatchedPost | null> {
    const ofPost = this.documents.where('applicationId', '==', applicationId).where('platform', '==', platform);
    return this.first(ofPost.where('postId', '==', postId).where('askedAt', '>', NEVER).orderBy('askedAt', 'desc'));
  }

  /** Returns how many of a creator's watched posts were requested from a platform since a moment. Reads 1 for each 1,000. */
  countAskedSince(creatorId: string, platform: PlatformId, since: Date): Promise<number> {
    return this.count(this.of(creatorId).where('platform', '==', platform).where('askedAt', '>=', since));
  }

  /** Returns a creator's watched posts on a platform that were published at a given moment. Reads at most `limit`. */
  findPublishedAt(creatorId: string, platform: PlatformId, at: Date, limit: number): Promise<WatchedPost[]> {
    const published = this.of(creatorId).where('platform', '==', platform).where('publishedAt', '==', at);
    return this.all(published.limit(limit));
  }

  /** Returns some of a creator's watched posts, in no particular order. Reads at most `limit`. */
  findSomeOf(creatorId: string, limit: number): Promise<WatchedPost[]> {
    return this.all(this.of(creatorId).limit(limit));
  }
}

const monthId = ({ platform, month }: Pick<ReadingMonth, 'platform' | 'month'>): string => `${platform}__${month}`;

export class ReadingMonths extends storeOf('readingMonths', ReadingMonth, monthId) {
  /** Returns the posts and calls of a platform in a month; null if it was not asked. Reads 1. */
  findOf(platform: PlatformId, month: string): Promise<ReadingMonth | null> {
    return this.find(monthId({ platform, month }));
  }
}

export class ReadingUses extends storeOf('readingUse', ReadingUse, ({ platform }) => platform) {}

export class Readings extends storeOf('readings', PostReading, ({ id }) => id, { of: 'creatorId' }) {
  /** Adds the reading that was due at a moment, and returns its id. The commit fails if it exists already, so a repeated run adds none. Writes 1. */
  addDue(reading: Omit<PostReading, 'id'>, dueAt: Date): string {
    const id = derivedId('rdg', `${reading.deliverableId}:${dueAt.getTime()}`);
    this.add({ ...reading, id });
    return id;
  }

  /** Returns the last counts that the platform gave for a treasure's post up to a moment, or null. Reads at most 1. */
  findLast(deliverableId: string, until: Date): Promise<PostReading | null> {
    return this.first(this.#byPlatform(deliverableId).where('at', '<=', until).orderBy('at', 'desc'));
  }

  /** Returns the first counts that the platform gave for a treasure's post, or null. Reads at most 1. */
  findFirst(deliverableId: string): Promise<PostReading | null> {
    return this.first(this.#byPlatform(deliverableId).orderBy('at'));
  }

  #byPlatform(deliverableId: string): Query<PostReading> {
    return this.documents.where('deliverableId', '==', deliverableId).where('source', '==', 'platform');
  }

  /** Returns the latest readings of a creator's post, across all treasures that reported it, latest first. Reads at most `limit`. */
  findOfPost(creatorId: string, postKey: string, limit: number): Promise<PostReading[]> {
    return this.all(this.of(creatorId).where('postKey', '==', postKey).orderBy('at', 'desc').limit(limit));
  }

  /** Returns the highest number of views that a platform gave for any post of a creator; null if none was read. Reads at most 1. */
  async findMostViews(creatorId: string): Promise<number | null> {
    const read = this.of(creatorId).where('source', '==', 'platform');
    return (await this.first(read.orderBy('views', 'desc')))?.views ?? null;
  }

  /** Returns a page of a treasure's readings, latest first. Reads one document more than the page. */
  pageOf(deliverableId: string, page: PageWanted): Promise<Page<PostReading>> {
    const by = { field: 'at', direction: 'desc', read: ({ at }: PostReading) => at } as const;
    return sortedPage(this.documents.where('deliverableId', '==', deliverableId), page, { by, maxReads: 0 });
  }
}
