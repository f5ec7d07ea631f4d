import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { requestVerification } from '@doubloon/contract/users/operations.ts';
import type { Page } from '@playwright/test';
import { newAdmin } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { paidLoot } from './support/given.ts';
import { newcomer } from './support/people.ts';
import { pressInRow, row, work } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';

/** Presses a button of something, gives the reason that the dialog asks for, and confirms. */
async function decide(page: Page, scope: ReturnType<Page['locator']>, action: string, reason: string): Promise<void> {
  await pressInRow(scope, action);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

test('An admin verifies a creator, holds and reopens a loot, and finds it all in the log', async ({
  api,
  story,
  openAs,
}) => {
  const creator = await api.signUp(newcomer('content_creator'));
  await api.call(requestVerification, {}, creator);
  const { title, campaignId } = await paidLoot({ api, story });
  const page = await openAs(await newAdmin(api));

  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Verification' }).click();
  await decide(page, work(page, creator.name), 'Grant', 'Known to us');
  await expectToast(page, `${creator.name} is verified. Recorded in the log.`);
  await expect(work(page, creator.name)).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Loots' }).click();
  await decide(page, row(page, title), 'Hold', 'Looks odd');
  await expect(row(page, title)).toContainText('Paused by our team');
  await page.getByLabel('Status').selectOption('Paused');
  await expect(page).toHaveURL('/admin/loots?status=paused');
  await decide(page, row(page, title), 'Reopen', 'It was not');
  await expect(row(page, title)).toHaveCount(0);

  // The owners' lists lead admins, who own nothing, to everybody's.
  await page.goto('/applications');
  await page.getByRole('link', { name: 'All loots' }).click();
  await expect(page).toHaveURL('/admin/loots');
  await page.goto('/loot-management');
  await expect(page).toHaveURL('/admin/loots');

  await page.goto(`/admin/log?subject=${campaignId}`);
  const entries = page.getByRole('main').locator('ol > li');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('It was not');
  await expect(entries.last()).toContainText('status: open → paused');
});

test('An admin grants a refund, and the owner reads that it is on its way', async ({ api, story, openAs }) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  await api.call(closeCampaign, { params: { id: campaignId } }, owner);
  await api.call(runScheduledJob, { params: { name: 'settle-refunds' } });
  const page = await openAs(await newAdmin(api));
  await page.goto('/admin/refunds');
  await work(page, title).getByRole('button', { name: 'Grant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant this SGD 210.00 refund?' });
  await expect(dialog).toContainText('It is sent back to the card or account that paid');
  await dialog.getByLabel('Reason').fill('Nobody applied');
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await expectToast(page, 'The refund is granted. Recorded in the log.');
  await expect(work(page, title)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Granted' }).check();
  await expect(work(page, title)).toContainText('Nobody applied');
});

test('An admin disables somebody, who cannot sign in any more, and lets them in again', async ({
  api,
  openAs,
  openVisitor,
  complaints,
}) => {
  complaints.expect(/status of 40[13]/, 'somebody disabled tries to sign in');
  const person = await api.signUp(newcomer('content_creator'));
  const page = await openAs(await newAdmin(api));
  await page.goto('/admin/people');
  await page.getByLabel('Search', { exact: true }).fill(person.email);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('main').getByRole('link', { name: person.name }).click();
  await expect(page).toHaveURL(`/admin/people/${person.uid}`);
  const profile = page.getByRole('region', { name: 'Profile' });
  await decide(page, profile, 'Disable', 'Spam');
  await expect(profile.getByText('Disabled')).toBeVisible();

  const visitor = await openVisitor();
  const signIn = async () => {
    await visitor.goto('/login');
    await visitor.getByLabel('Email').fill(person.email);
    await visitor.getByLabel('Password', { exact: true }).fill(person.password);
    await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await signIn();
  await expect(visitor.getByRole('alert').first()).toBeVisible();
  await expect(visitor).toHaveURL('/login');

  await decide(page, profile, 'Enable', 'A mistake');
  await expect(profile.getByText('Disabled')).toHaveCount(0);
  await signIn();
  await expect(visitor).toHaveURL('/dashboard');
});
