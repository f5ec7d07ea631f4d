import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Checkout } from '@doubloon/contract/payments/checkout.ts';
import type { CheckoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { startCheckout } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../../emulators/suite/start-suite.ts';
import { settleCheckouts } from '../../../functions/src/payments/checkouts/settle-checkout.ts';
import { collection } from '../../../functions/src/platform/database/collection.ts';
import { deps, logLines, refuse } from '../../support/api.ts';
import { ownProjectId } from '../../support/setup/own-database.ts';
import { draftOf, endingSoon, expectBalancedBooks, fundsOf, openCheckout } from '../../support/money/paid-campaigns.ts';
import {
  confirmPayment,
  deliver,
  eventAbout,
  failNext,
  payOnHostedPage,
} from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

const checkouts = () => collection(deps().db.firestore, COLLECTIONS.checkouts, Checkout);

beforeEach(async () => {
  for (const { ref } of (await checkouts().get()).docs) await ref.delete();
});

/** Runs the job as it would run so many minutes from now. */
const runAfter = (minutes: number) => {
  const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
  return settleCheckouts({ ...deps(), clock });
};

async function theCheckout(): Promise<Checkout> {
  const { docs } = await checkouts().get();
  expect(docs).toHaveLength(1);
  return docs[0]?.data() as Checkout;
}

const expectEnded = async (status: CheckoutStatus) => {
  expect(await theCheckout()).toMatchObject({ status, checkAt: null });
};

describe('a checkout whose message never came', () => {
  it('becomes its campaign although the payer never came back, once', async () => {
    const sessionId = await openCheckout(owner, { budget: 20_000 });
    await payOnHostedPage(sessionId);
    await runAfter(11);
    await expectEnded('completed');
    const { campaignId } = await theCheckout();
    expect((await fundsOf(campaignId ?? '')).balances).toMatchObject({ funded: 20_000, available: 20_000 });
    await runAfter(60);
    await deliver(await eventAbout('checkout.session.completed', sessionId));
    expect(await expectBalancedBooks(campaignId ?? '')).toHaveLength(2);
  });

  it('is left to its person for ten minutes, and then for as long as it can be paid', async () => {
    await payOnHostedPage(await openCheckout(owner));
    await runAfter(9);
    expect(await theCheckout()).toMatchObject({ status: 'open' });
    await checkouts()
      .doc((await theCheckout()).id)
      .delete();
    const unpaid = await openCheckout(owner);
    await runAfter(11);
    const { status, checkAt, createdAt } = await theCheckout();
    expect(status).toBe('open');
    const minutes = ((checkAt?.getTime() ?? 0) - createdAt.getTime()) / 60_000;
    expect(Math.round(minutes)).toBe(22);
    await payOnHostedPage(unpaid);
    await runAfter(23);
    await expectEnded('completed');
  });

  it('leaves only its record when nobody paid in time', async () => {
    await deps().stripe.checkout.sessions.expire(await openCheckout(owner));
    await runAfter(11);
    await expectEnded('expired');
  });

  it.each([
    ['later_succeeded', 'succeeded', 'completed'],
    ['later_failed', 'failed', 'failed'],
  ] as const)('waits for a payment that is confirmed later, which has %s', async (outcome, confirmed, ends) => {
    const sessionId = await openCheckout(owner, endingSoon());
    await payOnHostedPage(sessionId, outcome);
    await runAfter(11);
    expect(await theCheckout()).toMatchObject({ status: 'processing' });
    await confirmPayment(sessionId, confirmed);
    await runAfter(23);
    await expectEnded(ends);
  });

  it('does not wait for a session that the provider does not know', async () => {
    await openCheckout(owner);
    const { id } = await theCheckout();
    await checkouts().doc(id).update({ sessionId: 'cs_test_gone' });
    await runAfter(11);
    await expectEnded('expired');
  });
});

describe('a checkout whose session nobody has heard of', () => {
  const start = () => refuse(startCheckout, { body: { formData: draftOf(owner) } }, owner);

  it('finds the session that the provider has made, and ends with it', async () => {
    await failNext('checkout.sessions.create', 'api_error_after_effect');
    expect(await start()).toMatchObject({ code: 'provider_unavailable' });
    expect(await theCheckout()).toMatchObject({ status: 'open', sessionId: null });
    await runAfter(11);
    const { sessionId, status } = await theCheckout();
    expect(status).toBe('open');
    const session = await deps().stripe.checkout.sessions.retrieve(sessionId ?? '');
    expect(session.metadata).toMatchObject({ checkout_id: (await theCheckout()).id });
    await deps().stripe.checkout.sessions.expire(session.id);
    await runAfter(23);
    await expectEnded('expired');
  });

  it('is over after a quiet hour when there is none, so that its owner’s account can end', async () => {
    await failNext('checkout.sessions.create', 'unavailable');
    expect(await start()).toMatchObject({ code: 'provider_unavailable' });
    await runAfter(59);
    expect(await theCheckout()).toMatchObject({ status: 'open' });
    await runAfter(119);
    await expectEnded('expired');
  });
});

describe('the job', () => {
  it('goes on when one checkout fails, tells of it, and comes back to it', async () => {
    const sessions = [await openCheckout(owner), await openCheckout(owner, { title: 'Another loot' })];
    for (const sessionId of sessions) await payOnHostedPage(sessionId);
    await failNext('checkout.sessions.retrieve', 'unavailable');
    await runAfter(11);
    const statuses = async () => (await checkouts().get()).docs.map((doc) => doc.data().status).sort();
    expect(await statuses()).toEqual(['completed', 'open']);
    expect(logLines).toContainEqual(expect.objectContaining({ message: 'checkout not settled' }));
    await runAfter(23);
    expect(await statuses()).toEqual(['completed', 'completed']);
  });
});

describe('npm run job', () => {
  const job = (...words: string[]) =>
    new Promise<{ status: number; lines: string[] }>((resolve) => {
      const child = execFile(process.execPath, [join(ROOT, 'scripts', 'run-job.ts'), ...words], (_, stdout) => {
        resolve({ status: child.exitCode ?? -1, lines: stdout.trim().split('\n') });
      });
    });

  it('runs a scheduled job by hand', async () => {
    const sessionId = await openCheckout(owner);
    await payOnHostedPage(sessionId);
    const { id } = await theCheckout();
    await checkouts().doc(id).update({ checkAt: new Date() });
    const { status, lines } = await job('settle-checkouts', '--project', ownProjectId());
    expect({ status, last: lines.at(-1) }).toEqual({ status: 0, last: 'settle-checkouts has run.' });
    await expectEnded('completed');
  });

  it('names the jobs there are, and does nothing, for any other name', async () => {
    const { status, lines } = await job('settle-everything');
    expect(status).toBe(1);
    expect(lines.map((line) => line.trim())).toEqual(expect.arrayContaining(['decide-overdue', 'settle-refunds']));
  });
});
