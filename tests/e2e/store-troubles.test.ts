import { expect, test } from './support/fixtures.ts';
import { furnishedCreator } from './support/furnish-store.ts';
import { newcomer } from './support/people.ts';
import { expectToast } from './support/toasts.ts';

test('Anybody may look at a store; one that is not there leads back to the others', async ({
  api,
  openVisitor,
  complaints,
}) => {
  complaints.expect(/status of 404/, 'nobody has that store');
  const creator = await furnishedCreator(api);
  const page = await openVisitor();
  await page.goto(`/store/${creator.uid}`);
  await expect(page).toHaveTitle(`${creator.name} · Doubloon`);
  await expect(page.getByRole('link', { name: 'Sign in to write a review' })).toBeVisible();
  await page.getByRole('link', { name: 'Follow' }).click();
  await expect(page).toHaveURL('/login');

  await page.goto('/store/nobody');
  await expect(page.getByRole('heading', { name: 'Creator Not Found' })).toBeVisible();
  await expect(page.getByText("The creator you're looking for doesn't exist or has been removed.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Creators' })).toBeVisible();
});

test('When calls about creators fail, nothing that was typed is lost', async ({ api, openAs, complaints }) => {
  complaints.expect(/status of 503|ERR_FAILED/, 'calls fail on purpose');
  const creator = await furnishedCreator(api);
  const customer = await api.signUp(newcomer('business_owner'));
  const page = await openAs(customer);
  await page.route('**/api/creators?*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/creators');
  await expect(page.getByText('Failed to load creators')).toBeVisible();
  await page.unroute('**/api/creators?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto(`/store/${creator.uid}`);
  await page.route('**/api/reviews', (route) => route.abort());
  await page.getByRole('button', { name: 'Be the first to review' }).click();
  await page.getByRole('radio', { name: '3 stars' }).check({ force: true });
  await page.getByLabel('Comment').fill('Neither nor.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expectToast(page, 'Failed to submit review');
  await page.unroute('**/api/reviews');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expectToast(page, 'Review submitted successfully!');

  const owner = await openAs(creator);
  await owner.route('**/api/reviews/*/reply', (route) => route.abort());
  await owner.goto('/my-store');
  await owner.getByRole('button', { name: 'Reply to this review' }).click();
  await owner.getByRole('button', { name: 'Submit Reply' }).click();
  await expect(owner.getByText('Please write a reply')).toBeVisible();
  await owner.getByLabel('Reply', { exact: true }).fill('As I am.');
  await owner.getByRole('button', { name: 'Submit Reply' }).click();
  await expectToast(owner, 'Failed to submit reply');
  await expect(owner.getByLabel('Reply', { exact: true })).toHaveValue('As I am.');
});
