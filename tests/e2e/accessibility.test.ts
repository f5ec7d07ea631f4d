import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './support/looks.ts';
import { uniqueWord } from './support/people.ts';
import { SCREENS } from './support/screens.ts';

const NARROWEST = { width: 360, height: 740 };

/** Desktops in both themes; phones, where the layout is another, at the narrowest width. */
async function expectGoodLooks(page: Page, phone: boolean): Promise<void> {
  await expectAccessible(page, 'light');
  if (phone) await expectNoSidewaysScrolling(page);
  else await expectAccessible(page, 'dark');
}

for (const screen of SCREENS) {
  test(`Everybody can use the ${screen.name}`, async ({ openAs, openVisitor, tradingPost, isMobile, complaints }) => {
    if (screen.name === 'missing loot') complaints.expect(/status of 404/, 'there is no such loot');
    const options = { reducedMotion: 'reduce' as const, ...(isMobile && { viewport: NARROWEST }) };
    const page = screen.as === 'visitor' ? await openVisitor(options) : await openAs(tradingPost[screen.as], options);
    await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(tradingPost));
    await screen.open?.(page, tradingPost);
    const shows = typeof screen.shows === 'string' ? screen.shows : screen.shows(tradingPost);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectGoodLooks(page, isMobile);
  });
}

test('Everybody can use the choice of a role', async ({ openVisitor, isMobile }) => {
  const page = await openVisitor({ reducedMotion: 'reduce', ...(isMobile && { viewport: NARROWEST }) });
  await page.goto('/login');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const google = await popup;
  await google.getByLabel('Email').fill(`${uniqueWord()}@example.com`);
  await google.getByLabel('Name').fill('Gwen Google');
  await google.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose your role' })).toBeVisible();
  await expectGoodLooks(page, isMobile);
});

test('Everybody can use the menu of phones', async ({ openAs, tradingPost }) => {
  const page = await openAs(tradingPost.owner, { reducedMotion: 'reduce', viewport: NARROWEST });
  await page.goto('/messages');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Loot Management' })).toBeVisible();
  await expectAccessible(page, 'light');
  await expectAccessible(page, 'dark');
  await expectNoSidewaysScrolling(page);
});
