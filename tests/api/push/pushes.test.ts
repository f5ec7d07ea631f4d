import { changeMailChoices } from '@doubloon/contract/mail/operations.ts';
import { changePushChoices, getPushSettings, registerPushDevice } from '@doubloon/contract/push/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Notification } from '@doubloon/contract/notifications/notification.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SendPush } from '../../../functions/src/platform/push/send-push.ts';
import { deliverPush } from '../../../functions/src/push/deliver-push.ts';
import { newPush } from '../../../functions/src/push/pushes.store.ts';
import { deps, logLines, succeed } from '../../support/api.ts';
import { createPerson, createUnproven, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { aDevice } from '../../support/given/push/push-devices.ts';
import { failPushes, pushesTo } from '../../support/given/push/pushes.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { deliver, tell } from '../../support/setup/told.ts';

const document = (collection: string, id: string) => deps().db.firestore.collection(collection).doc(id);
const pushOf = async ({ id }: Notification) => (await document(COLLECTIONS.pushes, id).get()).data();
const markRead = ({ id }: Notification) =>
  document(COLLECTIONS.notifications, id).update({ readAt: deps().clock.now() });
const idsOf = async (person: Person) => (await succeed(getPushSettings, {}, person)).devices.map(({ id }) => id);
const runJob = () => succeed(runScheduledJob, { params: { name: 'send-mails' } });

let owner: Person;
let device: { token: string; id: string };

beforeEach(async () => {
  stopClock();
  owner = await createPerson('business_owner');
  // The identity service has a clock of its own: nobody registers before their session began.
  passMinutes(1);
  device = await aDevice(owner);
});

describe('a notification', () => {
  it('is pushed to each browser of its reader, with the words of its mail and its address', async () => {
    const other = await aDevice(owner);
    const notification = await tell(owner);
    await deliver(notification);
    const pushed = {
      title: 'Cy applied to “Iced tea”.',
      body: 'Review the application',
      link: '/loot-management/cmp_1',
      tag: notification.id,
    };
    expect(await pushesTo(device)).toEqual([pushed]);
    expect(await pushesTo(other)).toHaveLength(1);
    expect(await pushOf(notification)).toMatchObject({ outcome: 'sent', tries: 1, nextAt: null, uid: owner.uid });
  });

  it('is pushed once, however often its event comes, at once or later, and the job runs', async () => {
    const notification = await tell(owner);
    await Promise.all(Array.from({ length: 6 }, () => deliver(notification)));
    await deliver(notification);
    passMinutes(60);
    await runJob();
    await deliver(notification);
    expect(await pushesTo(device)).toHaveLength(1);
  });

  it.each([
    ['that was read already', { readAt: new Date() }],
    ['about news, unless they are wanted', { kind: 'application_completed' as const }],
    ['of yesterday', { createdAt: new Date(Date.now() - 25 * 3_600_000) }],
  ])('is not one %s', async (_case, fields) => {
    const notification = await tell(owner, fields);
    await deliver(notification);
    expect(await pushesTo(device)).toEqual([]);
    expect(await pushOf(notification)).toBeUndefined();
  });

  it('leaves no trace for somebody without a browser', async () => {
    const other = await createPerson('business_owner');
    const notification = await tell(other);
    await deliver(notification);
    expect(await pushOf(notification)).toBeUndefined();
  });

  it('is pushed to somebody who has proven no e-mail, too', async () => {
    const newcomer = await createUnproven('content_creator');
    passMinutes(1);
    const own = await aDevice(newcomer);
    await deliver(await tell(newcomer, { kind: 'payout_paid' }));
    expect(await pushesTo(own)).toHaveLength(1);
  });

  it('follows the choice of its reader, but for money', async () => {
    await succeed(changePushChoices, { body: { decisions: false, progress: true } }, owner);
    await deliver(await tell(owner));
    expect(await pushesTo(device)).toEqual([]);
    await deliver(await tell(owner, { kind: 'campaign_completed' }));
    await deliver(await tell(owner, { kind: 'refund_sent' }));
    expect(await pushesTo(device)).toHaveLength(2);
  });
});

describe('quiet hours', () => {
  /** Quiet hours in UTC that began an hour ago and end in about two. */
  const now = () => deps().clock.now().getUTCHours();
  const quiet = () => ({ from: (now() + 23) % 24, to: (now() + 2) % 24, timeZone: 'Etc/UTC' });

  it('keep what can wait until they are over, and hold back nothing about money', async () => {
    await succeed(changeMailChoices, { body: { quiet: quiet() } }, owner);
    const read = await tell(owner);
    for (const each of [await tell(owner), read]) await deliver(each);
    await deliver(await tell(owner, { kind: 'refund_sent' }));
    await runJob();
    expect(await pushesTo(device)).toHaveLength(1);
    await markRead(read);
    passMinutes(121);
    await runJob();
    await runJob();
    expect(await pushesTo(device)).toHaveLength(2);
    expect(await pushOf(read)).toMatchObject({ outcome: 'lapsed', nextAt: null });
  });
});

describe('a browser that is gone', () => {
  it('is removed, and the others get theirs', async () => {
    const other = await aDevice(owner);
    await failPushes(device, 'gone');
    const notification = await tell(owner);
    await deliver(notification);
    expect(await idsOf(owner)).toEqual([other.id]);
    expect(await pushesTo(other)).toHaveLength(1);
    expect(await pushOf(notification)).toMatchObject({ outcome: 'sent', nextAt: null });
  });

  it('leaves nothing to try again when it was the only one', async () => {
    await failPushes(device, 'gone');
    const notification = await tell(owner);
    await deliver(notification);
    expect(await idsOf(owner)).toEqual([]);
    expect(await pushOf(notification)).toMatchObject({ outcome: 'lapsed', nextAt: null, tries: 1 });
  });

  it('stays when it registers again meanwhile', async () => {
    const notification = await tell(owner);
    const sendPush: SendPush = async (messages) => {
      passMinutes(1);
      await succeed(registerPushDevice, { body: { token: device.token } }, owner);
      return messages.map(() => ({ kind: 'gone' }));
    };
    await deliverPush({ ...deps(), sendPush }, notification.id);
    expect(await pushOf(notification)).toMatchObject({ outcome: 'lapsed' });
    expect(await idsOf(owner)).toEqual([device.id]);
  });

  it('is one whose session was ended, until it registers again', async () => {
    const early = await aDevice(owner);
    // A new password, for example, ends all sessions: the browser registered before that.
    await document(COLLECTIONS.pushDevices, early.id).update({ seenAt: new Date(Date.now() - 3_600_000) });
    await deliver(await tell(owner));
    expect(await pushesTo(early)).toEqual([]);
    expect(await idsOf(owner)).toEqual([device.id]);
    await succeed(registerPushDevice, { body: { token: early.token } }, owner);
    await deliver(await tell(owner));
    expect(await pushesTo(early)).toHaveLength(1);
  });
});

describe('a push notification that is not taken', () => {
  it('now is sent later, by the job, to those that have not got it', async () => {
    const other = await aDevice(owner);
    await failPushes(device, 'later', 2);
    const notification = await tell(owner);
    await deliver(notification);
    expect(await pushOf(notification)).toMatchObject({ outcome: null, isSending: false, left: [device.id] });
    await runJob();
    expect(await pushesTo(device)).toEqual([]);
    for (const minutes of [1, 10]) {
      passMinutes(minutes);
      await runJob();
    }
    expect(await pushesTo(device)).toHaveLength(1);
    expect(await pushesTo(other)).toHaveLength(1);
    expect(await pushOf(notification)).toMatchObject({ outcome: 'sent', tries: 3, nextAt: null, left: null });
    expect(logLines).toContainEqual(
      expect.objectContaining({ message: 'push not sent', pushId: notification.id, kind: 'later' }),
    );
  });

  it('later on is not sent once its notification was read', async () => {
    await failPushes(device, 'later');
    const notification = await tell(owner);
    await deliver(notification);
    await markRead(notification);
    passMinutes(1);
    await runJob();
    expect(await pushesTo(device)).toEqual([]);
    expect(await pushOf(notification)).toMatchObject({ outcome: 'lapsed', nextAt: null });
  });

  it('for more than an hour is given up', async () => {
    await failPushes(device, 'later', 9);
    const notification = await tell(owner);
    await deliver(notification);
    for (const minutes of [1, 10, 60, 600]) {
      passMinutes(minutes);
      await runJob();
    }
    expect(await pushOf(notification)).toMatchObject({ outcome: 'refused', tries: 4, nextAt: null });
    expect(await idsOf(owner)).toEqual([device.id]);
  });

  it('because it fails each time is told of once it is half an hour late', async () => {
    const id = unique('ntf_');
    const now = deps().clock.now();
    await document(COLLECTIONS.notifications, id).set({ id, damaged: true });
    const expiresAt = new Date(now.getTime() + 9e9);
    const waiting = document(COLLECTIONS.pushes, id);
    await waiting.set({
      ...newPush({ id, uid: owner.uid, kind: 'application_received', expiresAt }, now),
      nextAt: now,
    });
    const told = () => logLines.filter(({ message }) => message === 'pushes wait');
    passMinutes(20);
    await runJob();
    expect(told()).toEqual([]);
    passMinutes(20);
    await runJob();
    expect(told()).toEqual([expect.objectContaining({ oldestMinutes: 40, severity: 'WARNING' })]);
    await waiting.delete();
  });

  it('because its process died is not sent again', async () => {
    const notification = await tell(owner);
    await deliver(notification);
    const nextAt = new Date(deps().clock.now().getTime() + 60_000);
    await document(COLLECTIONS.pushes, notification.id).update({
      outcome: null,
      isSending: true,
      sentAt: null,
      nextAt,
    });
    await deliver(notification);
    passMinutes(1);
    await runJob();
    expect(await pushOf(notification)).toMatchObject({ outcome: 'unknown', isSending: false, nextAt: null });
    expect(await pushesTo(device)).toHaveLength(1);
  });
});
