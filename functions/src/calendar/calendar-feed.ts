import { CALENDAR_READS } from '@doubloon/contract/calendar/operations.ts';
import { notFound } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { BrowserHandler, Handler } from '../platform/dependencies.ts';
import { createRateLimiter } from '../platform/limits/rate-limiter.ts';
import { digestOf, newSecret } from '../platform/secrets.ts';
import { findDeadlines } from './find-deadlines.ts';
import { writeCalendar } from './write-calendar.ts';

export const getCalendarFeed: Handler<'getCalendarFeed'> = async ({ db, caller }) => ({
  created_at: (await db.calendarFeeds.find(caller.uid))?.createdAt ?? null,
});

export const renewCalendarFeed: Handler<'renewCalendarFeed'> = async ({ db, clock, config, caller }) => {
  const token = newSecret();
  const feed = { uid: caller.uid, tokenDigest: digestOf(token), createdAt: clock.now() };
  await unitOfWork({ db }, (tx) => tx.calendarFeeds.put(feed));
  return { created_at: feed.createdAt, url: `${config.siteOrigin}/api/calendar/deadlines.ics?token=${token}` };
};

export const revokeCalendarFeed: Handler<'revokeCalendarFeed'> = async ({ db, caller }) => {
  await unitOfWork({ db }, (tx) => tx.calendarFeeds.remove(caller.uid));
  return { created_at: null };
};

/**
 * The deadlines of the person with this token. Throws `not_found` for a token that is nobody's, and while its person is suspended, `too_many_requests` for
 * asking too often.
 */
export const readCalendar: BrowserHandler<'readCalendar'> = async ({ db, clock, config }, { query }, browser) => {
  const feed = await db.calendarFeeds.findOfToken(digestOf(query.token));
  if (!feed) {
    await browser.countAs('strangers');
    throw notFound('Calendar');
  }
  await createRateLimiter(db, clock)(CALENDAR_READS, feed.uid);
  const [user, account] = await Promise.all([db.users.find(feed.uid), db.userPrivate.find(feed.uid)]);
  if (!user || !account || account.suspended) throw notFound('Calendar');
  const deadlines = await findDeadlines(db, user);
  const text = await writeCalendar(deadlines, { at: clock.now(), siteOrigin: config.siteOrigin });
  return { fileName: 'doubloon-deadlines.ics', content: bytesOf(text) };
};

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text, 'utf8'));
}
