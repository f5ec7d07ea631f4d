import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Returns the layer that shows things while they leave; in the page once motion is loaded. */
const air = (page: Page) => page.locator('[data-motion]');

test('What leaves is seen to do so, and nobody meets it', async ({ openAs, tradingPost }) => {
  const page = await openAs(tradingPost.owner);
  await page.goto('/dashboard');
  await expect(air(page)).toBeAttached();
  await page.evaluate(watchAir);
  const bell = page.getByRole('button', { name: 'Notifications' });
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(air(page)).toBeEmpty();
  expect(await page.evaluate(() => window.seenLeaving)).toEqual([
    { heading: 'Notifications', isInert: true, isHidden: true, isOnTop: true, focused: 'BUTTON', openDialogs: 0 },
  ]);
  expect(await air(page).evaluate((element) => element.matches(':popover-open'))).toBe(false);
});

test('For people who want less motion nothing is loaded that moves, until they want more', async ({
  openAs,
  tradingPost,
}) => {
  const page = await openAs(tradingPost.owner, { reducedMotion: 'reduce' });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  // Both are loaded once the screen is shown.
  const later = page.waitForRequest(/start-live-[\w-]+\.js/);
  await page.goto('/dashboard');
  await (await later).response();
  expect(scripts.filter((url) => /stage-/.test(url))).toEqual([]);
  await expect(air(page)).not.toBeAttached();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(air(page)).toBeAttached();
  expect(scripts.filter((url) => /stage-/.test(url))).toHaveLength(1);
});

declare global {
  interface Window {
    seenLeaving: object[];
  }
}

/** Runs in the page. */
function watchAir(): void {
  window.seenLeaving = [];
  const motion = document.querySelector<HTMLElement>('[data-motion]');
  if (!motion) return;
  new MutationObserver(() => {
    const heading = motion.querySelector('h2')?.textContent;
    if (!heading) return;
    window.seenLeaving.push({
      heading,
      isInert: motion.inert,
      isHidden: motion.ariaHidden === 'true',
      isOnTop: motion.matches(':popover-open'),
      focused: document.activeElement?.tagName,
      openDialogs: document.querySelectorAll('dialog[open]').length,
    });
  }).observe(motion, { childList: true });
}
