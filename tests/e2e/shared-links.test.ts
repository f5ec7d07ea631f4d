import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { paidLoot } from './support/given.ts';

const HOSTILE = 'Tea</title><script>document.body.dataset.ran = 1</script>';

/** The addresses of the API that a page asks from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.slice('/api'.length));
  });
  return calls;
}

test('A shared link says what it leads to before any script has run', async ({ openVisitor, tradingPost, baseURL }) => {
  const { campaignId, title, creator } = tradingPost;
  const page = await openVisitor({ javaScriptEnabled: false });
  const said = (key: string) => page.locator(`head meta[property="${key}"], head meta[name="${key}"]`);
  const loot = await page.goto(`/loot/${campaignId}`);
  await expect(page).toHaveTitle(`${title} · Doubloon`);
  await expect(said('og:title')).toHaveAttribute('content', title);
  await expect(said('og:url')).toHaveAttribute('content', `${baseURL}/loot/${campaignId}`);
  await expect(said('description')).toHaveAttribute('content', /^A long brief, .{150,}…$/);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/loot/${campaignId}`);
  const picture = await page.request.get((await said('og:image').getAttribute('content')) ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\//);
  expect(loot?.headers()).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  });
  expect(loot?.headers()['content-security-policy']).toBe(
    (await page.request.get('/login')).headers()['content-security-policy'],
  );

  await page.goto(`/store/${creator.uid}`);
  await expect(page).toHaveTitle(`${creator.name} · Doubloon`);
  await expect(said('og:type')).toHaveAttribute('content', 'profile');
});

test('What does not exist is not found, for search engines too', async ({ openVisitor, complaints }) => {
  complaints.expect(/status of 404/, 'there is nothing');
  const page = await openVisitor();
  for (const [path, title] of [
    ['/loot/nothing', 'Loot Not Found'],
    ['/store/nobody', 'Creator Not Found'],
    ['/brand/nobody', 'Brand Not Found'],
    ['/loot/nothing/at-all', 'Page Not Found'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Doubloon`);
    await expect(page.locator('meta[name="robots"][content="noindex"]').first()).toBeAttached();
  }
  expect((await page.goto('/nothing'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('What people write is never run', async ({ api, story, openVisitor }) => {
  const { campaignId, title } = await paidLoot({ api, story }, { title: HOSTILE, description: HOSTILE });
  const page = await openVisitor();
  await page.goto(`/loot/${campaignId}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${HOSTILE} · Doubloon`);
  expect(await page.locator('body').getAttribute('data-ran')).toBeNull();
});

test('Visitors are shown what the page has brought; whoever is signed in asks', async ({
  openVisitor,
  openAs,
  tradingPost,
}) => {
  const { campaignId, title, creator, owner } = tradingPost;
  const page = await openVisitor();
  const calls = watchCalls(page);
  await page.goto(`/loot/${campaignId}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(calls).not.toContain(`/campaigns/${campaignId}`);
  await page.goto(`/store/${creator.uid}`);
  await expect(page.getByRole('heading', { level: 1, name: creator.name })).toBeVisible();
  // Asked for last, so that everything before it has been asked by then.
  await expect.poll(() => calls).toContain(`/reviews/creator/${creator.uid}`);
  for (const brought of [`/stores/${creator.uid}`, `/stores/${creator.uid}/settings`, `/media/user/${creator.uid}`])
    expect(calls).not.toContain(brought);

  const owners = await openAs(owner);
  const asked = watchCalls(owners);
  await owners.goto(`/loot/${campaignId}`);
  await expect(owners.getByRole('link', { name: 'Manage this loot' })).toBeVisible();
  expect(asked).toContain(`/campaigns/${campaignId}`);
});
