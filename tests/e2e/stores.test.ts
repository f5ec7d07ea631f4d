import { expect, test } from './support/fixtures.ts';
import { furnishedCreator } from './support/furnish-store.ts';
import { newcomer, uniqueWord } from './support/people.ts';
import { goThroughMenu } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';

test('A visitor finds a creator, follows, reviews, changes the review and becomes an affiliate', async ({
  api,
  openAs,
}) => {
  const word = uniqueWord();
  const creator = await furnishedCreator(api, { specialties: [`Rain ${word}`], description: 'All weathers.' });
  await furnishedCreator(api, { specialties: [`Tea ${word}`], category: 'food' });
  const page = await openAs(await api.signUp(newcomer('business_owner')));

  await page.goto('/dashboard');
  await goThroughMenu(page, 'Creators');
  await expect(page.getByRole('heading', { name: 'Discover Content Creators' })).toBeVisible();
  await page.getByLabel('Search').fill(word);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Travel' }).check();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(page).toHaveURL(`/creators?q=${word}&category=travel&sort=newest`);
  await page.reload();
  await page.getByRole('link', { name: creator.name }).click();

  await expect(page.getByRole('heading', { level: 1, name: creator.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await expect(page.getByText('No personal description available.')).toBeVisible();
  await expect(page.getByText('No background information available.')).toBeVisible();
  await expect(page.getByText('N/A (0 reviews)').filter({ visible: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('div:has(> dt:text-is("Followers"))')).toHaveText('Followers1');

  await expect(page.getByText("This creator doesn't have any reviews yet.")).toBeVisible();
  await page.getByRole('button', { name: 'Be the first to review' }).click();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Please select a rating')).toBeVisible();
  await expect(page.getByText('Please write a review comment')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByLabel('Comment').fill('Dependable in the rain.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expectToast(page, 'Review submitted successfully!');
  await page.getByRole('button', { name: 'Edit Review' }).click();
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Save Review' }).click();
  await expect(page.getByText('5.0 (1 review)').first()).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Become an affiliate' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to my affiliates dashboard' }).click();
  await expect(page.getByText(/\?ref=/)).toBeVisible();
  await page.getByRole('link', { name: 'My affiliates dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'My affiliates' })).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Creators' }).click();
  await expect(page).toHaveURL('/creators');
});
