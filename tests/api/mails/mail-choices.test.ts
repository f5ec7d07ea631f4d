import { changeMailChoices, getMailChoices, stopMails } from '@doubloon/contract/mail/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../../../functions/src/mail/deliver-mail.ts';
import { stopToken } from '../../../functions/src/mail/stop-token.ts';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { mailsTo } from '../../support/given/mailbox.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

const USUAL = { decisions: true, progress: false, messages: true };
const choices = (person: Person) => succeed(getMailChoices, {}, person);
const token = (uid: string, group: 'decisions' | 'progress' | 'messages', key = deps().config.mail?.linkKey ?? '') =>
  stopToken(key, { uid, group });

let creator: Person;

beforeEach(async () => {
  creator = await createPerson('content_creator');
});

/** Tells a person something and mails it, if it is to be mailed. */
async function tell({ uid }: Person, kind: 'application_approved' | 'application_completed' | 'payout_paid') {
  const createdAt = deps().clock.now();
  const id = unique('ntf_');
  const about = { subject: { type: 'application', id: 'cmp_1__cy' }, title: 'Iced tea', actorName: null, readAt: null };
  const expiresAt = new Date(createdAt.getTime() + 1_000_000);
  await deps()
    .db.firestore.collection(COLLECTIONS.notifications)
    .doc(id)
    .set({ id, uid, kind, ...about, createdAt, expiresAt });
  await deliverMail(deps(), id);
}

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
    });
    expect(await choices(creator)).toEqual({ decisions: false, progress: true, messages: true });
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
    expect(headers.get('location')).toBe(`${deps().config.siteOrigin}/profile#mails`);
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
