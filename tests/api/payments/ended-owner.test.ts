import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import { deleteAccount } from '@doubloon/contract/account/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceRefund } from '../../../functions/src/payments/refunds/advance-refund.ts';
import { campaignIdOf } from '../../../functions/src/payments/checkouts/complete-checkout.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { removeUserDocuments } from '../../../functions/src/users/user-documents.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { coverRefunds, expectBalancedBooks, fundsOf, openCheckout } from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, payOnHostedPage } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let sessionId: string;

beforeAll(async () => {
  await coverRefunds();
});

beforeEach(async () => {
  owner = await createPerson('business_owner');
  sessionId = await openCheckout(owner, { budget: 20_000 });
});

/** Runs the first step of an account's deletion, between its checks and the start of a checkout. */
const endAccountMeanwhile = () => unitOfWork(deps(), (tx) => removeUserDocuments(tx, owner.uid));

const inDays = (days: number) => ({
  ...deps(),
  clock: { now: () => new Date(Date.now() + days * 24 * 60 * 60_000) },
});

describe('a checkout of an account that ends', () => {
  it('keeps the account from ending while it can be paid', async () => {
    const refusal = await refuse(deleteAccount, { params: { id: owner.uid } }, owner);
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('A payment for a loot') as string });
  });

  it('paid all the same is booked as a closed loot of nobody’s, and all of it goes back to the card', async () => {
    await endAccountMeanwhile();
    await payOnHostedPage(sessionId);
    expect((await deliver(await eventAbout('checkout.session.completed', sessionId))).status).toBe(200);
    const id = campaignIdOf(sessionId);
    expect(await stored(COLLECTIONS.campaigns, id)).toMatchObject({
      status: 'completed',
      closeReason: 'owner',
      ownerName: 'Deleted user',
      ownerLogo: null,
    });
    await advanceRefund(deps(), id);
    expect((await fundsOf(id)).refundRequest).toMatchObject({
      status: 'requested',
      budgetCents: 20_000,
      feeCents: 1000,
    });
    await advanceRefund(inDays(8), id);
    const { balances, refundRequest, chargeId } = await fundsOf(id);
    expect(refundRequest).toMatchObject({ status: 'refunded' });
    expect(balances).toMatchObject({ available: 0, refunded: 20_000 });
    expect((await deps().stripe.charges.retrieve(chargeId)).amount_refunded).toBe(21_000);
    await expectBalancedBooks(id);
  });

  it('stays one loot when its payer, signed in for an hour yet, asks for it at the same time', async () => {
    await endAccountMeanwhile();
    await payOnHostedPage(sessionId);
    const event = await eventAbout('checkout.session.completed', sessionId);
    const body = { payment_gateway_id: sessionId };
    await Promise.all([deliver(event), call(completeCheckout, { body }, owner), deliver(event)]);
    expect(await expectBalancedBooks(campaignIdOf(sessionId))).toHaveLength(2);
  });

  it('of an owner who stays is an open loot as ever', async () => {
    await payOnHostedPage(sessionId);
    const body = { payment_gateway_id: sessionId };
    expect(await succeed(completeCheckout, { body }, owner)).toMatchObject({ status: 'open', owner_name: owner.name });
  });
});
