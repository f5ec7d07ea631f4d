import { createReview } from '@doubloon/contract/reviews/operations.ts';
import { updateStore } from '@doubloon/contract/stores/operations.ts';
import type { StoreProfileChanges } from '@doubloon/contract/stores/store.ts';
import type { DemoApi } from '../../scripts/seeding/demo-api.ts';
import { expect, test } from './support/fixtures.ts';
import { newcomer, uniqueWord } from './support/people.ts';
import { goThroughMenu } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A creator with something in their store. */
async function furnishedCreator(api: DemoApi, changes: StoreProfileChanges = {}) {
  const creator = await api.signUp(newcomer('content_creator'));
  const body = { category: 'travel', location: 'Katong', affiliateReward: 10, ...changes } as const;
  await api.call(updateStore, { params: { id: creator.uid }, body }, creator);
  return creator;
}

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
  await expect(page.getByText('1 follower', { exact: true })).toBeVisible();

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

test('A creator signs in on the way to the own store, edits it on a phone, and replies by keyboard', async ({
  api,
  openAs,
  openVisitor,
  complaints,
}) => {
  const person = newcomer('content_creator');
  const creator = await api.signUp(person);
  const page = await openVisitor(PHONE);
  await page.goto('/store/my-store');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/my-store');
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await expect(page.getByText('Reviews will appear here once customers leave feedback.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Personalize Store' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('About Me').fill('If it fits on a bicycle, I have carried it.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Specialties').fill('Rain\nBicycles');
  await page.getByLabel('Reward for affiliates, in percent').fill('101');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('A whole number from 0 to 100')).toBeVisible();
  await page.getByLabel('Reward for affiliates, in percent').fill('12');
  complaints.expect(/net::ERR_FAILED/, 'the connection breaks');
  await page.route('**/api/stores/*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Profile update failed');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Profile updated successfully');
  await expect(page.getByText('If it fits on a bicycle, I have carried it.')).toBeVisible();
  await expect(page.getByText('Bicycles', { exact: true })).toBeVisible();

  const customer = await api.signUp(newcomer('business_owner'));
  const body = { creatorId: creator.uid, userId: customer.uid, rating: 5, comment: 'It did fit.' };
  await api.call(createReview, { body }, customer);
  await page.reload();
  await page.getByRole('button', { name: 'Reply to this review' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.getByLabel('Reply', { exact: true }).focus();
  await page.keyboard.type('Thank you!');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Reply submitted successfully!');
  await expect(page.getByText(`Reply from ${creator.name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reply to this review' })).toHaveCount(0);

  const other = await openAs(await api.signUp(newcomer('business_owner')), PHONE);
  await other.goto(`/store/${creator.uid}`);
  await expect(other.getByText('Thank you!')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Write Review' })).toBeVisible();
});

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
