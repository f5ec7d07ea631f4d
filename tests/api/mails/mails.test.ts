import type { Notification } from '@doubloon/contract/notifications/notification.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { newMail } from '../../../functions/src/mail/mails.store.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { onNotificationWritten } from '../../../functions/src/triggers.ts';
import { deps, logLines, succeed } from '../../support/api.ts';
import { failMails, mailsTo } from '../../support/given/mailbox.ts';
import { deliver, tell } from '../../support/setup/told.ts';
import { createPerson, createUnproven, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const document = (collection: string, id: string) => deps().db.firestore.collection(collection).doc(id);
const mailOf = async ({ id }: Notification) => (await document(COLLECTIONS.mails, id).get()).data();

let owner: Person;

beforeEach(async () => {
  stopClock();
  owner = await createPerson('business_owner');
});

const runJob = () => succeed(runScheduledJob, { params: { name: 'send-mails' } });

describe('a notification that waits for somebody', () => {
  it('is mailed with its words, its link and a way to switch such mails off', async () => {
    const notification = await tell(owner);
    await deliver(notification);
    const [mail, ...more] = await mailsTo(owner.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Cy applied to “Iced tea”.', from: 'mail@doubloon.example' });
    const { siteOrigin } = deps().config;
    expect(mail?.text).toContain(`${siteOrigin}/loot-management/cmp_1`);
    expect(mail?.html).toContain('Cy applied to “Iced tea”.');
    expect(mail?.headers).toMatchObject({
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
      'message-id': `<${notification.id}@doubloon.example>`,
    });
    expect(mail?.headers['list-unsubscribe']).toMatch(new RegExp(`^<${siteOrigin}/api/mails/stop\\?token=[\\w.-]+>$`));
    expect(await mailOf(notification)).toMatchObject({ outcome: 'sent', tries: 1, nextAt: null, uid: owner.uid });
  });

  it('is mailed once, however often its event comes, at once or later, and the job runs', async () => {
    const notification = await tell(owner);
    await Promise.all(Array.from({ length: 6 }, () => deliver(notification)));
    await deliver(notification);
    passMinutes(60);
    await runJob();
    await deliver(notification);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it.each([
    ['that was read already', { readAt: new Date() }],
    ['about news, unless they are wanted', { kind: 'application_completed' as const }],
    ['of four days ago', { createdAt: new Date(Date.now() - 4 * 86_400_000) }],
  ])('is not one %s', async (_case, fields) => {
    const notification = await tell(owner, fields);
    await deliver(notification);
    expect(await mailsTo(owner.email)).toEqual([]);
    expect(await mailOf(notification)).toBeUndefined();
  });

  it('is not mailed to an address that nobody has proven', async () => {
    const stranger = await createUnproven('content_creator');
    await deliver(await tell(stranger, { kind: 'payout_paid' }));
    expect(await mailsTo(stranger.email)).toEqual([]);
  });

  it('is not mailed once it was taken back', async () => {
    const notification = await tell(owner);
    const ref = document(COLLECTIONS.notifications, notification.id);
    const after = await ref.get();
    await ref.delete();
    await onNotificationWritten.run({
      document: ref.path,
      params: { id: ref.id },
      data: { before: after, after },
    } as unknown as WrittenEvent);
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it('cannot be switched off when it is about money, and says nothing of it', async () => {
    await deliver(await tell(owner, { kind: 'refund_sent' }));
    const [mail] = await mailsTo(owner.email);
    expect(mail?.subject).toMatch(/^The refund for “Iced tea” is on its way/);
    expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
    expect(mail?.text).toContain('You always get mails about your money');
  });
});

describe('a mail that the server does not take', () => {
  it('now is sent later, by the job, when its time has come', async () => {
    await failMails(owner.email, 'later', 2);
    const notification = await tell(owner);
    await deliver(notification);
    expect(await mailOf(notification)).toMatchObject({ outcome: null, isSending: false, tries: 1 });
    // The alert leaves out what is the fault of one mailbox, and the log whose it is.
    const line = logLines.find(({ mailId }) => mailId === notification.id);
    expect(line).toMatchObject({ message: 'mail not sent', kind: 'later', isOfRecipient: true });
    expect(JSON.stringify(line)).toContain('4.7.1 [e-mail]');
    expect(JSON.stringify(line)).not.toContain(owner.email);
    await deliver(notification);
    await runJob();
    expect(await mailOf(notification)).toMatchObject({ outcome: null, tries: 1 });
    passMinutes(1);
    await runJob();
    expect(await mailOf(notification)).toMatchObject({ outcome: null, tries: 2 });
    expect(await mailsTo(owner.email)).toEqual([]);
    passMinutes(10);
    await runJob();
    expect(await mailsTo(owner.email)).toHaveLength(1);
    expect(await mailOf(notification)).toMatchObject({ outcome: 'sent', tries: 3 });
  });

  it('later on is not sent once its notification was read', async () => {
    await failMails(owner.email, 'later');
    const notification = await tell(owner);
    await deliver(notification);
    await document(COLLECTIONS.notifications, notification.id).update({ readAt: deps().clock.now() });
    passMinutes(1);
    await runJob();
    expect(await mailOf(notification)).toMatchObject({ outcome: 'lapsed', nextAt: null });
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it('ever is recorded, with its words, and not tried again', async () => {
    await failMails(owner.email, 'refuse');
    const notification = await tell(owner);
    await deliver(notification);
    expect(await mailOf(notification)).toMatchObject({
      outcome: 'refused',
      nextAt: null,
      reason: expect.stringContaining('No such mailbox') as string,
    });
    passMinutes(3_000);
    await runJob();
    expect(await mailsTo(owner.email)).toEqual([]);
    expect(logLines).toContainEqual(expect.objectContaining({ message: 'mail not sent', mailId: notification.id }));
  });

  it('because it fails each time is told of once it is half an hour late', async () => {
    const id = unique('ntf_');
    const now = deps().clock.now();
    await document(COLLECTIONS.notifications, id).set({ id, damaged: true });
    const expiresAt = new Date(now.getTime() + 9e9);
    const waiting = document(COLLECTIONS.mails, id);
    await waiting.set({
      ...newMail({ id, uid: owner.uid, kind: 'application_received', expiresAt }, now),
      nextAt: now,
    });
    const told = () => logLines.filter(({ message }) => message === 'mails wait');
    passMinutes(20);
    await runJob();
    expect(told()).toEqual([]);
    passMinutes(20);
    await runJob();
    expect(told()).toEqual([expect.objectContaining({ oldestMinutes: 40, severity: 'WARNING' })]);
    await waiting.delete();
  });

  it('perhaps is not sent again: nobody gets it twice', async () => {
    await failMails(owner.email, 'lose');
    const notification = await tell(owner);
    await deliver(notification);
    expect(await mailOf(notification)).toMatchObject({ outcome: 'unknown', nextAt: null });
    passMinutes(60);
    await runJob();
    await deliver(notification);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it('because its process died is not sent again either', async () => {
    const notification = await tell(owner);
    await deliver(notification);
    const died = {
      outcome: null,
      isSending: true,
      sentAt: null,
      nextAt: new Date(deps().clock.now().getTime() + 60_000),
    };
    await document(COLLECTIONS.mails, notification.id).update(died);
    await deliver(notification);
    expect(await mailOf(notification)).toMatchObject({ outcome: null, isSending: true });
    passMinutes(1);
    await runJob();
    expect(await mailOf(notification)).toMatchObject({ outcome: 'unknown', isSending: false, nextAt: null });
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it('for days is given up', async () => {
    await failMails(owner.email, 'later', 9);
    const notification = await tell(owner, { kind: 'payout_paid' });
    await deliver(notification);
    for (const minutes of [1, 10, 60, 360, 1440, 1440]) {
      passMinutes(minutes);
      await runJob();
    }
    expect(await mailOf(notification)).toMatchObject({ outcome: 'refused', tries: 7, nextAt: null });
  });
});
