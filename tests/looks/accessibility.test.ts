import type { Page } from '@playwright/test';
import { expect } from '../e2e/support/fixtures.ts';
import { expectAccessible, expectNoSidewaysScrolling, expectReadable, expectStyled } from '../e2e/support/looks.ts';
import { signInThroughGoogle } from '../e2e/support/registration.ts';
import { SCREENS } from '../e2e/support/screens/screens.ts';
import { test } from './visit.ts';

const DESKTOP = { width: 1280, height: 800 };
const NARROWEST = { width: 360, height: 740 };

/** On a desktop, as it is, and on the narrowest phone, in both themes: all of axe in one, in the other what a theme can change. */
async function expectUsable(page: Page): Promise<void> {
  await expectStyled(page);
  await expectAccessible(page, 'dark');
  await expectReadable(page, 'light');
  await page.setViewportSize(NARROWEST);
  await expectUsableOnPhones(page);
}

async function expectUsableOnPhones(page: Page): Promise<void> {
  await expectAccessible(page, 'light');
  await expectReadable(page, 'dark');
  await expectNoSidewaysScrolling(page);
}

/** Escape leaves what is open above the screen, or asks first whether it may, and the keyboard goes on somewhere that can be seen. */
async function expectFocusAfterEscape(page: Page): Promise<void> {
  const opened = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const before = await opened.allInnerTexts();
  if (before.length === 0) return;
  await page.keyboard.press('Escape');
  await expect.poll(() => opened.allInnerTexts()).not.toEqual(before);
  await expect(page.locator(':focus')).toBeVisible();
}

for (const screen of SCREENS) {
  test(`Everybody can use the ${screen.name}`, async ({ visit, tradingPost, complaints }) => {
    if (screen.name.startsWith('missing ')) complaints.expect(/status of 404/, 'there is no such thing');
    if (screen.name === 'create form with a copy of a loot')
      complaints.expect(
        /status of 404.*checkout\/cancel/,
        'a draft that never was at a payment page has none to close',
      );
    const page = await visit(screen.as);
    await page.setViewportSize(DESKTOP);
    await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(tradingPost));
    // The app takes the place of what the build has rendered.
    await expect(page.locator('#root').locator('button[inert], form[inert]')).toHaveCount(0);
    await screen.open?.(page, tradingPost);
    const shows = typeof screen.shows === 'string' ? screen.shows : screen.shows(tradingPost);
    await expect(page.locator('main, dialog').getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await expectUsable(page);
    await expectFocusAfterEscape(page);
  });
}

test('Everybody can use the choice of a role', async ({ visit }) => {
  const page = await visit('visitor');
  await page.setViewportSize(DESKTOP);
  await page.goto('/login');
  await signInThroughGoogle(page, 'Gwen Google');
  await expect(page.getByRole('dialog', { name: 'Choose your role' })).toBeVisible();
  await expectUsable(page);
});

test('Everybody can use the menu of phones', async ({ visit }) => {
  const page = await visit('owner');
  await page.setViewportSize(NARROWEST);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Loot Management' })).toBeVisible();
  await expectUsableOnPhones(page);
});
