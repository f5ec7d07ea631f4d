import { countUnreadNotifications } from '@doubloon/contract/notifications/operations.ts';
import { expect, test } from './support/fixtures.ts';
import { approvedCreator, paidLoot } from './support/given.ts';
import { newcomer } from './support/people.ts';

test('The bell counts what is new, leads to it, and falls silent once it is read', async ({ api, story, openAs }) => {
  const { owner, title, campaignId } = await paidLoot({ api, story }, { creator_slots: 2 });
  const { creator } = await approvedCreator({ api, story }, owner, campaignId);
  const second = await api.signUp(newcomer('content_creator'));
  await story.apply(second, campaignId, 'Rain is my favourite light.');
  const unread = async (person: typeof owner) =>
    (await api.call(countUnreadNotifications, { params: { id: person.uid } }, person)).count;
  await expect.poll(() => unread(owner)).toBe(2);
  await expect.poll(() => unread(creator)).toBe(1);

  const page = await openAs(owner);
  await page.goto('/marketplace');
  await expect(page.getByRole('link', { name: 'Applications', exact: true })).toHaveAccessibleDescription(
    '1 waiting for you',
  );
  const bell = page.getByRole('button', { name: 'Notifications' });
  await expect(bell).toHaveAccessibleDescription('2 unread notifications');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: `New: ${second.name} applied to “${title}”.` }).click();
  const review = page.getByRole('dialog', { name: second.name });
  await review.getByRole('button', { name: 'Close' }).click();
  await expect(review).toHaveCount(0);
  await expect(page).toHaveURL(`/loot-management/${campaignId}`);
  await expect(panel).toHaveCount(0);
  await expect(bell).toHaveAccessibleDescription('1 unread notification');

  await bell.click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByText('New:')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleDescription('');
  await expect.poll(() => unread(owner)).toBe(0);

  const phone = await openAs(creator, { viewport: { width: 390, height: 844 } });
  await phone.goto('/dashboard');
  await phone.getByRole('button', { name: 'Notifications, 1 unread notification' }).click();
  await phone.getByRole('link', { name: `Your application to “${title}” was approved. You can deliver now.` }).click();
  await expect(phone).toHaveURL(/\/my-approved-projects\/.+/);
});

test('Who was told nothing reads what the bell is for, and a failure can be tried again', async ({
  api,
  openAs,
  complaints,
}) => {
  const page = await openAs(await api.signUp(newcomer('business_owner')));
  await page.route(/\/api\/notifications\?/, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }));
  complaints.expect(/status of 503/, 'the list fails at first');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Notifications' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Failed to load notifications')).toBeVisible();
  await page.unroute(/\/api\/notifications\?/);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('No notifications yet')).toBeVisible();
});

test('Who goes on while the next screen still loads keeps the focus', async ({ api, story, openAs }) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  const page = await openAs(creator);
  const screen = Promise.withResolvers<void>();
  await page.route(/\/assets\/approved-project-[\w-]{8}\.js/, async (route) => {
    await screen.promise;
    await route.continue();
  });
  await page.goto('/profile');
  const bell = page.getByRole('button', { name: 'Notifications' });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel
    .getByRole('link', { name: `New: Your application to “${title}” was approved. You can deliver now.` })
    .click();
  await expect(panel).toHaveCount(0);

  await bell.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  screen.resolve();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`/my-approved-projects/${applicationId}`);
  await expect(bell).toBeFocused();
});
