import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { addressOf } from '../../scripts/seeding/network-address.ts';
import { test as base } from '../e2e/support/fixtures.ts';
import type { Screen } from '../e2e/support/screens/listed-screen.ts';
import { callFrom } from '../e2e/support/own-address.ts';
import { rememberSession } from '../e2e/support/people.ts';

type Visitor = Screen['as'];

interface Fixtures {
  /**
   * An empty tab of somebody of the trading post, or of a visitor, whose browser keeps the files of the site and nothing else from
   * the screens before.
   */
  visit: (as: Visitor) => Promise<Page>;
}

interface SharedFixtures {
  /** One for each who has visited something. */
  tabs: Map<Visitor, Page>;
}

const NOTHING_KEPT = { cookies: [], origins: [] };

async function openTab(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  await callFrom(context, addressOf());
  return context.newPage();
}

/** The tests' `test`, for looking at one screen after the other. */
export const test = base.extend<Fixtures, SharedFixtures>({
  tabs: [
    async ({}, use) => {
      const tabs: SharedFixtures['tabs'] = new Map();
      await use(tabs);
      for (const page of tabs.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, tabs, complaints, tradingPost }, use) => {
    const used: Page[] = [];
    await use(async (as) => {
      const storageState = as === 'visitor' ? NOTHING_KEPT : rememberSession(tradingPost[as]);
      const known = tabs.get(as);
      await known?.context().setStorageState(storageState ?? NOTHING_KEPT);
      const page = known ?? (await openTab(browser, { storageState }));
      tabs.set(as, page);
      used.push(page);
      await complaints.watch(page.context());
      return page;
    });
    for (const page of used) {
      // A screen keeps its drafts when it is left, so it is left first, for a page without scripts.
      await page.goto('/robots.txt');
      await page.evaluate(() => sessionStorage.clear());
    }
  },
});
