import type { Page } from '@playwright/test';

/** Opens the first page with its scripts held back, which is what the first paint has; answers how to let them go. */
export async function openFirstPaint(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return scripts.resolve;
}
