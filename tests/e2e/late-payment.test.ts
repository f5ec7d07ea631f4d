import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { listDrafts } from '@doubloon/contract/drafts/operations.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { holdLatePayments, settlePayment } from './support/bank-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { describeLoot } from './support/journey-steps.ts';
import { newcomer, uniqueWord } from './support/people.ts';

test('A payment that its bank confirms later opens the loot by itself; one that fails says so', async ({
  api,
  openAs,
  complaints,
}) => {
  const owner = await api.signUp(newcomer('business_owner'));
  const page = await openAs(owner);
  complaints.expect(/status of 402/, 'the payment is not there yet');
  const payLater = async (title: string, outcome: string) => {
    await page.goto('/create-loot');
    await describeLoot(page, title);
    // Only a loot that ends soon can be paid for by what is confirmed later.
    await page.getByLabel('End Date').fill(dayInSingapore(addDays(new Date(), 3)));
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('Try another outcome').click();
    await page.getByRole('button', { name: outcome }).click();
    await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  };
  const settle = (outcome: 'failed' | 'succeeded') =>
    settlePayment(new URL(page.url()).searchParams.get('session_id') ?? '', outcome);
  await holdLatePayments();
  const title = `Later ${uniqueWord()}`;
  await payLater(title, 'PayNow: confirmed later');
  const confirming = page.url();
  await page.goto('/create-loot');
  await expect(page.getByRole('heading', { name: 'Your payment is still being confirmed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0);
  await page.goto(confirming);
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await settle('succeeded');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const drafts = () => api.call(listDrafts, {}, owner);
  await expect.poll(async () => (await drafts()).length, 'what is paid for is no draft any more').toBe(0);

  await payLater(`Never ${uniqueWord()}`, 'PayNow: fails later');
  await settle('failed');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText('Your bank did not confirm the payment. Nothing was charged.')).toBeVisible();
  expect(await api.call(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner)).toHaveLength(1);
});
