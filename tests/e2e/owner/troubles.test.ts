import { expect, test } from '../support/fixtures.ts';
import { approvedCreator, paidLoot, submittedDeliverable } from '../support/given.ts';
import { row } from '../support/screens/screen.ts';

test('A list that cannot be loaded says so and can be asked again; a slow approval is sent once', async ({
  api,
  story,
  openAs,
  complaints,
}) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  await story.connectPayouts(creator);
  await submittedDeliverable({ api, story }, { creator, applicationId, campaignId, views: 1200 });
  const page = await openAs(owner);
  const broken = { status: 500, json: { code: 'internal', message: 'Something went wrong', requestId: 'req_quoted' } };
  complaints.expect(/status of 500/, 'the lists are made to fail');

  await page.route('**/api/campaigns/user/**', (route) => route.fulfill(broken));
  await page.goto('/loot-management');
  await expect(page.getByRole('heading', { name: 'Failed to fetch loots' })).toBeVisible();
  await expect(page.getByText('req_quoted')).toBeVisible();
  await page.unroute('**/api/campaigns/user/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.route('**/api/applications/campaign-owner/**', (route) => route.fulfill(broken));
  await page.goto('/applications');
  const failed = /^Failed to fetch applications: Something went wrong/;
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();

  let approvals = 0;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/deliverables/*', async (route) => {
    if (route.request().method() === 'PATCH') {
      approvals += 1;
      await held;
    }
    await route.continue();
  });
  await page.goto(`/loot-management/${campaignId}?tab=treasures`);
  await row(page, creator.name).getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: creator.name });
  await review.getByRole('button', { name: 'Approve' }).click();
  const busy = review.getByRole('button', { name: 'Approving...' });
  await busy.click({ force: true });
  await expect(review.getByRole('button', { name: 'Reject' })).toBeDisabled();
  answer();
  await expect(page.getByRole('dialog', { name: 'Payment receipt' })).toBeVisible();
  expect(approvals).toBe(1);
});
