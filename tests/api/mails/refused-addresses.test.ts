import { confirmEmailVerification, getProfile, requestEmailVerification } from '@doubloon/contract/auth/operations.ts';
import type { Notification } from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deps, succeed } from '../../support/api.ts';
import { lastMailedCode } from '../../support/given/mailed-codes.ts';
import { failMails, mailsTo } from '../../support/given/mailbox.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { deliver, tell } from '../../support/setup/told.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const mailOf = async ({ id }: Notification) =>
  (await deps().db.firestore.collection(COLLECTIONS.mails).doc(id).get()).data();
const runJob = () => succeed(runScheduledJob, { params: { name: 'send-mails' } });

let owner: Person;

beforeEach(async () => {
  stopClock();
  owner = await createPerson('business_owner');
});

describe('an address without a mailbox', () => {
  const refusedAt = async () => (await succeed(getProfile, {}, owner)).mailRefusedAt;

  it('gets no more mails but those that always come, and its person is told', async () => {
    expect(await refusedAt()).toBeNull();
    await failMails(owner.email, 'refuse');
    await deliver(await tell(owner));
    expect(await refusedAt()).toEqual(deps().clock.now());
    const next = await tell(owner);
    await deliver(next);
    expect(await mailOf(next)).toBeUndefined();
    await failMails(owner.email, 'refuse');
    passMinutes(5);
    const money = await tell(owner, { kind: 'refund_sent' });
    await deliver(money);
    expect(await mailOf(money)).toMatchObject({ outcome: 'refused' });
    expect(await refusedAt(), 'since the first').toEqual(new Date(deps().clock.now().getTime() - 5 * 60_000));
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it('gets them again once a mail has arrived', async () => {
    await failMails(owner.email, 'refuse');
    await deliver(await tell(owner));
    await deliver(await tell(owner, { kind: 'refund_sent' }));
    expect(await refusedAt()).toBeNull();
    await deliver(await tell(owner));
    expect(await mailsTo(owner.email)).toHaveLength(2);
  });

  it('keeps what waited from being sent', async () => {
    await failMails(owner.email, 'later');
    const waiting = await tell(owner);
    await deliver(waiting);
    await failMails(owner.email, 'refuse');
    await deliver(await tell(owner));
    passMinutes(1);
    await runJob();
    expect(await mailOf(waiting)).toMatchObject({ outcome: 'lapsed', nextAt: null });
  });

  it('is proven anew by the person, who may ask for the mail although the address was proven before', async () => {
    await failMails(owner.email, 'refuse');
    await deliver(await tell(owner));
    await succeed(requestEmailVerification, {}, owner);
    await succeed(confirmEmailVerification, { body: { code: await lastMailedCode(owner.email, 'VERIFY_EMAIL') } });
    expect(await refusedAt()).toBeNull();
  });

  it.each(['later', 'block', 'lose'] as const)('is not what %s means', async (fault) => {
    await failMails(owner.email, fault);
    const notification = await tell(owner);
    await deliver(notification);
    expect(await mailOf(notification)).not.toMatchObject({ outcome: 'sent' });
    expect(await refusedAt()).toBeNull();
  });
});
