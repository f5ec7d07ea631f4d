import { dressStore, hangWorks } from '../support/dress-store.ts';
import { expect, test } from '../support/fixtures.ts';
import { newcomer } from '../support/people.ts';
import { MAX_SHIFT, watchShifts } from '../support/watch-shifts.ts';

test('A store waits for no picture, and moves nothing when they come and when its works go on by themselves', async ({
  api,
  openVisitor,
}) => {
  const creator = await api.signUp(newcomer('content_creator'));
  await dressStore(api, creator);
  await hangWorks(api, creator, ['Third', 'Fourth']);
  const page = await openVisitor({ viewport: { width: 1280, height: 1000 } });
  await page.addInitScript(watchShifts);
  const { promise: held, resolve: bring } = Promise.withResolvers<undefined>();
  await page.route(/\/v0\/b\/.*alt=media/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/store/${creator.uid}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await expect(page.getByText('1 / 4')).toBeVisible();
  bring(undefined);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.getByText('3 / 4')).toBeVisible({ timeout: 60_000 });
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(MAX_SHIFT);
});
