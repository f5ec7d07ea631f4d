import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { listPayoutsOfOwner } from '@doubloon/contract/payments/operations.ts';
import { expect, test } from '../support/fixtures.ts';
import { approvedCreator, paidLoot, submittedDeliverable } from '../support/given.ts';
import { row } from '../support/screens/screen.ts';
import { expectToast } from '../support/toasts.ts';

test('A treasure is not approved while its creator has no payout account', async ({
  api,
  story,
  openAs,
  complaints,
}) => {
  const { owner, campaignId } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  await submittedDeliverable({ api, story }, { creator, applicationId, campaignId, views: 1200 });
  const page = await openAs(owner);
  await page.goto(`/loot-management/${campaignId}?tab=treasures`);
  await row(page, creator.name).getByRole('button', { name: 'Review' }).click();

  complaints.expect(/status of 402/, 'there is nowhere to pay to');
  const review = page.getByRole('dialog', { name: creator.name });
  await review.getByRole('button', { name: 'Approve' }).click();
  const problem =
    'The creator has not connected their payment account. Please ask them to connect it in their profile.';
  await expectToast(page, problem);
  await review.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, creator.name).getByRole('button', { name: 'Review' })).toBeVisible();
  expect(await api.call(getCampaign, { params: { id: campaignId } })).toMatchObject({
    remaining_budget: 20_000,
    paidOut: 0,
  });
});

test('A treasure is not approved when the budget does not cover it', async ({ api, story, openAs, complaints }) => {
  const { owner, campaignId } = await paidLoot({ api, story }, { payout_model: 'per_view', expected_reach: 1000 });
  const first = await approvedCreator({ api, story }, owner, campaignId);
  const second = await approvedCreator({ api, story }, owner, campaignId);
  await story.connectPayouts(first.creator);
  await story.connectPayouts(second.creator);
  await submittedDeliverable({ api, story }, { ...first, campaignId, views: 12_000 });
  await submittedDeliverable({ api, story }, { ...second, campaignId, views: 12_000 });
  const page = await openAs(owner);
  const review = page.getByRole('dialog');
  await page.goto(`/loot-management/${campaignId}?tab=treasures`);

  await row(page, first.creator.name).getByRole('button', { name: 'Review' }).click();
  await review.getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'Treasure approved. Payment of SGD 180.00 has been sent to the creator.');
  await review.getByRole('button', { name: 'Done' }).click();

  complaints.expect(/status of 402/, 'only 20 dollars are left');
  await expect(page.getByRole('dialog', { name: second.creator.name })).toBeVisible();
  await review.getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'The campaign budget is insufficient.');
  await review.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, second.creator.name).getByRole('button', { name: 'Review' })).toBeVisible();
  const payouts = await api.call(listPayoutsOfOwner, { params: { id: owner.uid }, query: {} }, owner);
  expect(payouts).toMatchObject([{ status: 'paid', amount: 18_000 }]);
});
