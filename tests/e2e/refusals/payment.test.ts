import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { startCheckout } from '@doubloon/contract/payments/operations.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { lootDraft } from '../support/given.ts';
import { newcomer } from '../support/people.ts';
import { expectToast } from '../support/toasts.ts';

/** Fills in as little as a loot needs and goes on to the hosted page. */
async function goToCheckout(page: Page, title: string): Promise<void> {
  await page.goto('/create-loot');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Puddles welcome.');
  await page.getByRole('group', { name: 'Platforms' }).getByRole('checkbox', { name: 'YouTube' }).check();
  await page.getByLabel('Budget (SGD)').fill('80');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay S$84.00' })).toBeVisible();
}

test('A loot with required fields missing does not get to the checkout', async ({ api, openAs }) => {
  const page = await openAs(await api.signUp(newcomer('business_owner')));
  await page.goto('/create-loot');
  await page.getByLabel('Description').fill('No title, no budget, no platform.');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expectToast(page, 'Please fill in all required fields.');
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByText('Budget is required')).toBeVisible();
  await expect(page.getByText('Choose at least one platform')).toBeVisible();
  await expect(page.getByLabel('Budget (SGD)')).toBeFocused();
  await expect(page).toHaveURL('/create-loot');
});

test('The success page says what is wrong without a reference, with an unknown one and with an unpaid one', async ({
  api,
  openAs,
  complaints,
}) => {
  const owner = await api.signUp(newcomer('business_owner'));
  const formData = { ...lootDraft(), owner_id: owner.uid };
  const session = await api.call(startCheckout, { body: { formData } }, owner);
  const page = await openAs(owner);

  await page.goto('/payment-success');
  await expect(page.getByText('Missing payment reference. Please check your link.')).toBeVisible();

  complaints.expect(/status of 404/, 'nobody has ever paid under this reference');
  await page.goto('/payment-success?session_id=cs_test_nobody&payment_gateway=stripe');
  await expect(page.getByText('We could not find your campaign for this payment reference.')).toBeVisible();

  complaints.expect(/status of 402/, 'the session is not paid');
  await page.goto(`/payment-success?session_id=${session.id}&payment_gateway=stripe`);
  await expect(page.getByText('This payment has not been completed yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This payment has not been completed yet.')).toBeVisible();
  expect(await api.call(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner)).toEqual([]);
});

test('Who leaves the hosted page without paying comes back to the form and has no loot', async ({ api, openAs }) => {
  const owner = await api.signUp(newcomer('business_owner'));
  const page = await openAs(owner);
  await goToCheckout(page, 'Not today');
  await page.getByRole('link', { name: 'Back to Doubloon' }).click();
  await expect(page.getByText('The payment was cancelled and nothing was charged.')).toBeVisible();
  await expect(page).toHaveURL('/create-loot');
  await page.goto('/loot-management');
  await expect(page.getByText('No Loots Created')).toBeVisible();
});

test('A declined card opens no loot; paying again does', async ({ api, openAs, complaints }) => {
  const owner = await api.signUp(newcomer('business_owner'));
  const page = await openAs(owner);
  await goToCheckout(page, 'Second attempt');
  complaints.expect(/status of 402/, 'the hosted page answers a declined card this way');
  await page.getByText('Try another outcome').click();
  await page.getByRole('button', { name: 'Card is declined' }).click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  expect(await api.call(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner)).toEqual([]);
  await page.getByRole('button', { name: 'Pay S$84.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second attempt' })).toBeVisible();
});
