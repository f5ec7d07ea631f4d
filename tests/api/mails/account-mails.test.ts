import {
  confirmEmailVerification,
  confirmPasswordReset,
  getProfile,
  login,
  requestEmailVerification,
  requestPasswordReset,
} from '@doubloon/contract/auth/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { onAccountMailWritten } from '../../../functions/src/triggers.ts';
import { deps, logLines, succeed } from '../../support/api.ts';
import { newBrowser } from '../../support/browser/browser-cookie.ts';
import { type Arrived, failMails, mailsTo } from '../../support/given/mailbox.ts';
import { createUnproven, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { startOwnApp } from '../../support/setup/own-app.ts';

const NEW_PASSWORD = 'a better one';
const waiting = () => deps().db.firestore.collection(COLLECTIONS.accountMails);
const waitingFor = async (email: string) => (await waiting().where('email', '==', email).get()).docs;
const runJob = () => succeed(runScheduledJob, { params: { name: 'send-mails' } });

let person: Person;

beforeEach(async () => {
  stopClock();
  person = await createUnproven('content_creator');
});

/** Delivers the events that the mails to an address were asked for. */
async function deliver(email: string): Promise<void> {
  for (const after of await waitingFor(email))
    await onAccountMailWritten.run({
      document: after.ref.path,
      params: { id: after.id },
      data: { before: after, after },
    } as unknown as WrittenEvent);
}

/** The code in the link of a mail, which leads to the product's own page. */
function codeIn(mail: Arrived | undefined, mode: string): string {
  const { siteOrigin } = deps().config;
  const [, link = ''] = new RegExp(`(${siteOrigin}/account-action\\?\\S+)`).exec(mail?.text ?? '') ?? [];
  const fields = new URL(link).searchParams;
  expect(fields.get('mode')).toBe(mode);
  return fields.get('oobCode') ?? '';
}

describe('a mail with a link for an account', () => {
  it('brings a new password, in the product’s words and with nothing to switch off', async () => {
    const { email } = person;
    await succeed(requestPasswordReset, { body: { email } });
    await deliver(email);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Choose a new password for Doubloon', from: 'mail@doubloon.example' });
    expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
    const body = { code: codeIn(mail, 'resetPassword'), password: NEW_PASSWORD };
    await succeed(confirmPasswordReset, { body });
    await succeed(login, { body: { email, password: NEW_PASSWORD } });
  });

  it('proves an e-mail, and names nobody: whoever registered may not be its reader', async () => {
    const { email, name } = person;
    await succeed(requestEmailVerification, {}, person);
    await deliver(email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Verify your email for Doubloon');
    expect(mail?.text).not.toContain(name);
    await succeed(confirmEmailVerification, { body: { code: codeIn(mail, 'verifyEmail') } });
    expect(await deps().db.userPrivate.find(person.uid)).toMatchObject({ emailVerified: true });
  });

  it('says that the password is known when a sign-in needs it', async () => {
    const { email, password } = person;
    for (let guesses = 0; guesses < 20; guesses += 1) {
      const { ask } = newBrowser(`198.18.${guesses}.9`);
      await ask(login, { body: { email, password: 'wrong' } });
    }
    const { ask } = newBrowser('198.18.99.9');
    expect(await ask(login, { body: { email, password } })).toMatchObject({ status: 403 });
    await deliver(email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Is it you who signs in to Doubloon?');
    expect(codeIn(mail, 'verifyEmail')).not.toBe('');
  });

  it('is sent once, however often its event comes, at once or later, and the job runs', async () => {
    const { email } = person;
    await succeed(requestPasswordReset, { body: { email } });
    await Promise.all(Array.from({ length: 6 }, () => deliver(email)));
    passMinutes(60);
    await runJob();
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await waitingFor(email), 'nothing is kept of it').toEqual([]);
  });

  it('waits alike for an address without an account and a disabled one, and is sent to neither', async () => {
    const disabled = await createUnproven('business_owner');
    await deps().auth.updateUser(disabled.uid, { disabled: true });
    for (const email of [person.email, disabled.email, `${unique('nobody')}@example.com`]) {
      await succeed(requestPasswordReset, { body: { email } });
      expect(await waitingFor(email)).toHaveLength(1);
      await deliver(email);
      expect(await waitingFor(email)).toEqual([]);
      expect(await mailsTo(email)).toHaveLength(email === person.email ? 1 : 0);
    }
  });

  it('that the server does not take now is sent by the job, with a code that works', async () => {
    const { email } = person;
    await failMails(email, 'later', 2);
    await succeed(requestPasswordReset, { body: { email } });
    await deliver(email);
    for (const minutes of [1, 10]) {
      expect(await mailsTo(email)).toEqual([]);
      passMinutes(minutes);
      await runJob();
    }
    const [mail] = await mailsTo(email);
    const body = { code: codeIn(mail, 'resetPassword'), password: NEW_PASSWORD };
    await succeed(confirmPasswordReset, { body });
  });

  it.each(['refuse', 'lose'] as const)('is not sent again after the server has answered with “%s”', async (fault) => {
    const { email } = person;
    await failMails(email, fault);
    await succeed(requestPasswordReset, { body: { email } });
    await deliver(email);
    passMinutes(60);
    await runJob();
    expect(await mailsTo(email)).toHaveLength(fault === 'lose' ? 1 : 0);
    expect(await waitingFor(email)).toEqual([]);
    expect(logLines).toContainEqual(expect.objectContaining({ message: 'mail not sent', purpose: 'reset' }));
  });

  it('because its process died is not sent again', async () => {
    const { email } = person;
    await succeed(requestPasswordReset, { body: { email } });
    const [mail] = await waitingFor(email);
    const nextAt = new Date(deps().clock.now().getTime() + 60_000);
    await mail?.ref.update({ isSending: true, tries: 1, nextAt });
    await deliver(email);
    expect(await waitingFor(email)).toHaveLength(1);
    passMinutes(1);
    await runJob();
    expect(await waitingFor(email)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('for an hour is given up', async () => {
    const { email } = person;
    await failMails(email, 'later', 9);
    await succeed(requestPasswordReset, { body: { email } });
    await deliver(email);
    for (const minutes of [1, 10, 30]) {
      passMinutes(minutes);
      await runJob();
    }
    expect(await waitingFor(email)).toEqual([]);
  });
});

describe('where the product sends no mails', () => {
  it('the identity service sends its own', async () => {
    const { email } = person;
    const { ask } = await startOwnApp({ sendMail: null });
    expect(await ask('POST', '/auth/password-reset', { body: { email } })).toMatchObject({ status: 200 });
    expect(await ask('POST', '/auth/email-verification', { person })).toMatchObject({ status: 200 });
    expect(await waitingFor(email)).toEqual([]);
    const { authEmulatorHost, projectId } = deps().config;
    const sent = await fetch(`http://${authEmulatorHost}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = (await sent.json()) as { oobCodes: { email: string; requestType: string }[] };
    expect(oobCodes.filter((code) => code.email === email).map(({ requestType }) => requestType)).toEqual([
      'PASSWORD_RESET',
      'VERIFY_EMAIL',
    ]);
  });
});

describe('an address without a mailbox', () => {
  it('is known from the first mail to it until one arrives', async () => {
    const { email } = person;
    const refusedAt = async () => (await succeed(getProfile, {}, person)).mailRefusedAt;
    await failMails(email, 'refuse');
    await succeed(requestEmailVerification, {}, person);
    await deliver(email);
    expect(await refusedAt()).toEqual(deps().clock.now());
    await succeed(requestPasswordReset, { body: { email } });
    await deliver(email);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await refusedAt()).toBeNull();
  });
});
