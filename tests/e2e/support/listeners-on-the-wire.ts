import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Person } from './people.ts';
import { signIn } from './registration.ts';

/** Message of the Firestore client that adds or removes one listener; one form carries many. */
interface Told {
  addTarget?: { targetId: number };
  removeTarget?: number;
}

/**
 * Counts the listeners that a page has open at Firestore, by what it sends to the server itself
 * (https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#google.firestore.v1.ListenRequest).
 */
function countListeners(page: Page): { open: () => number; most: () => number } {
  const open = new Set<number>();
  let most = 0;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.endsWith('/google.firestore.v1.Firestore/Listen/channel')) return;
    // With a channel go all of its listeners; a new one knows of none of those before.
    if (url.searchParams.get('TYPE') === 'terminate') open.clear();
    if (request.method() !== 'POST') return;
    if (!url.searchParams.has('SID')) open.clear();
    for (const [name, value] of new URLSearchParams(request.postData() ?? '')) {
      if (!name.endsWith('___data__')) continue;
      const { addTarget, removeTarget } = JSON.parse(value) as Told;
      if (addTarget) open.add(addTarget.targetId);
      if (removeTarget !== undefined) open.delete(removeTarget);
    }
    most = Math.max(most, open.size);
  });
  return { open: () => open.size, most: () => most };
}

/** Signs in as people do, which is what Firestore asks of whoever listens, and goes to a screen whose listeners are open. */
export async function listenAt(page: Page, person: Person, address: string) {
  await page.goto('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  const listeners = countListeners(page);
  await page.goto(address);
  // They come after everything that is shown.
  await expect.poll(listeners.open).toBeGreaterThan(0);
  return listeners;
}

/** Expects that a page whose listeners have told it everything asks for nothing like this for seven seconds, as it does who polls. */
export async function expectNothingAsked(page: Page, address: RegExp): Promise<void> {
  // A response that was still on its way is no poll: it starts another seven seconds.
  await expect(async () => {
    const asked: string[] = [];
    const remember = (request: Request) => void (address.test(request.url()) && asked.push(request.url()));
    page.on('request', remember);
    // By the page's own timers, which run in their order however slow it is: one of a poll would have run before.
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 7_000);
    page.off('request', remember);
    expect(asked).toEqual([]);
  }).toPass({ timeout: 120_000 });
}
