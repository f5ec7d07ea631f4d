import { listApplicationsOfCampaign } from '@doubloon/contract/applications/operations.ts';
import { expect, test } from '../support/fixtures.ts';
import { paidLoot } from '../support/given.ts';
import { newcomer } from '../support/people.ts';
import { expectToast } from '../support/toasts.ts';

test('An application with a required answer left empty is not sent', async ({ api, story, openAs }) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const page = await openAs(await api.signUp(newcomer('content_creator')));
  const dialog = page.getByRole('dialog', { name: `Apply to ${title}` });

  await page.goto('/marketplace');
  await page.getByRole('button', { name: title, exact: true }).click();
  await dialog.getByLabel('Cover Letter').fill('   ');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog.getByText('Please fill in the following required fields: Cover Letter')).toBeVisible();

  await page.goto(`/loot/${campaignId}`);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expectToast(page, 'Please enter a cover letter before applying.');
  await expect(dialog).toBeVisible();
  const sent = await api.call(listApplicationsOfCampaign, { params: { id: campaignId }, query: {} }, owner);
  expect(sent).toEqual([]);
});

test('Nobody applies twice, not even from a page that was open before', async ({ api, story, openAs, complaints }) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const page = await openAs(await api.signUp(newcomer('content_creator')));
  const earlier = await page.context().newPage();
  for (const each of [earlier, page]) {
    await each.goto(`/loot/${campaignId}`);
    await each.getByRole('button', { name: 'Apply Now' }).click();
    await each
      .getByRole('dialog', { name: `Apply to ${title}` })
      .getByLabel('Cover Letter')
      .fill('Pick me.');
  }
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expectToast(page, 'Application submitted successfully!');
  await expect(page.getByRole('button', { name: 'Pending Review' })).toBeVisible();

  complaints.expect(/status of 409/, 'the second application is refused');
  await earlier.getByRole('button', { name: 'Submit Application' }).click();
  await expectToast(earlier, 'You have already applied to this loot');
  const sent = await api.call(listApplicationsOfCampaign, { params: { id: campaignId }, query: {} }, owner);
  expect(sent).toHaveLength(1);
});
