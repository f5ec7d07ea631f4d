import { applicationId } from '@doubloon/contract/shared/values.ts';
import type { Page } from '@playwright/test';
import { allPushes } from '../../support/given/push/pushes.ts';
import { expect, test } from '../support/fixtures.ts';
import { paidLoot } from '../support/given.ts';
import { applyInMarketplace } from '../support/journey-steps.ts';
import { newcomer } from '../support/people.ts';
import { expectToast } from '../support/toasts.ts';

/** Hands a push message to the service worker of a page, as the browser's own service does. */
async function deliverPush(page: Page, data: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const message = { origin: new URL(page.url()).origin, registrationId: await registered };
  await devtools.send('ServiceWorker.deliverPushMessage', { ...message, data: JSON.stringify({ data }) });
}

/** Has a page take its browser for one that was not asked yet: without a window, browsers say that they were told no, whatever they allow. */
const beAsked = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));

interface Shown {
  readonly title: string;
  readonly options: { readonly body: string; readonly tag: string; readonly data: { readonly url: string } };
}

/** Records what the service worker of a page shows, which browsers without a window refuse to. */
async function recordShown(page: Page): Promise<() => Promise<readonly Shown[]>> {
  await expect.poll(() => page.context().serviceWorkers().length).toBe(1);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const shown: unknown[] = [];
    Object.assign(self, { shown });
    registration.showNotification = (title, options) => Promise.resolve(void shown.push({ title, options }));
  });
  return async () => (await worker?.evaluate(() => (self as unknown as { shown: Shown[] }).shown)) ?? [];
}

// The browser's own service cannot be reached from a local suite: its permission is given beforehand, and its message handed over by the browser's tools.
test('A creator who has applied is offered notifications, and gets the answer as one', async ({
  api,
  story,
  openAs,
}) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const creator = await api.signUp(newcomer('content_creator'));
  const page = await openAs(creator, { permissions: ['notifications'], serviceWorkers: 'allow' });
  await beAsked(page);
  await page.goto('/dashboard');
  const offer = page.getByRole('region', { name: 'Shall we tell you when there is an answer?' });
  await expect(offer).toHaveCount(0);
  await applyInMarketplace(page, title, 'I cycle to work every day, rain included.');
  await offer.getByRole('button', { name: 'Notify me' }).click();
  await expectToast(page, 'Browser notifications are on');
  await expect(offer).toHaveCount(0);

  await story.decide(owner, applicationId(campaignId, creator.uid), 'approved', 'Daily commute is exactly it.');
  const pushed = async () => (await allPushes()).filter(({ data }) => data['title']?.includes(title));
  await expect.poll(async () => (await pushed()).length).toBe(1);
  const data = (await pushed())[0]?.data ?? {};
  expect(data).toMatchObject({
    title: `Your application to “${title}” was approved. You can deliver now.`,
    body: 'Deliver now',
    link: expect.stringMatching(/^\/my-approved-projects\//),
  });

  const shown = await recordShown(page);
  await deliverPush(page, data);
  const { title: heading, body, tag, link = '' } = data;
  const url = new URL(link, page.url()).href;
  await expect
    .poll(shown)
    .toEqual([{ title: heading, options: { body, tag, silent: true, icon: '/icon-192.png', data: { url } } }]);

  await page.goto('/profile/notifications');
  const on = page.getByRole('checkbox', { name: /^Notify me in this browser/ });
  await expect(on).toBeChecked();
  await on.uncheck();
  await expectToast(page, 'Browser notifications are off');
  await expect(on).not.toBeChecked();
});
