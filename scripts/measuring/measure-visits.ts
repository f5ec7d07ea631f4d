import type { BrowserContext, Page } from '@playwright/test';
import { throttling, userAgents } from 'lighthouse/core/config/constants.js';
import type { TestBrowser } from '../../tests/support/browser/browser.ts';
import { createProfile, type Visit } from './browser-profile.ts';
import { watchPage } from './watch-page.ts';

/** The phone that Lighthouse simulates: its screen, and how much slower than this machine it is. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: userAgents.mobile,
};
const CPU_SLOWDOWN = throttling.mobileSlow4G.cpuSlowdownMultiplier;

/** Time without a change after which a page counts as loaded, its later requests included. */
const STILL_MS = 1000;

/** So slow is nothing but a page that fails, also on a machine that is busy. */
const GIVE_UP_MS = 120_000;

/** Times in ms from going to a screen until its content is shown, on a phone that is really slowed down. */
export interface VisitFigures {
  /** Time of a first visit, in a browser without any cache. */
  firstVisitMs: number;
  /** Scripts that a first visit requests until the content is shown. */
  scriptsBefore: number;
  /** Time of a second visit, after the browser of the first was restarted. */
  comingBackMs: number;
  /** Time after a link on another screen was followed, for a screen that was shown before, until anything changes. */
  feedbackMs?: number;
  /** Time after that link until the content is shown. */
  contentMs?: number;
  /** Part of that time in which a skeleton is shown. */
  skeletonMs?: number;
}

/** A visit of a screen, with the fields of its `MeasuredScreen`. */
interface WatchedVisit extends Visit {
  shows: string;
  via?: string | undefined;
}

/** Visits a screen for the first time, again, and from another one. Throws when its content does not come. */
export async function measureVisits(browser: TestBrowser, visit: WatchedVisit): Promise<VisitFigures> {
  const profile = await createProfile(browser, visit, PHONE);
  try {
    const first = await profile.open(async (context) => {
      const { page, shownMs } = await goThere(context, visit);
      return { firstVisitMs: shownMs, scriptsBefore: await page.evaluate(countScripts, shownMs) };
    });
    const again = await profile.open(async (context) => {
      const { page, shownMs } = await goThere(context, visit);
      return { comingBackMs: shownMs, ...(visit.via !== undefined && (await goBetween(page, visit, visit.via))) };
    });
    return { ...first, ...again };
  } finally {
    profile.remove();
  }
}

async function goThere(context: BrowserContext, { url, shows }: WatchedVisit) {
  const page = await context.newPage();
  page.setDefaultTimeout(GIVE_UP_MS);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchPage, shows);
  await page.goto(url, { waitUntil: 'commit' });
  const shownMs = await untilShown(page, shows);
  await untilStill(page);
  return { page, shownMs: Math.round(shownMs) };
}

/** Goes away and comes back by links. */
async function goBetween(page: Page, { url, shows }: WatchedVisit, via: string) {
  await follow(page, via);
  // The address changes before the screen does.
  await page.waitForFunction(() => !window.pageWatch.isShown());
  await untilStill(page);
  await follow(page, new URL(url).pathname);
  const shownAt = await untilShown(page, shows);
  await untilStill(page);
  return page.evaluate((shown) => {
    const { clickedAt = 0, feedbackAt = 0, skeletonMs } = window.pageWatch;
    return {
      feedbackMs: Math.round(feedbackAt - clickedAt),
      contentMs: Math.round(shown - clickedAt),
      skeletonMs: Math.round(skeletonMs),
    };
  }, shownAt);
}

/** Taps a link, of the screen itself or else of the menu. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  if ((await link.count()) === 0) await page.getByRole('button', { name: 'Open menu' }).tap();
  await link.tap();
}

async function untilShown(page: Page, text: string): Promise<number> {
  try {
    const shown = await page.waitForFunction(() => window.pageWatch.shownAt);
    return (await shown.jsonValue()) ?? 0;
  } catch (cause) {
    const instead = await page.locator('main').allInnerTexts();
    throw new Error(`${page.url()} does not show “${text}” but “${instead.join()}”`, { cause });
  }
}

async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction((ms) => {
    const { changedAt, skeletonSince } = window.pageWatch;
    return skeletonSince === undefined && performance.now() - changedAt > ms;
  }, STILL_MS);
}

/** Runs in the page. */
const countScripts = (shownMs: number) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < shownMs && new URL(name).pathname.endsWith('.js')).length;
