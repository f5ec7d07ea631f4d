import { expect, test } from '../support/fixtures.ts';
import { wordOf } from '../support/trading-post.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

test('A creator finds a loot by the palette, with keys alone', async ({ openAs, tradingPost }) => {
  const page = await openAs(tradingPost.newCreator);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Jump to' }).fill(wordOf(tradingPost));
  await expect(page.getByRole('option', { name: tradingPost.title })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/loot/${tradingPost.campaignId}`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('On a phone the tabs lead to the main screens, and nothing ends beneath them', async ({ openAs, tradingPost }) => {
  const page = await openAs(tradingPost.owner, PHONE);
  await page.goto('/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await expect(tabs.getByRole('link')).toHaveText([/Dashboard/, /Loots/, /Create/, /Applications/, /Messages/]);
  for (const tab of await tabs.getByRole('link').all()) {
    const box = await tab.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await tabs.getByRole('link', { name: 'Loots' }).click();
  await expect(page).toHaveURL(/\/loot-management$/);
  await expect(tabs.getByRole('link', { name: 'Loots' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: tradingPost.title }).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const main = await page.getByRole('main').boundingBox();
  const bar = await tabs.boundingBox();
  expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  await page.getByRole('button', { name: 'Jump to' }).click();
  await expect(page.getByRole('option', { name: 'Loot Management' })).toBeVisible();
});

test('“How views count” is a link away from where it is asked', async ({ openVisitor, tradingPost }) => {
  const page = await openVisitor();
  await page.goto(`/loot/${tradingPost.campaignId}`);
  await page.getByText('How it is worked out').click();
  const beside = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'How views count' }).click();
  const help = await beside;
  const answer = help.getByRole('article', { name: 'How views count' });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
});
