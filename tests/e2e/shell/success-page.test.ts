import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { startCheckout } from '@doubloon/contract/payments/operations.ts';
import { payCheckout } from '../../../scripts/seeding/hosted-visits.ts';
import { expect, test } from '../support/fixtures.ts';
import { lootDraft } from '../support/given.ts';
import { newcomer } from '../support/people.ts';
import { row } from '../support/screens/screen.ts';
import { completionEvent, holdCheckoutEvent, redeliver, undelivered } from '../support/webhooks.ts';

test('The success page shows the loot before the webhook has come, and there is one loot after it has come', async ({
  api,
  openAs,
}) => {
  const owner = await api.signUp(newcomer('business_owner'));
  const draft = lootDraft();
  const { id, url } = await api.call(startCheckout, { body: { formData: { ...draft, owner_id: owner.uid } } }, owner);
  await holdCheckoutEvent(id);
  const page = await openAs(owner);
  await page.goto(url);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByRole('heading', { name: draft.title })).toBeVisible();

  const event = (await completionEvent(id)) ?? '';
  expect(await undelivered(event), 'the webhook is still held').toBe(1);
  await redeliver(event);
  await expect.poll(() => undelivered(event), 'the second delivery is accepted').toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: draft.title })).toBeVisible();
  await page.goto('/loot-management');
  await expect(row(page, draft.title)).toHaveCount(1);
});

test('The success page shows the loot after the webhook, however often both come', async ({ api, openAs }) => {
  const owner = await api.signUp(newcomer('business_owner'));
  const draft = lootDraft();
  const { id, url } = await api.call(startCheckout, { body: { formData: { ...draft, owner_id: owner.uid } } }, owner);
  await payCheckout(url);
  const loots = () => api.call(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner);
  await expect.poll(async () => (await loots()).length, 'the webhook alone opens the loot').toBe(1);

  const event = (await completionEvent(id)) ?? '';
  const page = await openAs(owner);
  const another = await page.context().newPage();
  await Promise.all([
    redeliver(event),
    ...[page, another].map((each) => each.goto(`/payment-success?session_id=${id}&payment_gateway=stripe`)),
  ]);
  for (const each of [page, another]) await expect(each.getByRole('heading', { name: draft.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: draft.title })).toBeVisible();
  await expect.poll(() => undelivered(event)).toBe(0);
  expect(await loots()).toHaveLength(1);
  await page.getByRole('link', { name: 'View Marketplace' }).click();
  await expect(page.getByRole('link', { name: draft.title })).toHaveCount(1);
});
