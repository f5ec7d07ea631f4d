import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { approvedCreator, paidLoot, submittedDeliverable } from './support/given.ts';
import { expectNothingAsked, listenAt } from './support/listeners-on-the-wire.ts';
import { newcomer } from './support/people.ts';
import { goThroughMenu, pressInMenu } from './support/screens/screen.ts';

const bell = (page: Page) => page.getByRole('button', { name: 'Notifications' });

test('What somebody waits for is there without a reload, and nothing asks for it before', async ({
  api,
  story,
  openVisitor,
}) => {
  const { owner, campaignId } = await paidLoot({ api, story }, { creator_slots: 2 });
  const creator = await api.signUp(newcomer('content_creator'));
  const applicationId = await story.apply(creator, campaignId, 'Rain is my favourite light.');

  const waiting = await openVisitor();
  await listenAt(waiting, creator, `/loot/${campaignId}`);
  await expect(waiting.getByText('Pending Review')).toBeVisible();
  await expect(bell(waiting)).toHaveAccessibleDescription('');
  const deciding = await openVisitor();
  await listenAt(deciding, owner, '/loot-management');
  await expect(deciding.getByRole('link', { name: 'Applications', exact: true })).toHaveAccessibleDescription(
    '1 waiting for you',
  );
  // Without listeners a loot is asked for every five seconds.
  await expectNothingAsked(waiting, new RegExp(`/api/campaigns/${campaignId}$`));

  await story.decide(owner, applicationId, 'approved', 'Daily commute is exactly it.');
  await expect(waiting.getByText('Application Approved', { exact: true })).toBeVisible();
  await expect(bell(waiting)).toHaveAccessibleDescription('1 unread notification');
  await expect(deciding.getByRole('link', { name: 'Applications', exact: true })).toHaveAccessibleDescription('');

  await submittedDeliverable({ api, story }, { creator, applicationId, campaignId, views: 2_000 });
  await expect(bell(deciding)).toHaveAccessibleDescription('2 unread notifications');
  await expect(deciding.getByRole('link', { name: 'Loot Management', exact: true })).toHaveAccessibleDescription(
    '1 waiting for you',
  );
});

test('A lost connection is shown and heals, and what was missed arrives', async ({
  api,
  story,
  openVisitor,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, 'the network is cut');
  complaints.expect(/ERR_FAILED/, 'so is the live connection alone');
  complaints.expect(
    /cleardot\.gif/,
    "Firestore's client looks for any network at all, where the policy does not let it",
  );
  const { owner, campaignId } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  const deliverableId = await submittedDeliverable(
    { api, story },
    { creator, applicationId, campaignId, views: 2_000 },
  );
  const page = await openVisitor();
  await listenAt(page, creator, `/my-approved-projects/${applicationId}`);
  await expect(page.getByText('Pending Review').filter({ visible: true }).first()).toBeVisible();

  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await story.review(owner, deliverableId, 'revision_requested', 'Please show the hood as well.');
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect(page.getByText('Please show the hood as well.').first()).toBeVisible();

  const late = page.getByText('Live updates are interrupted.');
  await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(late).toBeVisible();
  await page.unroute('**/google.firestore.v1.Firestore/**');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(late).toHaveCount(0);
});

test('Listeners go with the screens that need them', async ({ api, openVisitor }) => {
  const page = await openVisitor();
  const listeners = await listenAt(page, await api.signUp(newcomer('content_creator')), '/marketplace');
  await expect.poll(listeners.open).toBeGreaterThan(1);
  const before = listeners.open();
  for (let turn = 0; turn < 7; turn++) {
    for (const [entry, address] of [
      ['Dashboard', '/dashboard'],
      ['My Approved Projects', '/my-approved-projects'],
      ['Marketplace', '/marketplace'],
    ] as const) {
      await goThroughMenu(page, entry);
      await expect(page).toHaveURL(address);
    }
  }
  // Those of the screens just left stay for a moment.
  await expect.poll(listeners.open).toBe(before);
  expect(listeners.most()).toBeLessThanOrEqual(8);

  await pressInMenu(page, 'Logout');
  await expect(page).toHaveURL('/');
  await expect.poll(listeners.open).toBe(0);
});
