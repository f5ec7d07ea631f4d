import { expect, test } from './support/fixtures.ts';
import { tile } from './support/screens/screen.ts';

test('An owner sees who waits, and how the days went', async ({ openAs, tradingPost: post }) => {
  const page = await openAs(post.owner);
  await page.goto('/dashboard');
  const waiting = page.getByRole('link', { name: `${post.applicant.name} applied to ${post.title}` });
  await expect(waiting).toContainText('Waiting since today');
  await expect(waiting).toContainText('Decide');
  const money = page.getByRole('figure', { name: 'Paid in and paid out' });
  await expect(money.getByRole('row')).toHaveCount(11);
  // Two loots of SGD 210, the closed one included.
  await expect(money.getByRole('row').last()).toContainText('SGD 420.00');
  await expect(money).toContainText('Nothing in the 30 days before');
  await page.getByRole('radio', { name: '7 days' }).check();
  await expect(page).toHaveURL('/dashboard?range=7');
  await expect(money.getByRole('row')).toHaveCount(8);
  await page.reload();
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
  await page.getByRole('link', { name: /the loots that it was paid for$/ }).click();
  await expect(page).toHaveURL('/loot-management');
  await page.goBack();
  const funnel = page.getByRole('figure', { name: 'From application to payout' });
  await expect(funnel.getByRole('row')).toContainText(['Applications', '3 of 3', '', '', '1 of 3']);
  await waiting.click();
  await expect(page.getByRole('dialog', { name: post.applicant.name })).toBeVisible();
  await expect(page).toHaveURL(`/loot-management/${post.campaignId}`);
});

test('A creator sees what comes next and who must act', async ({ openAs, tradingPost: post }) => {
  const page = await openAs(post.creator);
  await page.goto('/dashboard');
  const deliverable = page.getByRole('link', { name: `Your treasure for ${post.title} is in review` });
  await expect(deliverable).toContainText(`${post.owner.name} decides by`);
  await expect(deliverable).toContainText(/\d days? left/);
  await page.getByRole('radio', { name: 'All' }).check();
  await expect(page.getByRole('figure', { name: 'From application to payout' })).toBeVisible();
  const earnings = page.getByRole('figure', { name: 'Earnings' });
  const way = earnings.getByRole('link', { name: /the payouts of these days$/ });
  // The days chosen before stay until the others are there.
  await expect(way).toHaveAttribute('href', '/payouts?payouts=paid');
  await way.click();
  await expect(page).toHaveURL('/payouts?payouts=paid');
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
