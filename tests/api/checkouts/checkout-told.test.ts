import { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkoutProjections } from '../../../functions/src/payments/projections.ts';
import { collection } from '../../../functions/src/platform/database/collection.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { deps, succeed } from '../../support/api.ts';
import { endingSoon, openCheckout } from '../../support/money/paid-campaigns.ts';
import { confirmPayment, deliver, eventAbout, payOnHostedPage } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let sessionId: string;

beforeEach(async () => {
  owner = await createPerson('business_owner');
  sessionId = await openCheckout(owner, endingSoon());
});

async function checkout(): Promise<Checkout> {
  const found = await collection(deps().db.firestore, COLLECTIONS.checkouts, Checkout)
    .where('sessionId', '==', sessionId)
    .get();
  return found.docs[0]?.data() as Checkout;
}

/** Runs the trigger twice, as may happen in production, and returns the owner's notifications. */
async function told() {
  const { id } = await checkout();
  for (let time = 0; time < 2; time += 1) await createNotifications(deps().db, checkoutProjections, id, new Date());
  return succeed(listNotifications, { query: {} }, owner);
}

const happened = async (type: Parameters<typeof eventAbout>[0]) => {
  expect((await deliver(await eventAbout(type, sessionId))).status).toBe(200);
};

describe('an owner whose bank confirms a payment later', () => {
  it('is told once that it has come, and led to the campaign', async () => {
    await payOnHostedPage(sessionId, 'later_succeeded');
    await happened('checkout.session.completed');
    expect(await told()).toEqual([]);
    await confirmPayment(sessionId, 'succeeded');
    await happened('checkout.session.async_payment_succeeded');
    const { campaign, campaignId } = await checkout();
    expect(await told()).toMatchObject([
      { kind: 'checkout_completed', title: campaign.title, subject: { type: 'campaign', id: campaignId } },
    ]);
  });

  it('is told that it did not come', async () => {
    await payOnHostedPage(sessionId, 'later_failed');
    await happened('checkout.session.completed');
    await confirmPayment(sessionId, 'failed');
    await happened('checkout.session.async_payment_failed');
    const { id } = await checkout();
    expect(await told()).toMatchObject([{ kind: 'checkout_failed', subject: { type: 'checkout', id } }]);
  });

  it('is told nothing of a payment that was there at once, or of a checkout that was left', async () => {
    await payOnHostedPage(sessionId);
    await happened('checkout.session.completed');
    expect(await told()).toEqual([]);
    sessionId = await openCheckout(owner);
    await deps().stripe.checkout.sessions.expire(sessionId);
    await happened('checkout.session.expired');
    expect(await told()).toEqual([]);
  });
});
