import { changeMailChoices } from '@doubloon/contract/mail/operations.ts';
import { markConversationRead } from '@doubloon/contract/messaging/operations.ts';
import { USUAL_MAIL_CHOICES } from '@doubloon/contract/notifications/mail-group.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { onConversationWritten } from '../../../functions/src/triggers.ts';
import { deps, succeed } from '../../support/api.ts';
import { pairInConversation, type Pair, say } from '../../support/given/conversations.ts';
import { failMails, mailsTo } from '../../support/given/mailbox.ts';
import type { Person } from '../../support/given/person.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

let pair: Pair;

const SPAN_MINUTES = 240;

beforeEach(async () => {
  stopClock();
  // To the beginning of a span of four hours.
  passMinutes(SPAN_MINUTES - ((deps().clock.now().getTime() / 60_000) % SPAN_MINUTES));
  pair = await pairInConversation();
});

/** Sends a message and returns the delivery of its event, which may come late and repeatedly. */
async function write(person: Person, text = 'Ahoy'): Promise<() => Promise<void>> {
  const ref = deps().db.firestore.doc(`conversations/${pair.id}`);
  const before = await ref.get();
  await say(pair.id, person, text);
  const after = await ref.get();
  const event = { document: ref.path, params: { id: ref.id }, data: { before, after } } as unknown as WrittenEvent;
  const deliver = async () => {
    await onConversationWritten.run(event);
  };
  await deliver();
  return deliver;
}

const runJob = () => succeed(runScheduledJob, { params: { name: 'send-mails' } });

async function after(minutes: number): Promise<void> {
  passMinutes(minutes);
  await runJob();
}

const subjects = async ({ email }: Person) => (await mailsTo(email)).map(({ subject }) => subject);

describe('unread messages', () => {
  it('are mailed after half an hour, all in one mail that does not repeat what they say', async () => {
    await write(pair.ada, 'The secret is salt');
    await write(pair.ada);
    await after(29);
    expect(await subjects(pair.cy)).toEqual([]);
    await after(1);
    const [mail, ...more] = await mailsTo(pair.cy.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`${pair.ada.name} has written to you.`);
    expect(mail?.text).toContain(`${pair.ada.name}: 2 messages`);
    expect(mail?.text).toContain(`/messages?conversation=${pair.id}`);
    expect(mail?.text).not.toContain('salt');
    expect(await subjects(pair.ada)).toEqual([]);
  });

  it('are mailed once, however often the event comes and the job runs', async () => {
    const deliver = await write(pair.ada);
    await Promise.all([deliver(), deliver(), deliver()]);
    await after(30);
    await deliver();
    await after(60);
    await deliver();
    await after(600);
    expect(await subjects(pair.cy)).toHaveLength(1);
  });

  it('are not mailed once they were read', async () => {
    await write(pair.ada);
    await succeed(markConversationRead, { params: { id: pair.id }, body: {} }, pair.cy);
    await after(30);
    expect(await subjects(pair.cy)).toEqual([]);
  });

  it('that come after the mail wait for the next four hours', async () => {
    await write(pair.ada);
    await after(30);
    await write(pair.ada);
    await after(30);
    expect(await subjects(pair.cy)).toHaveLength(1);
    await after(240);
    expect(await subjects(pair.cy)).toHaveLength(2);
  });

  it('that come after everything was read are mailed, too', async () => {
    await write(pair.ada);
    await succeed(markConversationRead, { params: { id: pair.id }, body: {} }, pair.cy);
    await after(30);
    await write(pair.ada);
    await after(30);
    expect(await subjects(pair.cy)).toHaveLength(1);
  });

  it('are not mailed to somebody who has switched such mails off', async () => {
    const choices = { ...USUAL_MAIL_CHOICES, messages: false };
    await succeed(changeMailChoices, { body: choices }, pair.cy);
    await write(pair.ada);
    await after(30);
    await after(600);
    expect(await subjects(pair.cy)).toEqual([]);
  });

  it('are mailed when the mail server takes mails again', async () => {
    await failMails(pair.cy.email, 'later');
    await write(pair.ada);
    await after(30);
    expect(await subjects(pair.cy)).toEqual([]);
    await after(2);
    expect(await subjects(pair.cy)).toHaveLength(1);
  });
});
