import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';

const headline = 'Pay creators for views you can check.';

test('Without any script a visitor reads the landing page and finds the ways in', async ({ openVisitor }) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', '/register');
  await expect(main.getByRole('link', { name: 'Sign In' }).first()).toHaveAttribute('href', '/login');
  await expect(main.getByRole('link', { name: 'Browse Campaigns' })).toHaveAttribute('href', '/marketplace');
  await page.goto('/login');
  await expect(page.locator('noscript p')).toBeVisible();
});

test('A visitor loads no script, and every control works', async ({ openVisitor }) => {
  const page = await openVisitor({ colorScheme: 'dark' });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(page.locator('html')).toHaveClass('light');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  expect(scripts).toEqual([]);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/register');
});

test('Each side of the landing page leads to the registration with its role chosen', async ({ openVisitor }) => {
  const page = await openVisitor();
  for (const [action, role] of [
    ['Post a campaign', 'Business Owner'],
    ['Join as a creator', 'Content Creator'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('link', { name: action }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    await expect(page.getByRole('radio', { name: role })).toBeChecked();
  }
});

test('A visitor sees what is open and reads a loot before any sign-in', async ({ openVisitor, tradingPost }) => {
  expect(tradingPost.campaignId, 'a loot is open').not.toBe('');
  const page = await openVisitor();
  await page.goto('/');
  const loots = page.getByRole('region', { name: 'Open right now' });
  await expect(loots.getByRole('listitem').first()).toContainText(/Earn up to SGD\s[\d,]+\.\d\d/);
  const loot = loots.getByRole('link').first();
  const title = (await loot.textContent()) ?? '';
  await loot.click();
  await expect(page).toHaveURL(/\/loot\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('A visitor sees creators with their records and opens the store of one', async ({ openVisitor }) => {
  const page = await openVisitor();
  const creator = { id: 'u_1', name: 'Mei Lim', profilePic: null, category: 'food', loots_completed: 4, views: 33_500 };
  await page.route('**/api/featured-creators', (route) => route.fulfill({ status: 200, json: [creator] }));
  await page.goto('/');
  const creators = page.locator('[data-live=featured-creators]');
  await expect(creators.getByRole('listitem')).toHaveCount(1);
  await expect(creators.getByRole('listitem')).toContainText('33.5K views');
  await expect(creators.getByRole('listitem')).toContainText('4 loots completed');
  await expect(creators.getByRole('link', { name: 'Mei Lim' })).toHaveAttribute('href', '/store/u_1');
});

test('Without an answer the landing page shows no empty places', async ({ openVisitor }) => {
  const page = await openVisitor();
  await page.route('**/api/newest-loots', (route) => route.fulfill({ status: 200, json: [] }));
  await page.route('**/api/featured-creators', (route) => route.fulfill({ status: 200, json: [] }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Everything a fair trade needs' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open right now' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Creators with a record' })).toBeHidden();
});

test('Who is signed in never sees the page of visitors', async ({ openAs, tradingPost }) => {
  const page = await openAs(tradingPost.owner);
  await page.addInitScript(() => {
    const look = () => {
      const seen = document.querySelector('#root a[href^="/register"]')?.checkVisibility({ visibilityProperty: true });
      if (seen) document.documentElement.dataset.visitors = 'seen';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root [data-placeholder]')).toBeVisible();
  letGo();
  await expect(page.getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-visitors');
});

test('The page of visitors goes when somebody signs in in another tab', async ({
  openVisitor,
  openAs,
  tradingPost,
}) => {
  const other = await openAs(tradingPost.owner);
  const { origins } = await other.context().storageState();
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  const page = await openVisitor();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/login');
  await second.evaluate((entries) => entries.forEach(({ name, value }) => localStorage.setItem(name, value)), stored);
  await expect(page.getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible();
});
