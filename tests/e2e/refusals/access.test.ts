import { expect, test } from '../support/fixtures.ts';
import { paidLoot } from '../support/given.ts';
import { newcomer } from '../support/people.ts';
import { expectToast } from '../support/toasts.ts';

test('A creator cannot create a loot', async ({ api, openAs }) => {
  const page = await openAs(await api.signUp(newcomer('content_creator')));
  await page.goto('/create-loot');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('Only business owners can create loots')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create Loot' })).toHaveCount(0);
});

test('A creator who opens the pages of owners, and an owner who opens those of creators, come to the dashboard', async ({
  api,
  openAs,
}) => {
  const creator = await openAs(await api.signUp(newcomer('content_creator')));
  for (const address of ['/loot-management', '/applications', '/admin']) {
    await creator.goto(address);
    await expect(creator).toHaveURL('/dashboard');
  }
  const owner = await openAs(await api.signUp(newcomer('business_owner')));
  for (const address of [
    '/my-applications',
    '/payouts',
    '/my-approved-projects',
    '/my-approved-projects/someone__else',
    '/admin',
  ]) {
    await owner.goto(address);
    await expect(owner).toHaveURL('/dashboard');
  }
});

test('An owner is not offered to apply', async ({ api, story, openAs }) => {
  const { title, campaignId } = await paidLoot({ api, story });
  const page = await openAs(await api.signUp(newcomer('business_owner')));
  await page.goto('/marketplace');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/loot/${campaignId}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
});

test("An owner finds nothing under another owner's loot", async ({ api, story, openAs, complaints }) => {
  complaints.expect(/status of 404/, 'what belongs to the loot is asked for together with it');
  const { title, campaignId } = await paidLoot({ api, story });
  const page = await openAs(await api.signUp(newcomer('business_owner')));
  await page.goto(`/loot-management/${campaignId}`);
  await expectToast(page, 'Loot not found');
  await expect(page).toHaveURL('/loot-management');
  await expect(page.getByText('No Loots Created')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});
