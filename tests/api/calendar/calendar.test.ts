import { confirmPasswordReset, requestPasswordReset } from '@doubloon/contract/auth/operations.ts';
import {
  CALENDAR_READS,
  getCalendarFeed,
  readCalendar,
  renewCalendarFeed,
  revokeCalendarFeed,
} from '@doubloon/contract/calendar/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays, dayInSingapore, endOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import { setUserAccess } from '@doubloon/contract/admin/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable, storeProof } from '../../support/given/fixtures.ts';
import { lastMailedCode } from '../../support/given/mailed-codes.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

const GUESSES = readCalendar.rateLimits.find(({ bucket }) => bucket === 'calendar-guesses')?.max ?? 0;

let owner: Person;
let creator: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

/** Makes a calendar address and returns its token. */
async function newToken(person: Person): Promise<string> {
  const { url } = await succeed(renewCalendarFeed, {}, person);
  const address = new URL(url);
  expect(address.pathname).toBe('/api/calendar/deadlines.ics');
  return address.searchParams.get('token') ?? '';
}

const read = (token: string) => succeed(readCalendar, { query: { token } });
const refusal = (token: string) => refuse(readCalendar, { query: { token } });

/** The entries of a calendar as `moment title`, in their order. */
async function entriesOf(person: Person): Promise<string[]> {
  const text = new TextDecoder().decode(await read(await newToken(person)));
  const unfolded = text.replaceAll(/\r\n[ \t]/g, '');
  return unfolded
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((entry) => `${/DTEND:(\S+)/.exec(entry)?.[1]} ${/SUMMARY:(.*?)\r\n/.exec(entry)?.[1]}`);
}

/** A moment in UTC as iCalendar writes it. */
const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

describe('the deadlines in a calendar', () => {
  const now = new Date();
  const [juiceEnds, teaEnds] = [dayInSingapore(addDays(now, 20)), dayInSingapore(addDays(now, 30))];

  beforeAll(async () => {
    const tea = await storeCampaign(owner, {
      title: 'Iced Tea',
      endDate: teaEnds,
      payoutModel: 'budget_share',
      creatorSlots: 2,
    });
    const deliverBy = addDays(now, 14);
    const accepted = await storeApplication(tea, creator, { status: 'approved', decidedAt: now, deliverBy });
    const juice = await storeCampaign(owner, { title: 'Juice, fresh', endDate: juiceEnds, status: 'paused' });
    await storeApplication(juice, creator, { status: 'pending', decideBy: addDays(now, 1) });
    const other = await createPerson('content_creator');
    const others = await storeApplication(tea, other, { status: 'approved', decidedAt: now, deliverBy });
    await storeDeliverable(others, { status: 'submitted', decideBy: addDays(now, 2) });
    const proven = await storeDeliverable(others, { status: 'approved' });
    await storeProof(proven, { status: 'pending', decideBy: addDays(now, 3) });
    await storeDeliverable(accepted, { status: 'rejected', decideBy: addDays(now, 4) });
    const lost = await storeCampaign(await createPerson('business_owner'), { title: 'Somebody else’s' });
    await storeApplication(lost, other, { status: 'pending', decideBy: addDays(now, 1) });
  });

  it('are those of a creator, soonest first, in UTC, and nobody else’s', async () => {
    expect(await entriesOf(creator)).toEqual([
      `${utc(addDays(now, 1))} Decision on your application to “Juice\\, fresh”`,
      `${utc(addDays(now, 14))} Deliver for “Iced Tea”`,
      `${utc(endOfDayInSingapore(teaEnds))} “Iced Tea” ends`,
    ]);
  });

  it('end at their moments, so that a loot ends on its last day', async () => {
    const text = new TextDecoder().decode(await read(await newToken(creator)));
    const start = /DTSTART:(\d{8})T(\d{4})\d\dZ(?=\r\nDTEND:\d+T160000Z)/.exec(text);
    expect(start?.slice(1)).toEqual([teaEnds.replaceAll('-', ''), '1545']);
  });

  it('are those of an owner, and nobody else’s', async () => {
    const entries = await entriesOf(owner);
    expect(entries.map((entry) => entry.replace(/^\S+ /, '').replace(/(?<=on |Review ).*(?=’s)/, 'X'))).toEqual([
      'Decide on X’s application to “Juice\\, fresh”',
      'Review X’s treasure for “Iced Tea”',
      'Review a proof for “Iced Tea”',
      '“Juice\\, fresh” ends',
      '“Iced Tea” ends',
    ]);
  });

  it('leave out treasures that silence does not approve', async () => {
    const [seller, poster] = [await createPerson('business_owner'), await createPerson('content_creator')];
    const tea = await storeCampaign(seller, { title: 'Doubtful Tea', status: 'completed' });
    const application = await storeApplication(tea, poster, { status: 'approved' });
    const decideBy = addDays(now, 2);
    await storeDeliverable(application, { status: 'submitted', decideBy, authorCheck: 'needs_admin' });
    await storeDeliverable(application, { status: 'submitted', decideBy, postState: 'gone' });
    expect(await entriesOf(poster)).toEqual([]);
    expect(await entriesOf(seller)).toEqual([]);
  });

  it('include the evidence that reported views wait for', async () => {
    const silent = await createPerson('content_creator');
    const tea = await storeCampaign(owner, { title: 'Silent Tea', status: 'completed' });
    const application = await storeApplication(tea, silent, { status: 'completed' });
    const lapse = { toldAt: now, at: addDays(now, 5) };
    const waiting = await storeDeliverable(application, { status: 'approved', acceptedBySilence: true, lapse });
    expect(await entriesOf(silent)).toEqual([`${utc(lapse.at)} Prove your views for “Silent Tea”`]);
    const provenViews = { viewCount: 1, reportedAt: now };
    await deps().db.firestore.collection(COLLECTIONS.deliverables).doc(waiting.id).update({ provenViews });
    expect(await entriesOf(silent)).toEqual([]);
  });
});

describe('the secret address of a calendar', () => {
  it('is a calendar file, and its token is not stored', async () => {
    const token = await newToken(creator);
    const response = await callRaw('GET', `/calendar/deadlines.ics?token=${token}`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const stored = await deps().db.firestore.collection(COLLECTIONS.calendarFeeds).doc(creator.uid).get();
    expect(JSON.stringify(stored.data())).not.toContain(token);
  });

  it('leads nowhere once it is replaced or revoked, and others keep theirs', async () => {
    const person = await createPerson('content_creator');
    const kept = await newToken(owner);
    expect(await succeed(getCalendarFeed, {}, person)).toEqual({ created_at: null });
    const first = await newToken(person);
    const second = await newToken(person);
    expect(await refusal(first)).toMatchObject({ status: 404 });
    await read(second);
    expect((await succeed(getCalendarFeed, {}, person)).created_at).toBeInstanceOf(Date);
    expect(await succeed(revokeCalendarFeed, {}, person)).toEqual({ created_at: null });
    expect(await refusal(second)).toMatchObject({ status: 404 });
    expect(await succeed(revokeCalendarFeed, {}, person)).toEqual({ created_at: null });
    await read(kept);
    expect(await refusal('nobody-has-this')).toMatchObject({ status: 404 });
  });

  it('leads nowhere after a mailed reset of the password, as no session of before does', async () => {
    const person = await createPerson('content_creator');
    const token = await newToken(person);
    await succeed(requestPasswordReset, { body: { email: person.email } });
    const code = await lastMailedCode(person.email, 'PASSWORD_RESET');
    await succeed(confirmPasswordReset, { body: { code, password: 'another treasure map' } });
    expect(await refusal(token)).toMatchObject({ status: 404 });
  });

  it('leads nowhere while its person is suspended', async () => {
    const person = await createPerson('business_owner');
    const admin = await createPerson('admin');
    const token = await newToken(person);
    const access = (disabled: boolean) =>
      succeed(setUserAccess, { params: { id: person.uid }, body: { disabled, reason: 'Spam' } }, admin);
    await access(true);
    expect(await refusal(token)).toMatchObject({ status: 404 });
    await access(false);
    await read(token);
  });

  it('is for creators and owners alone', async () => {
    for (const operation of [getCalendarFeed, renewCalendarFeed, revokeCalendarFeed]) {
      expect(await refuse(operation, {})).toMatchObject({ status: 401 });
      for (const role of ['user', 'admin'] as const) {
        expect(await refuse(operation, {}, await createPerson(role))).toMatchObject({ status: 403 });
      }
    }
  });

  it('is answered so often and no more', async () => {
    const person = await createPerson('content_creator');
    const token = await newToken(person);
    for (let asked = 0; asked < CALENDAR_READS.max; asked += 1) await read(token);
    expect(await refusal(token)).toMatchObject({ status: 429 });
  });

  it('cannot be guessed at, which keeps nobody of the same network from their own', async () => {
    const token = await newToken(await createPerson('content_creator'));
    const statusOf = async (tried: string) => {
      const headers = { 'x-forwarded-for': '203.0.113.77' };
      return (await callRaw('GET', `/calendar/deadlines.ics?token=${tried}`, { headers })).status;
    };
    for (let guessed = 0; guessed < GUESSES; guessed += 1) expect(await statusOf(`guess-${guessed}`)).toBe(404);
    expect(await statusOf('one-more')).toBe(429);
    expect(await statusOf(token)).toBe(200);
  });
});
