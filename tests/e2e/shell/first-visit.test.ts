import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { tokens } from '../../../web/src/shared/ui/theme/tokens.ts';
import { SCREENS } from '../support/screens/screens.ts';
import type { TradingPost } from '../support/trading-post.ts';
import { MAX_SHIFT, watchShifts } from '../support/watch-shifts.ts';

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

/** A screen of which nothing is heard for so long and that is not complete never will be. */
const STUCK_MS = 120_000;
/** The most calls of a screen; one that makes more asks for the same again and again. */
const MAX_CALLS = 100;

for (const { name, as, path, shows } of OPENED) {
  test(`Nothing moves while the ${name} comes, in whatever order`, async ({ openAs, openVisitor, tradingPost }) => {
    const address = typeof path === 'string' ? path : path(tradingPost);
    const text = typeof shows === 'string' ? shows : shows(tradingPost);
    for (const [order, next] of Object.entries(ORDERS)) {
      const page = as === 'visitor' ? await openVisitor(PHONE) : await openAs(tradingPost[as], PHONE);
      await page.addInitScript(watchShifts);
      // Type is looked at by itself below: it comes whenever the network brings it.
      await page.route('**/*.woff2', () => undefined);
      const answers = await holdAnswers(page, next);
      await page.goto(address, { waitUntil: 'commit' });
      await answers.letComeUntil(async () => {
        const isShown = await page.getByRole('main').getByText(text).filter({ visible: true }).first().isVisible();
        return isShown && (await page.locator('[data-skeleton]').evaluateAll(awaited)) === 0;
      });
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${order}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(MAX_SHIFT);
      await page.close();
    }
  });
}

for (const [name, as, path, viewport] of [
  ['landing page', 'visitor', '/', PHONE.viewport],
  ['landing page on a wide screen', 'visitor', '/', { width: 1280, height: 800 }],
  ['dashboard', 'owner', '/dashboard', PHONE.viewport],
  ['store with fonts of its own', 'visitor', ({ creator }: TradingPost) => `/store/${creator.uid}`, PHONE.viewport],
] as const) {
  test(`Nothing moves on the ${name} when the type comes`, async ({ openAs, openVisitor, tradingPost }) => {
    const page = as === 'visitor' ? await openVisitor({ viewport }) : await openAs(tradingPost[as], { viewport });
    await page.addInitScript(watchShifts);
    let bring = () => {};
    const brought = new Promise<void>((resolve) => (bring = resolve));
    await page.route('**/*.woff2', async (route) => {
      await brought;
      await route.continue();
    });
    // The page's load event waits for the type.
    await page.goto(typeof path === 'string' ? path : path(tradingPost), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    const before = await page.evaluate(() => window.shifts.length);
    bring();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    });
    expect(await page.evaluate(() => document.fonts.check('600 16px Fraunces'))).toBe(true);
    expect(await page.evaluate(() => document.fonts.check('500 16px Inter'))).toBe(true);
    const shifts = (await page.evaluate(() => window.shifts)).slice(before);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(MAX_SHIFT);
  });
}

test('Every weight that texts have is one of the type itself', async ({ openVisitor }) => {
  const page = await openVisitor(PHONE);
  await page.goto('/');
  const widths = await page.evaluate(
    async (weights) => {
      const context = document.createElement('canvas').getContext('2d');
      const found: number[] = [];
      for (const weight of weights) {
        // Only the type of the product: what is not there is measured as the same monospace for each.
        const font = `${weight} 100px Inter, monospace`;
        await document.fonts.load(font);
        if (context) context.font = font;
        found.push(Math.round(context?.measureText('Reserved for creators').width ?? 0));
      }
      return found;
    },
    Object.values(tokens.fontWeights).map(({ value }) => value),
  );
  expect(widths).toHaveLength(4);
  expect(new Set(widths).size, `widths ${widths.join(', ')}`).toBe(4);
  expect(widths).toEqual([...widths].sort((one, other) => one - other));
});

test('The type of other languages is loaded for a text that has them, and only then', async ({ openVisitor }) => {
  const page = await openVisitor(PHONE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/legal');
  await page.evaluate(() => document.fonts.ready);
  expect(asked.some((url) => /inter-latin-wght-normal/.test(url))).toBe(true);
  expect(asked.filter((url) => /latin-ext/.test(url))).toEqual([]);
  const named = page.waitForRequest(/inter-latin-ext-wght-normal/);
  // Beside the page's own root, whose content the app may replace at any moment.
  await page.locator('body').evaluate((body) => body.append('Zoë Łukaszewska-Nguyễn'));
  await named;
});

test('A section that does not come holds up nobody, and moves nothing when it comes', async ({
  openAs,
  tradingPost,
}) => {
  const page = await openAs(tradingPost.owner, PHONE);
  await page.addInitScript(watchShifts);
  await page.route('**/*.woff2', () => undefined);
  const held = Promise.withResolvers<void>();
  // They stand above the others.
  await page.route('**/api/dashboard/stats/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Payment Flow' })).toBeVisible();
  await expect(page.getByText('Active Campaigns')).toHaveCount(0);
  const before = await page.evaluate(() => window.shifts.length);
  held.resolve();
  await expect(page.getByText('Active Campaigns')).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  const shifts = (await page.evaluate(() => window.shifts)).slice(before);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(MAX_SHIFT);
});

for (const path of ['/login', '/register', '/password-reset', '/legal', '/help', '/none/of/ours']) {
  test(`The page at ${path} is there before the app, which takes its place at once`, async ({
    openVisitor,
    complaints,
  }) => {
    if (path === '/none/of/ours') complaints.expect(/status of 404/, 'nothing is there');
    const page = await openVisitor(PHONE);
    await page.addInitScript(watchGaps);
    let start = () => {};
    const started = new Promise<void>((resolve) => (start = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await started;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    start();
    await expect.poll(() => page.evaluate(() => window.takenOver)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.gaps)).toBe(0);
  });
}

/** Holds the answers of the API, and lets them come one at a time, each painted before the next. */
async function holdAnswers(page: Page, next: (waiting: (() => void)[]) => (() => void) | undefined) {
  const waiting: (() => void)[] = [];
  const underWay = new Set<Request>();
  const calls: string[] = [];
  let heardAt = Date.now();
  const ended = new WeakSet<Request>();
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    calls.push(request.url());
    heardAt = Date.now();
    await new Promise<void>((resolve) => waiting.push(resolve));
    // A request that the page gave up while it was held is never heard of again.
    if (!ended.has(request)) underWay.add(request);
    await route.continue();
  });
  const done = (request: Request) => {
    ended.add(request);
    underWay.delete(request);
    heardAt = Date.now();
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return {
    letComeUntil: async (isComplete: () => Promise<boolean>) => {
      do {
        await paintedOn(page);
        if (underWay.size === 0) next(waiting)?.();
        const isStuck = Date.now() - heardAt > STUCK_MS || calls.length > MAX_CALLS;
        if (isStuck) {
          const open = [...underWay].map((request) => request.url());
          throw new Error(`It never is complete: ${JSON.stringify({ calls, open })} ${await shownOn(page)}`);
        }
      } while (underWay.size > 0 || waiting.length > 0 || !(await isComplete()));
    },
  };
}

/** Counts the placeholders that give way by themselves. Runs in the page. That of a picture out of sight stays: the browser loads it only once it comes near. */
function awaited(placeholders: Element[]): number {
  const isOutOfSight = (placeholder: Element) =>
    placeholder.nextElementSibling?.matches('img[loading="lazy"]') === true &&
    placeholder.getBoundingClientRect().top > innerHeight;
  return placeholders.filter((placeholder) => !isOutOfSight(placeholder)).length;
}

/** Waits for the next picture of the page. Throws when its script is so busy that none comes. */
async function paintedOn(page: Page): Promise<void> {
  const painted = page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const never = Promise.withResolvers<never>();
  const limit = setTimeout(() => never.reject(new Error('The page paints nothing any more')), STUCK_MS);
  try {
    await Promise.race([painted, never.promise]);
  } finally {
    clearTimeout(limit);
  }
}

/** Where a screen stopped: its words and its placeholders. */
function shownOn(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify({
      at: location.href,
      words: document.body.innerText.slice(0, 1000),
      placeholders: [...document.querySelectorAll('[data-skeleton]')].map(
        ({ parentElement }) => parentElement?.outerHTML,
      ),
    }),
  );
}

declare global {
  interface Window {
    /** How often the page that the build has rendered was gone and nothing in its place. */
    gaps: number;
    takenOver: boolean;
  }
}

/** Runs in the page. */
function watchGaps(): void {
  window.gaps = 0;
  window.takenOver = false;
  let rendered: Element | undefined;
  new MutationObserver(() => {
    const root = document.getElementById('root');
    rendered ??= root?.firstElementChild ?? undefined;
    if (!rendered || rendered.isConnected) return;
    window.takenOver = true;
    if (!root?.textContent || root.querySelector('[data-skeleton]')) window.gaps += 1;
  }).observe(document, { childList: true, subtree: true });
}
