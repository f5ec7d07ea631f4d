import { expect, test } from './support/fixtures.ts';
import { tile } from './support/screens/screen.ts';

test('An owner sees who waits, and how the months went', async ({ openAs, tradingPost: post }) => {
  const page = await openAs(post.owner);
  await page.goto('/dashboard');
  const waiting = page.getByRole('link', { name: `${post.applicant.name} applied to ${post.title}` });
  await expect(waiting).toContainText('Waiting since today');
  await expect(waiting).toContainText('Decide');
  const months = page.getByRole('figure', { name: 'Paid in and paid out' }).getByRole('row');
  await expect(months).toHaveCount(7);
  // Two loots of SGD 210, the closed one included.
  await expect(months.last()).toContainText('SGD 420.00');
  await expect(page.getByRole('figure', { name: 'From application to payout' }).getByRole('row').last()).toContainText(
    '33%',
  );
  await waiting.click();
  await expect(page.getByRole('dialog', { name: post.applicant.name })).toBeVisible();
  await expect(page).toHaveURL(`/loot-management/${post.campaignId}`);
});

test('A creator sees what comes next and who must act', async ({ openAs, tradingPost: post }) => {
  const page = await openAs(post.creator);
  await page.goto('/dashboard');
  const deliverable = page.getByRole('link', { name: `Your treasure for ${post.title} is in review` });
  await expect(deliverable).toContainText(`${post.owner.name} decides by`);
  await expect(deliverable).toContainText('Waiting');
  await expect(page.getByRole('figure', { name: 'Earnings' }).getByRole('row')).toHaveCount(7);
});

test('A dashboard whose numbers fail counts them itself and says nothing of it', async ({
  openAs,
  tradingPost: post,
  complaints,
}) => {
  complaints.expect(/status of 500/, 'the numbers of the dashboard fail');
  const page = await openAs(post.owner);
  await page.route('**/api/dashboard/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong', requestId: 'req_1' } }),
  );
  await page.goto('/dashboard');
  await expect(tile(page, 'Active Campaigns')).toContainText('1');
  await expect(tile(page, 'Total Spent')).toContainText('SGD 420.00');
  await expect(page.getByRole('link', { name: post.title, exact: true })).toBeVisible();
  await expect(page.getByText('No payouts yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
