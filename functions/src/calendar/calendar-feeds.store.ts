import { CalendarFeed } from '@doubloon/contract/calendar/calendar-feed.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** The calendar feeds, one for each person who wants one. */
export class CalendarFeeds extends storeOf('calendarFeeds', CalendarFeed, ({ uid }) => uid) {
  /** Returns the feed whose token has this digest, or null. Reads at most 1. */
  findOfToken(tokenDigest: string): Promise<CalendarFeed | null> {
    return this.first(this.documents.where('tokenDigest', '==', tokenDigest));
  }
}
