import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';

for (const [device, path, viewport] of [
  ['a phone', '/dashboard', { width: 390, height: 844 }],
  ['a desktop', '/dashboard', { width: 1280, height: 800 }],
  ['a phone, in the place of the landing page,', '/', { width: 390, height: 844 }],
] as const) {
  test(`People who are signed in see their frame on ${device} before any script has run`, async ({
    openAs,
    tradingPost,
  }) => {
    const page = await openAs(tradingPost.owner);
    await page.setViewportSize(viewport);
    const letScriptsGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const placeholder = page.locator('[data-placeholder]');
    await expect(placeholder.getByText('Doubloon').filter({ visible: true })).toBeVisible();
    await expect(placeholder.getByText('Loading...').last()).toBeVisible();
    const place = await placeholder.getByRole('main').boundingBox();

    letScriptsGo();
    await expect(placeholder).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { x, y, width } = (await page.getByRole('main').boundingBox()) ?? {};
    expect({ x, y, width }).toEqual({ x: place?.x, y: place?.y, width: place?.width });
  });
}

test('A sidebar that was collapsed is narrow before any script has run', async ({ openAs, tradingPost }) => {
  const page = await openAs(tradingPost.owner);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => localStorage.setItem('loot_sidebar', 'collapsed'));
  await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('[data-placeholder] aside')).toHaveCSS('width', '64px');
});

test('Visitors do not see the frame of people who are signed in', async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('[data-placeholder]')).toBeAttached();
  await expect(page.locator('[data-placeholder]')).toBeHidden();
  letScriptsGo();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
});

const TOLD = 'The page could not be loaded. Load it again.';

for (const path of ['/dashboard', '/'])
  test(`Says in the frame that the page at ${path} could not be loaded when its script does not come`, async ({
    openAs,
    tradingPost,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED .*\/assets\/.*\.js$/, 'no script comes');
    const page = await openAs(tradingPost.owner);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    const cover = page.locator('[data-placeholder] [data-covers-page]');
    await expect(cover).toHaveText(TOLD);
    await expect(cover).toBeVisible();
  });

for (const path of ['/login', '/account-action'])
  test(`Says to visitors that the page at ${path} could not be loaded when its script does not come`, async ({
    openVisitor,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED .*\/assets\/.*\.js$/, 'no script comes');
    const page = await openVisitor();
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toHaveText(TOLD);
  });

test('A page whose script is gone is loaded once more, and is there', async ({ openAs, tradingPost, complaints }) => {
  complaints.expect(/ERR_FAILED .*\/assets\/.*\.js$/, 'the first scripts do not come');
  const page = await openAs(tradingPost.owner);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/.*\.js$/, (route) => (loads === 1 ? route.abort() : route.continue()));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(2);
});
