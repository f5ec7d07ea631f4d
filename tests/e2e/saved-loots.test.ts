import { expect, test } from './support/fixtures.ts';
import { paidLoot } from './support/given.ts';
import { newcomer } from './support/people.ts';

test('A creator saves a loot, finds it among the saved ones and removes it on its page', async ({
  api,
  story,
  openAs,
}) => {
  const { title } = await paidLoot({ api, story });
  const page = await openAs(await api.signUp(newcomer('content_creator')));
  await page.goto(`/marketplace?q=${title.split(' ')[1]}`);
  await page.getByRole('button', { name: `Save ${title}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Saved ${title}`, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByLabel('Saved', { exact: true }).check();
  await page.getByRole('link', { name: title, exact: true }).click();
  // The heart empties before it is stored, and a reload would end a call that is on its way.
  const stored = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'false');
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();

  await page.goto('/marketplace?saved=1');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});
