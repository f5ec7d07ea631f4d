import { z } from 'zod';
import { named, Uid, WireDate } from '../shared/values.ts';

/** A person's calendar feed, `calendarFeeds/{uid}`: its secret address is known to that person alone; server only. */
export const CalendarFeed = z.object({
  uid: Uid,
  /** SHA-256 of the token in its address, in hex. */
  tokenDigest: z.string().regex(/^[0-9a-f]{64}$/),
  createdAt: z.date(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** The time at which the current address of somebody's calendar feed was made; null if there is none. */
export const CalendarFeedView = named('CalendarFeed', { created_at: WireDate.nullable() });
export type CalendarFeedView = z.infer<typeof CalendarFeedView>;
