import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './support/looks.ts';
import { signInThroughGoogle } from './support/registration.ts';
import { SCREENS } from './support/screens.ts';

const NARROWEST = { width: 360, height: 740 };

// Traces of these pages would cost more than looking at them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** On a desktop in the dark theme, then on the narrowest phone in the light one. */
async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page, 'dark');
  await page.setViewportSize(NARROWEST);
  await expectAccessible(page, 'light');
  await expectNoSidewaysScrolling(page);
}

for (const screen of SCREENS) {
  test(`Everybody can use the ${screen.name}`, async ({ openAs, openVisitor, tradingPost, complaints }) => {
    if (screen.name === 'missing loot') complaints.expect(/status of 404/, 'there is no such loot');
    const page = screen.as === 'visitor' ? await openVisitor() : await openAs(tradingPost[screen.as]);
    await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(tradingPost));
    await screen.open?.(page, tradingPost);
    const shows = typeof screen.shows === 'string' ? screen.shows : screen.shows(tradingPost);
    await expect(page.locator('main').getByText(shows).first()).toBeVisible();
    await expectUsable(page);
  });
}

test('Everybody can use the choice of a role', async ({ openVisitor }) => {
  const page = await openVisitor();
  await page.goto('/login');
  await signInThroughGoogle(page, 'Gwen Google');
  await expect(page.getByRole('dialog', { name: 'Choose your role' })).toBeVisible();
  await expectUsable(page);
});

test('Everybody can use the menu of phones', async ({ openAs, tradingPost }) => {
  const page = await openAs(tradingPost.owner, { viewport: NARROWEST });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Loot Management' })).toBeVisible();
  await expectUsable(page);
});
