import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import type { DemoApi } from '../../../scripts/seeding/demo-api.ts';
import { demoStory } from '../../../scripts/seeding/stories/demo-story.ts';
import { addressOf } from '../../../scripts/seeding/network-address.ts';
import { collectComplaints, type Complaints } from './complaints.ts';
import { callFrom } from './own-address.ts';
import { connectDemoApi, rememberSession, type Person } from './people.ts';
import { suiteAddresses } from './suite-addresses.ts';
import { onceARun } from '../../../scripts/testing/run/once-a-run.ts';
import { collectRendered } from './rendered.ts';
import { collectToasts } from './toasts.ts';
import { openTradingPost, type TradingPost } from './trading-post.ts';

interface Fixtures {
  /** Browser errors of the test; any that is not expected fails it. */
  complaints: Complaints;
  /** Opens a browser of its own for somebody who has never been here. */
  openVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a browser of its own in which this person is signed in. */
  openAs: (person: Person, options?: BrowserContextOptions) => Promise<Page>;
}

interface SharedFixtures {
  /** The product's API, for what has to be there before a test begins. */
  api: DemoApi;
  /** The steps of the journey through the API, likewise. */
  story: ReturnType<typeof demoStory>;
  /** A loot in full swing, the same for all tests of a run: for those that only look. */
  tradingPost: TradingPost;
}

/** Ends only what hangs. */
const SETUP_TIMEOUT_MS = 600_000;

/** Playwright's `test`, with people and their browsers. */
export const test = base.extend<Fixtures, SharedFixtures>({
  complaints: async ({}, use) => {
    const complaints = collectComplaints();
    await use(complaints);
    expect(complaints.problems(), 'what the browser complained about').toEqual([]);
  },
  openVisitor: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      // Everybody is somewhere else, so that the limits per address meet one person each.
      await callFrom(context, addressOf());
      await complaints.watch(context);
      await collectRendered(context);
      await collectToasts(context);
      return context.newPage();
    });
    for (const context of contexts) {
      // A call that is answered for the page at this moment is of no interest any more.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.close();
    }
  },
  openAs: async ({ openVisitor }, use) => {
    await use((person, options) => openVisitor({ ...options, storageState: rememberSession(person) }));
  },
  api: [async ({}, use) => use(connectDemoApi()), { scope: 'worker' }],
  story: [async ({ api }, use) => use(demoStory(api, suiteAddresses().socialWeb)), { scope: 'worker' }],
  tradingPost: [
    async ({ api, story }, use) => use(await onceARun('trading post', () => openTradingPost(api, story))),
    { scope: 'worker', timeout: SETUP_TIMEOUT_MS },
  ],
});

export { expect };
