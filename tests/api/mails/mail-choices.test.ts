import { changeMailChoices, getMailChoices, stopMails } from '@doubloon/contract/mail/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../../../functions/src/mail/deliver-mail.ts';
import { stopToken } from '../../../functions/src/mail/stop-token.ts';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { mailsTo } from '../../support/given/mailbox.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const USUAL = { decisions: true, progress: false, messages: true, saved: true, quiet: null };
const choices = (person: Person) => succeed(getMailChoices, {}, person);
const token = (uid: string, group: 'decisions' | 'progress' | 'messages', key = deps().config.mail?.linkKey ?? '') =>
  stopToken(key, { uid, group });

let creator: Person;

beforeEach(async () => {
  creator = await createPerson('content_creator');
});

/** Tells a person something and mails it, if it is to be mailed now; answers the notification's id. */
async function tell(
  { uid }: Person,
  kind: 'application_approved' | 'application_completed' | 'payout_paid',
): Promise<string> {
  const createdAt = deps().clock.now();
  const id = unique('ntf_');
  const about = { subject: { type: 'application', id: 'cmp_1__cy' }, title: 'Iced tea', actorName: null, readAt: null };
  const expiresAt = new Date(createdAt.getTime() + 1_000_000);
  await deps()
    .db.firestore.collection(COLLECTIONS.notifications)
    .doc(id)
    .set({ id, uid, kind, ...about, createdAt, expiresAt });
  await deliverMail(deps(), id);
  return id;
}

const runJob = () => succeed(runScheduledJob, { params: { name: 'send-mails' } });

describe('which mails somebody gets', () => {
  it('is what waits for them, until they choose', async () => {
    expect(await choices(creator)).toEqual(USUAL);
    expect(await succeed(changeMailChoices, { body: { progress: true } }, creator)).toEqual({
      ...USUAL,
      progress: true,
    });
    expect(await succeed(changeMailChoices, { body: { decisions: false } }, creator)).toEqual({
      decisions: false,
      progress: true,
      messages: true,
      saved: true,
      quiet: null,
    });
    expect(await choices(creator)).toEqual({
      decisions: false,
      progress: true,
      messages: true,
      saved: true,
      quiet: null,
    });
  });

  it('follows their choice, but for money', async () => {
    await succeed(changeMailChoices, { body: { decisions: false, progress: true } }, creator);
    await tell(creator, 'application_approved');
    expect(await mailsTo(creator.email)).toEqual([]);
    await tell(creator, 'application_completed');
    await tell(creator, 'payout_paid');
    expect(await mailsTo(creator.email)).toMatchObject([
      { subject: 'You were paid for “Iced tea”.' },
      { subject: 'Your project for “Iced tea” is completed.' },
    ]);
  });

  it('is nobody else’s to see or change', async () => {
    const other = await createPerson('business_owner');
    await succeed(changeMailChoices, { body: { decisions: false } }, other);
    expect(await choices(creator)).toEqual(USUAL);
    expect(await refuse(getMailChoices, {})).toMatchObject({ code: 'unauthenticated' });
    expect(await refuse(changeMailChoices, { body: { decisions: false } })).toMatchObject({ code: 'unauthenticated' });
  });
});

describe('quiet hours', () => {
  /** Quiet hours in UTC that began an hour ago and end in about two. */
  const now = () => deps().clock.now().getUTCHours();
  const quiet = () => ({ from: (now() + 23) % 24, to: (now() + 2) % 24, timeZone: 'Etc/UTC' });

  it('keep what can wait until they are over, and hold back nothing about money', async () => {
    stopClock();
    await succeed(changeMailChoices, { body: { quiet: quiet() } }, creator);
    await tell(creator, 'application_approved');
    await tell(creator, 'payout_paid');
    await runJob();
    expect(await mailsTo(creator.email)).toMatchObject([{ subject: 'You were paid for “Iced tea”.' }]);
    passMinutes(121);
    await runJob();
    await runJob();
    const [late, ...earlier] = await mailsTo(creator.email);
    expect(late?.subject).toBe('Your application to “Iced tea” was approved. You can deliver now.');
    expect(earlier).toHaveLength(1);
    passMinutes(-121);
  });

  it('keep no mail of what was read meanwhile, or switched off', async () => {
    stopClock();
    await succeed(changeMailChoices, { body: { quiet: quiet() } }, creator);
    const read = await tell(creator, 'application_approved');
    await tell(creator, 'application_approved');
    await deps().db.firestore.collection(COLLECTIONS.notifications).doc(read).update({ readAt: deps().clock.now() });
    await succeed(changeMailChoices, { body: { decisions: false } }, creator);
    passMinutes(121);
    await runJob();
    expect(await mailsTo(creator.email)).toEqual([]);
    passMinutes(-121);
  });

  it('are ended by their person, stay when something else is chosen, and are refused when they make no sense', async () => {
    const hours = { from: 22, to: 7, timeZone: 'Asia/Singapore' };
    await succeed(changeMailChoices, { body: { quiet: hours } }, creator);
    await succeed(changeMailChoices, { body: { progress: true } }, creator);
    expect(await choices(creator)).toEqual({ ...USUAL, progress: true, quiet: hours });
    for (const wrong of [
      { ...hours, to: 22 },
      { ...hours, timeZone: 'Asia/Atlantis' },
    ]) {
      const body = JSON.stringify({ quiet: wrong });
      expect((await callRaw('PUT', '/mails/choices', { body, person: creator })).status).toBe(422);
    }
    await succeed(changeMailChoices, { body: { quiet: null } }, creator);
    expect(await choices(creator)).toEqual({ ...USUAL, progress: true });
  });
});

describe('the link of a mail', () => {
  const click = (query: string) =>
    callRaw('POST', `/mails/stop${query}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('switches the mails of its group off without a session, as mail programs press it', async () => {
    for (let times = 0; times < 2; times += 1)
      expect((await click(`?token=${token(creator.uid, 'decisions')}`)).status).toBe(200);
    expect(await choices(creator)).toEqual({ ...USUAL, decisions: false });
    await tell(creator, 'application_approved');
    expect(await mailsTo(creator.email)).toEqual([]);
  });

  it('switches nothing off for a token that was not signed here', async () => {
    const forged = token(creator.uid, 'decisions', 'another key, which is not the product’s');
    const refused = await refuse(stopMails, { query: { token: forged } });
    expect(refused).toMatchObject({ code: 'invalid_input' });
    expect((await click('')).status).toBe(422);
    expect(await choices(creator)).toEqual(USUAL);
  });

  it('is answered for somebody who is gone, too', async () => {
    await succeed(stopMails, { query: { token: token('nobody', 'messages') } });
  });

  it('leads a browser to the choice and switches nothing off by being opened', async () => {
    const query = `?token=${token(creator.uid, 'messages')}`;
    const { status, headers } = await callRaw('GET', `/mails/stop${query}`);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`${deps().config.siteOrigin}/profile/notifications`);
    expect(await choices(creator)).toEqual(USUAL);
  });

  it('can be pressed sixty times a minute from one network', async () => {
    const address = { 'x-forwarded-for': '198.51.100.77' };
    const press = () => callRaw('POST', `/mails/stop?token=${token(creator.uid, 'messages')}`, { headers: address });
    const answers = [];
    for (let times = 0; times < 61; times += 1) answers.push((await press()).status);
    expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(answers[60]).toBe(429);
  });
});
