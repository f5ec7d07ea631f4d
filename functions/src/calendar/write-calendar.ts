import type { Deadline } from './find-deadlines.ts';

/** How often calendars should ask again, in seconds. */
const REFRESH_SECONDS = 3600;

/** How long an entry is. It ends at its deadline, so that midnight stands at the end of its day and not on the next. */
const ENTRY_MS = 15 * 60 * 1000;

interface Written {
  readonly at: Date;
  readonly siteOrigin: string;
}

/** Returns deadlines as an iCalendar file. Every moment is in UTC, which calendars show in the reader's time zone. */
export async function writeCalendar(deadlines: readonly Deadline[], { at, siteOrigin }: Written): Promise<string> {
  // Loaded here, because no other call needs it.
  const { default: ical } = await import('ical-generator');
  const calendar = ical({
    name: 'Doubloon deadlines',
    prodId: { company: 'Doubloon', product: 'Deadlines', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  for (const { id, at: end, title, text, path } of deadlines) {
    calendar.createEvent({
      id: `${id}@doubloon`,
      stamp: at,
      start: new Date(end.getTime() - ENTRY_MS),
      end,
      summary: title,
      description: text,
      url: `${siteOrigin}${path}`,
    });
  }
  return calendar.toString();
}
