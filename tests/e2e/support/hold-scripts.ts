import type { Page } from '@playwright/test';

/** Holds the scripts of a page back, so that its first paint can be looked at; returns how to let them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}
