import { listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
import { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import { expect, test } from '../support/fixtures.ts';
import { approvedCreator, paidLoot, tiktokPost } from '../support/given.ts';
import { uniqueWord } from '../support/people.ts';
import { toast } from '../support/screen.ts';

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
  const page = await openAs(creator);
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
  await expect(verify.getByRole('alert')).toHaveText('Verification failed. Please try again.');
  await expect(toast(page, 'Account verification successful!')).toHaveCount(0);
  await verify.getByRole('button', { name: 'Cancel' }).click();
  await submit.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No treasures yet')).toBeVisible();
  expect(await api.call(listSocialAccounts, {}, creator)).toMatchObject([{ platform: 'tiktok', verified: false }]);
});
