import { setUserAccess } from '@doubloon/contract/admin/operations.ts';
import { MAX_PAUSED_LOOTS } from '@doubloon/contract/admin/work-operations.ts';
import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, expect, it } from 'vitest';
import { campaignIdOf } from '../../../functions/src/payments/checkouts/complete-checkout.ts';
import { deps, succeed } from '../../support/api.ts';
import { storeCampaign, stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { endingSoon, openCheckout } from '../../support/money/paid-campaigns.ts';
import { confirmPayment, deliver, eventAbout, payOnHostedPage } from '../../support/money/payment-provider.ts';

let admin: Person;
let owner: Person;
let title: string;

beforeEach(async () => {
  admin = await createPerson('admin');
  owner = await createPerson('business_owner');
  title = unique('Loot');
});

const setAccess = (disabled: boolean) =>
  succeed(setUserAccess, { params: { id: owner.uid }, body: { disabled, reason: 'Spam' } }, admin);
const bought = (sessionId: string) => stored(COLLECTIONS.campaigns, campaignIdOf(sessionId));
const openOnes = async () => (await succeed(listCampaigns, { query: { search: title } }, admin)).map(({ id }) => id);
const tell = async (type: Parameters<typeof eventAbout>[0], sessionId: string) => {
  expect((await deliver(await eventAbout(type, sessionId))).status).toBe(200);
};

it('ends the open checkouts of an owner who is suspended, so that nobody can pay them', async () => {
  const sessions = [await openCheckout(owner, { title }), await openCheckout(owner, { title, budget: 50_000 })];
  const others = await openCheckout(await createPerson('business_owner'), { title });
  await setAccess(true);
  const states = await Promise.all(
    [...sessions, others].map(async (id) => (await deps().stripe.checkout.sessions.retrieve(id)).status),
  );
  expect(states).toEqual(['expired', 'expired', 'open']);
});

it('pauses from the start what such an owner had paid for before, but nobody had told of', async () => {
  const sessionId = await openCheckout(owner, { title });
  await payOnHostedPage(sessionId);
  await setAccess(true);
  await tell('checkout.session.completed', sessionId);
  expect(await bought(sessionId)).toMatchObject({ status: 'paused', heldByAdmin: true });
  expect(await openOnes()).toEqual([]);
});

it('pauses from the start what is paid for later, until the owner is let in again', async () => {
  const open = (budget: number) => openCheckout(owner, { title, budget, ...endingSoon() });
  const [later, again] = [await open(50_000), await open(60_000)];
  for (const sessionId of [later, again]) {
    await payOnHostedPage(sessionId, 'later_succeeded');
    await tell('checkout.session.completed', sessionId);
  }
  await setAccess(true);
  await confirmPayment(later, 'succeeded');
  await tell('checkout.session.async_payment_succeeded', later);
  expect(await bought(later)).toMatchObject({ status: 'paused', heldByAdmin: true });
  await setAccess(false);
  await confirmPayment(again, 'succeeded');
  await tell('checkout.session.async_payment_succeeded', again);
  expect(await bought(again)).toMatchObject({ status: 'open', heldByAdmin: false });
  expect(await openOnes()).toEqual([campaignIdOf(again)]);
});

it('pauses all open loots of an owner, however many there are', async () => {
  await Promise.all(Array.from({ length: MAX_PAUSED_LOOTS + 1 }, () => storeCampaign(owner, { title })));
  await setAccess(true);
  expect(await openOnes()).toEqual([]);
});
