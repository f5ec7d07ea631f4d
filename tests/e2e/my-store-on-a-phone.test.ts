import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { newcomer } from './support/people.ts';

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
