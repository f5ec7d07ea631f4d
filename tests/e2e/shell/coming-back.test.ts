import type { Page } from '@playwright/test';
import { watchPage } from '../../../scripts/measuring/watch-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { paidLoot } from '../support/given.ts';
import { newcomer, storedSession } from '../support/people.ts';
import { pressInMenu } from '../support/screens/screen.ts';

/** Waits until the browser has kept first data, or none any more. */
async function expectKept(page: Page, kept: boolean): Promise<void> {
  const read = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('doubloon-first-data');
          // Made here it would have no store, and keep the page from making one.
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => resolve('not made yet');
          opening.onsuccess = () => {
            const database = opening.result;
            const reading = database.transaction('by-uid').objectStore('by-uid').getAll();
            reading.onsuccess = () => {
              database.close();
              resolve(JSON.stringify(reading.result));
            };
          };
        }),
    );
  if (kept) await expect.poll(read).toContain('"dashboard"');
  else await expect.poll(read).toBe('[]');
}

test('Whoever comes back sees what they saw last while it is asked for again', async ({ api, story, openAs }) => {
  const { owner, title } = await paidLoot({ api, story });
  const page = await openAs(owner);
  await page.goto('/dashboard');
  const loot = page.getByRole('link', { name: title, exact: true }).first();
  await expect(loot).toBeVisible();
  await expectKept(page, true);

  const asked = page.waitForRequest('**/api/dashboard/**');
  await page.route('**/api/dashboard/**', () => undefined);
  await page.reload();
  await expect(loot).toBeVisible();
  await asked;
  await expect(page.locator('[data-covers-page]')).toHaveCount(0);
  await expect(loot).toBeVisible();

  await page.unroute('**/api/dashboard/**');
  await page.reload();
  await pressInMenu(page, 'Logout');
  await expect(page).toHaveURL('/');
  await expectKept(page, false);
});

test('What is kept counts as shown once the stored session is checked', async ({ api, story, openAs }) => {
  const { owner, title } = await paidLoot({ api, story });
  const page = await openAs(owner);
  await page.goto('/dashboard');
  await expectKept(page, true);

  await page.addInitScript(watchPage, title);
  const checked = Promise.withResolvers<void>();
  await page.route('**/api/auth/verify-token', async (route) => {
    await checked.promise;
    await route.continue();
  });
  const answered = page.waitForResponse('**/api/dashboard/**');
  await page.reload();
  await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  await answered;
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.pageWatch.isShown())).toBe(false);
  expect(await page.evaluate(() => window.pageWatch.shownAt)).toBeUndefined();

  checked.resolve();
  await expect.poll(() => page.evaluate(() => window.pageWatch.shownAt)).toBeGreaterThan(0);
  await expect(page.locator('[data-covers-page]')).toHaveCount(0);
  expect(await page.evaluate(() => window.pageWatch.isShown())).toBe(true);
});

test('Without a connection people see what they saw, and nobody anything of others', async ({
  api,
  story,
  openAs,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, 'the connection is taken away');
  complaints.expect(/dynamically imported module/, 'nor can it be now, which is shown');
  complaints.expect(/status of 503/, 'what stands in for a page that was never opened here');
  complaints.expect(/ERR_FAILED.*\/assets\//, 'the login screen was never loaded here');
  const { owner, title } = await paidLoot({ api, story });
  const next = await paidLoot({ api, story });
  const page = await openAs(owner, { serviceWorkers: 'allow' });
  const setOffline = (offline: boolean) => page.context().setOffline(offline);
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await page.goto('/dashboard');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect(link(title)).toBeVisible();
  await expectKept(page, true);

  await setOffline(true);
  await page.reload();
  await expect(link(title)).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();

  await setOffline(false);
  await page.reload();
  await pressInMenu(page, 'Logout');
  await expect(page).toHaveURL('/');
  await setOffline(true);
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'You are offline', level: 1 })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('This screen could not be loaded.')).toBeVisible();
  await expect(link(title)).toHaveCount(0);

  // The worker may hear of the connection later than the page, which is already loading itself again then.
  await setOffline(false);
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  await page.evaluate(
    (items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)),
    storedSession(next.owner),
  );
  await page.goto('/dashboard');
  await expect(link(next.title)).toBeVisible();
  await expectKept(page, true);
  await setOffline(true);
  await page.reload();
  await expect(link(next.title)).toBeVisible();
  await expect(link(title)).toHaveCount(0);
});

test('Whoever is there while Doubloon is updated is told, and loads the new page when it suits them', async ({
  api,
  openAs,
}) => {
  const page = await openAs(await api.signUp(newcomer('business_owner')), { serviceWorkers: 'allow' });
  const notice = page.getByText('Doubloon has been updated.');
  const running = page.locator('html');
  await page.goto('/dashboard');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  const isKept = () => page.evaluate(() => caches.match('/dashboard', { cacheName: 'pages' }).then(Boolean));
  await expect.poll(isKept).toBe(true);
  const { build } = (await (await page.request.get('/build.json')).json()) as { build: string };
  const isRunning = (path: string) => performance.getEntriesByName(new URL(path, location.href).href).length > 0;
  expect(await page.evaluate(isRunning, build)).toBe(true);
  await expect(notice).toBeHidden();

  // The kept page becomes one of an older build, and the one that runs is no longer the newest.
  await page.evaluate(async () => {
    const pages = await caches.open('pages');
    const html = (await (await pages.match('/dashboard'))?.text())?.replace('<html ', '<html data-older ');
    await pages.put('/dashboard', new Response(html, { headers: { 'content-type': 'text/html' } }));
  });
  await page.route('**/build.json', (route) => route.fulfill({ json: { build: '/assets/newer.js' } }));
  await page.reload();
  await expect(running).toHaveAttribute('data-older');
  await expect(notice).toBeVisible();

  await page.unroute('**/build.json');
  await page.getByRole('status').getByRole('button', { name: 'Reload page' }).click();
  await expect(running).not.toHaveAttribute('data-older');
  await expect(page.getByText('No campaigns/applications yet')).toBeVisible();
  await expect(notice).toBeHidden();
});
