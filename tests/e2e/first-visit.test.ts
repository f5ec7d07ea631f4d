import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { SCREENS } from './support/screens.ts';

/** The most that the layout shifts of a visit may add up to; Lighthouse and search engines call up to 0.1 good. */
const MAX_SHIFT = 0.02;
const PHONE = { viewport: { width: 412, height: 823 } };

/** In which order the answers come that a screen waits for. */
const ORDERS = {
  'first asked, first answered': (waiting: (() => void)[]) => waiting.shift(),
  'last asked, first answered': (waiting: (() => void)[]) => waiting.pop(),
};

// Leaves out missing pages, whose failing call is logged by the browser, and URLs with an anchor, which scroll.
const OPENED = SCREENS.filter(
  ({ open, name, path }) => !open && !name.startsWith('missing') && !String(path).includes('#'),
);

for (const { name, as, path, shows } of OPENED) {
  test(`Nothing moves while the ${name} comes, in whatever order`, async ({ openAs, openVisitor, tradingPost }) => {
    const address = typeof path === 'string' ? path : path(tradingPost);
    const text = typeof shows === 'string' ? shows : shows(tradingPost);
    for (const [order, next] of Object.entries(ORDERS)) {
      const page = as === 'visitor' ? await openVisitor(PHONE) : await openAs(tradingPost[as], PHONE);
      await page.addInitScript(watchShifts);
      // Type is looked at apart (docs/web.md): it comes whenever the network brings it.
      await page.route('**/*.woff2', () => undefined);
      const answers = await holdAnswers(page, next);
      await page.goto(address, { waitUntil: 'commit' });
      await answers.letComeUntil(async () => {
        const isShown = await page.getByRole('main').getByText(text).first().isVisible();
        return isShown && (await page.locator('[data-skeleton]').count()) === 0;
      });
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${order}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(MAX_SHIFT);
      await page.close();
    }
  });
}

/** Holds the answers of the API, and lets them come one at a time, each painted before the next. */
async function holdAnswers(page: Page, next: (waiting: (() => void)[]) => (() => void) | undefined) {
  const waiting: (() => void)[] = [];
  const underWay = new Set<Request>();
  await page.route('**/api/**', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    underWay.add(route.request());
    await route.continue();
  });
  const done = (request: Request) => underWay.delete(request);
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return {
    letComeUntil: async (isComplete: () => Promise<boolean>) => {
      do {
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
        if (underWay.size === 0) next(waiting)?.();
      } while (underWay.size > 0 || waiting.length > 0 || !(await isComplete()));
    },
  };
}

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** Runs in the page. */
function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 60) ?? ''} ${previousRect.y} → ${currentRect.y}`,
      );
      window.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
