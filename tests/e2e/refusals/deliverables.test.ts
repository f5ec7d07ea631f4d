import { listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
import { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import { expect, test } from '../support/fixtures.ts';
import { approvedCreator, paidLoot, tiktokPost } from '../support/given.ts';
import { uniqueWord } from '../support/people.ts';
import { toast } from '../support/toasts.ts';

test('A treasure must be a post that exists, on a platform of the loot', async ({ api, story, openAs }) => {
  const { owner, campaignId } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  const page = await openAs(creator);
  await page.goto(`/my-approved-projects/${applicationId}`);
  await page.getByRole('button', { name: 'Submit Treasure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit Treasure' });
  await expect(dialog.getByRole('button', { name: 'Submit Treasure' })).toBeDisabled();

  const refusals = [
    ['my video', 'Please enter a valid URL'],
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      "This campaign requires TikTok content, but you're submitting YouTube content",
    ],
    ['https://www.tiktok.com/', 'Invalid TikTok URL. Please provide a link to a specific post, not just the platform.'],
    ['https://www.tiktok.com/@someone/video/4040000000000000001', 'Unable to verify the social media link'],
  ] as const;
  for (const [link, problem] of refusals) {
    await dialog.getByLabel('Link').fill(link);
    await dialog.getByRole('button', { name: 'Submit Treasure' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(problem);
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No treasures yet')).toBeVisible();
  const query = { params: { id: applicationId }, query: {} };
  expect(await api.call(listDeliverablesOfApplication, query, creator)).toEqual([]);
});

test('A treasure is not taken from an account whose profile does not show the code', async ({
  api,
  story,
  openAs,
  complaints,
}) => {
  const { owner, campaignId } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  const page = await openAs(creator, { viewport: { width: 390, height: 700 } });
  const handle = `h${uniqueWord()}`;
  await page.goto(`/my-approved-projects/${applicationId}`);
  await page.getByRole('button', { name: 'Submit Treasure' }).click();
  const submit = page.getByRole('dialog', { name: 'Submit Treasure' });
  await submit.getByLabel('Link').fill(tiktokPost(handle));
  await submit.getByRole('button', { name: 'Submit Treasure' }).click();

  const link = page.getByRole('dialog', { name: 'Link your account' });
  await link.getByRole('button', { name: 'Continue' }).click();
  await expect(link.getByRole('alert')).toHaveText('Please enter an account URL');
  await link.getByLabel('TikTok account URL').fill(`https://www.tiktok.com/@${handle}`);
  await link.getByRole('button', { name: 'Continue' }).click();

  complaints.expect(/status of 409/, 'the profile does not show the code');
  const verify = page.getByRole('dialog', { name: 'Verify account' });
  await verify.getByRole('button', { name: 'Verify' }).click();
  await expect(verify.getByRole('alert')).toContainText('Verification failed. Please try again.');
  await expect(verify.getByRole('alert')).toContainText('The profile does not show the code.');
  const { y = 0, height = 0 } = (await verify.getByRole('alert').boundingBox()) ?? {};
  const buttons = await verify.getByRole('button', { name: 'Verify', exact: true }).boundingBox();
  expect(y + height, 'nothing of it lies under the buttons').toBeLessThanOrEqual(buttons?.y ?? 0);
  await expect(toast(page, 'Account verification successful!')).toHaveCount(0);

  // Out again, one dialog after the other, each back to where it was opened.
  await page.keyboard.press('Escape');
  await expect(verify).toBeHidden();
  const opener = submit.getByRole('button', { name: 'Submit Treasure' });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit Treasure' })).toBeFocused();
  await expect(page.getByText('No treasures yet')).toBeVisible();
  expect(await api.call(listSocialAccounts, {}, creator)).toMatchObject([{ platform: 'tiktok', verified: false }]);
});
