import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { SCREENS } from '../support/screens/screens.ts';

/** Calls that a page makes before its scripts run: those for what it shows first, and the one that confirms the session. */
const ASKED: Readonly<Record<string, number>> = {
  'home of an owner': 1,
  'dashboard of an owner': 9,
  'dashboard of a new creator': 9,
  'loot for creators': 4,
  'create form': 2,
  'loot management': 2,
  'closed loot with its refund': 4,
  'applications of an owner': 2,
  'approved projects': 3,
  project: 5,
  conversations: 2,
  creators: 2,
  'profile of an owner': 2,
  'payment account of an owner': 2,
  'store for owners': 3,
  'own store': 3,
};

const names = SCREENS.map(({ name }) => name);

test('All screens whose first calls are counted are there', () => {
  expect(Object.keys(ASKED).filter((name) => !names.includes(name))).toEqual([]);
});

for (const { name, as, path, shows } of SCREENS.filter(({ name }) => name in ASKED)) {
  if (as === 'visitor') continue;
  test(`The ${name} shows what its page has asked for before any script ran`, async ({ openAs, tradingPost }) => {
    const page = await openAs(tradingPost[as]);
    const letScriptsGo = await holdScripts(page);
    const calls: string[] = [];
    await page.route('**/api/**', async (route) => {
      const call = `${route.request().method()} ${route.request().url()}`;
      const isFirst = !calls.includes(call);
      calls.push(call);
      // A screen that asked for the same itself would wait forever.
      if (isFirst) await route.continue();
    });
    await page.goto(typeof path === 'string' ? path : path(tradingPost), { waitUntil: 'commit' });
    await expect.poll(() => calls.length).toBe(ASKED[name]);
    letScriptsGo();
    const text = typeof shows === 'string' ? shows : shows(tradingPost);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  });
}
