import { createReview } from '@doubloon/contract/reviews/operations.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { newcomer } from './support/people.ts';
import { expectToast } from './support/toasts.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const edges = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { top: box.y, bottom: box.y + box.height };
};

test('A refused profile leads to what is wrong with it, above the bar that saves', async ({ api, openAs }) => {
  const page = await openAs(await api.signUp(newcomer('content_creator')), PHONE);
  await page.goto('/my-store');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Achievements').fill('x'.repeat(201));
  await page.getByLabel('Reward for affiliates').fill('101');
  await page.evaluate(() => window.scrollTo(0, 0));
  const save = page.getByRole('button', { name: 'Save Profile' });
  await save.click();

  await expect(page.getByLabel('Achievements')).toBeFocused();
  const problem = page.getByText('At most 200 characters on each line');
  await expect(problem).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Achievements', { exact: true })).toBeInViewport({ ratio: 1 });
  expect((await edges(problem)).bottom).toBeLessThanOrEqual((await edges(save)).top);
});

test('The preview is put away at first; once asked for it is seen while settings are changed, and covers none of them', async ({
  api,
  openAs,
}) => {
  const page = await openAs(await api.signUp(newcomer('content_creator')), PHONE);
  await page.goto('/my-store');
  await page.getByRole('button', { name: 'Personalize Store' }).click();
  const dialog = page.getByRole('dialog', { name: 'Store Personalization' });
  const preview = dialog.getByRole('complementary', { name: 'Preview' });
  const tabs = dialog.getByRole('tablist', { name: 'Settings' });
  await expect(tabs).toHaveAttribute('data-more', 'after');

  await expect(preview.locator('[data-store-theme]')).toBeHidden();
  await preview.getByRole('button', { name: 'Show the preview' }).click();
  await dialog.getByRole('radio', { name: 'Custom' }).check({ force: true });
  await expect(preview.locator('[data-store-theme=Custom]')).toBeInViewport({ ratio: 0.2 });
  await preview.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(preview.locator('[data-store-theme]')).toHaveCSS('color-scheme', 'dark');

  for (const tab of await dialog.getByRole('tab').all()) {
    await tab.click();
    for (const control of await dialog.getByRole('form').locator('input, textarea').all()) {
      await control.focus();
      expect((await edges(control)).bottom).toBeLessThanOrEqual((await edges(preview)).top);
    }
  }
  await expect(tabs).toHaveAttribute('data-more', 'before');

  await preview.getByRole('button', { name: 'Hide the preview' }).click();
  await expect(preview.locator('[data-store-theme]')).toBeHidden();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
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
