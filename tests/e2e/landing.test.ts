import { openFirstPaint } from './support/first-paint.ts';
import { expect, test } from './support/fixtures.ts';

const headline = 'Post a loot. Bring back treasure.';

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

test('The page that was there before the scripts is the one that comes alive', async ({ openVisitor }) => {
  const page = await openVisitor({ colorScheme: 'dark' });
  const letGo = await openFirstPaint(page);
  const title = page.getByRole('heading', { level: 1, name: headline });
  await expect(title).toBeVisible();
  await title.evaluate((element) => element.setAttribute('data-seen', 'before'));
  letGo();
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(page.locator('html')).toHaveClass('light');
  await expect(title).toHaveAttribute('data-seen', 'before');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/register');
});

test('Who is signed in never sees the page of visitors', async ({ openAs, tradingPost }) => {
  const page = await openAs(tradingPost.owner);
  const letGo = await openFirstPaint(page);
  await expect(page.locator('#root')).toBeHidden();
  letGo();
  await expect(page.getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
});
