import { z } from 'zod';
import { anyone, defineOperation, onlyRoles } from '../calls/define-operation.ts';
import type { RateLimit } from '../calls/operation.ts';
import { CalendarFeedView } from './calendar-feed.ts';

const traders = onlyRoles('content_creator', 'business_owner');
const changing = [{ bucket: 'calendar-feeds', per: 'user', max: 20, windowSeconds: 3600 }] as const;

/** How often the calendar of one person is answered; calendars ask every few hours. */
export const CALENDAR_READS: RateLimit = { bucket: 'calendar-reads', per: 'user', max: 30, windowSeconds: 3600 };

/** Maximum number of documents of one kind, the newest, from which a calendar's deadlines follow. */
export const MAX_CALENDAR_DOCUMENTS = 200;

export const getCalendarFeed = defineOperation('GET /calendar', {
  id: 'getCalendarFeed',
  summary: "When the current address of the caller's calendar feed was made, if there is one",
  access: traders,
  output: CalendarFeedView,
  cost: { reads: 1, writes: 0 },
});

export const renewCalendarFeed = defineOperation('POST /calendar', {
  id: 'renewCalendarFeed',
  summary: "A new secret address of the caller's calendar feed, told only now; an earlier one stops working",
  access: traders,
  output: CalendarFeedView.extend({ url: z.url() }),
  status: 201,
  rateLimits: changing,
  cost: { reads: 0, writes: 1 },
});

export const revokeCalendarFeed = defineOperation('DELETE /calendar', {
  id: 'revokeCalendarFeed',
  summary: "End the caller's calendar feed; without one it changes nothing",
  access: traders,
  output: CalendarFeedView,
  rateLimits: changing,
  cost: { reads: 0, writes: 1 },
});

export const readCalendar = defineOperation('GET /calendar/deadlines.ics', {
  id: 'readCalendar',
  summary:
    'The deadlines of whoever was given this token, as an iCalendar file (RFC 5545); a token that was replaced or revoked is not found',
  access: anyone,
  answer: 'ics',
  input: { query: z.object({ token: z.string().min(1).max(100) }) },
  output: z.instanceof(Uint8Array),
  // Calendar services ask for many people from a few addresses; each person's calendar is counted by itself.
  rateLimits: [
    { bucket: 'calendar-callers', per: 'address', max: 500, windowSeconds: 60, within: 'instance' },
    { bucket: 'calendar-guesses', per: 'address', max: 100, windowSeconds: 600, of: 'strangers' },
  ],
  errors: ['not_found'],
  cost: { reads: 6 * MAX_CALENDAR_DOCUMENTS + 9, writes: 1 },
});
