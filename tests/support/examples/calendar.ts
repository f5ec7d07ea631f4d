import {
  getCalendarFeed,
  readCalendar,
  renewCalendarFeed,
  revokeCalendarFeed,
} from '@doubloon/contract/calendar/operations.ts';
import { succeed } from '../api.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const creator = () => castMember('content_creator');

async function tokenOfFeed(): Promise<string> {
  const { url } = await succeed(renewCalendarFeed, {}, await creator());
  return new URL(url).searchParams.get('token') ?? '';
}

export const calendarExamples = [
  example(getCalendarFeed, async () => ({ input: {}, person: await creator() })),
  example(renewCalendarFeed, async () => ({ input: {}, person: await creator() })),
  example(revokeCalendarFeed, async () => ({ input: {}, person: await creator() })),
  example(readCalendar, async () => ({ input: { query: { token: await tokenOfFeed() } } })),
];
