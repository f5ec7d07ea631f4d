import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { paidLoot } from '../support/given.ts';
import { newcomer, uniqueWord } from '../support/people.ts';
import { presses } from '../support/presses.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const isUnscrolled = (page: Page) => page.evaluate(() => window.scrollY === 0);

test('A creator applies to a loot from a phone with two presses, and sees what it pays and the button at once', async ({
  api,
  story,
  openAs,
}) => {
  const { campaignId } = await paidLoot({ api, story });
  const page = await openAs(await api.signUp(newcomer('content_creator')), PHONE);
  const { press, count } = presses();
  await page.goto(`/loot/${campaignId}`);
  await expect(page.getByText('SGD 180.00').first()).toBeInViewport();
  const apply = page.getByRole('button', { name: 'Apply Now' });
  await expect(apply).toBeEnabled();
  // A click on what is covered scrolls in search of a place where it is not.
  await expect(page.locator('[data-covers-page]')).toHaveCount(0);
  await press(apply);
  expect(await isUnscrolled(page)).toBe(true);
  await page.getByLabel('Cover Letter').fill('I cycle in the rain.');
  await press(page.getByRole('button', { name: 'Submit Application' }));
  await expect(page.getByRole('button', { name: 'Pending Review' })).toBeInViewport();
  expect(count()).toBe(2);
});

test('An owner creates and pays a loot with three presses, and the way to pay is in sight all the while', async ({
  api,
  openAs,
}) => {
  const page = await openAs(await api.signUp(newcomer('business_owner')));
  const { press, count } = presses();
  await page.goto('/create-loot');
  const toPayment = page.getByRole('button', { name: 'Continue to payment' });
  await expect(toPayment).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Title').fill(`Kopi ${uniqueWord()}`);
  await page.getByLabel('Description').fill('One pour, one sip.');
  await page.getByLabel('Budget (SGD)').fill('300');
  await page.getByRole('group', { name: 'Platforms' }).getByText('TikTok').scrollIntoViewIfNeeded();
  await press(page.getByRole('group', { name: 'Platforms' }).getByText('TikTok'));
  await press(toPayment);
  await press(page.getByRole('button', { name: 'Pay S$315.00' }));
  await expect(page.getByRole('button', { name: 'Share Your Loot' })).toBeVisible();
  expect(count()).toBe(3);
});
