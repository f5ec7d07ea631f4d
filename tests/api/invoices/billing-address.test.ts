import '../../support/setup/registered-for-gst.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, expect, it } from 'vitest';
import { deps, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { openCheckout } from '../../support/money/paid-campaigns.ts';
import { payOnHostedPage } from '../../support/money/payment-provider.ts';

let owner: Person;
beforeAll(async () => {
  owner = await createPerson('business_owner');
});

/** The buyer on the invoice for a loot of this budget, in cents, and what the provider's page has asked for. */
async function buy(budget: number) {
  const sessionId = await openCheckout(owner, { budget });
  const asked = (await deps().stripe.checkout.sessions.retrieve(sessionId)).billing_address_collection;
  await payOnHostedPage(sessionId);
  const { id } = await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
  await succeed(runScheduledJob, { params: { name: 'issue-invoices' } });
  const [invoice] = await deps().db.invoices.findOfCampaign(id);
  return { asked, buyer: invoice?.issued?.buyer };
}

it('is asked for with a fee above SGD 1,000, and stands on its invoice', async () => {
  expect(await buy(2_000_100)).toEqual({
    asked: 'required',
    buyer: { name: 'Sample Payer', address: '1 Raffles Place, Singapore 048616, SG' },
  });
});

it('is not asked for with a smaller fee', async () => {
  expect(await buy(2_000_000)).toEqual({ asked: null, buyer: { name: owner.name, address: null } });
});
