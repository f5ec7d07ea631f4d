import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { createConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { expect, test } from '../support/fixtures.ts';
import { approvedCreator, paidLoot, submittedProof, submittedDeliverable } from '../support/given.ts';
import { refuseNextPayout } from '../support/money-steps.ts';
import { fact, openTab, row } from '../support/screens/screen.ts';
import { expectToast } from '../support/toasts.ts';

test('An owner decides on treasures and a proof, and sees before and after what is paid', async ({
  api,
  story,
  openAs,
}) => {
  const { owner, campaignId } = await paidLoot({ api, story }, { payout_model: 'per_view', expected_reach: 20_000 });
  const job = { ...(await approvedCreator({ api, story }, owner, campaignId)), campaignId };
  await story.connectPayouts(job.creator);
  const page = await openAs(owner);
  const review = page.getByRole('dialog', { name: job.creator.name, exact: true });
  const open = () => row(page, job.creator.name).getByRole('button', { name: 'Review' }).click();

  await test.step('a revision needs instructions', async () => {
    await submittedDeliverable({ api, story }, { ...job, views: 900 });
    await page.goto(`/loot-management/${campaignId}?tab=treasures`);
    await open();
    await review.getByRole('button', { name: 'Request Revision' }).click();
    await expect(review.getByRole('alert')).toHaveText('Please write what should be changed');
    await expect(review.getByLabel('Feedback')).toBeFocused();
    await review.getByLabel('Feedback').fill('Show the hood, please.');
    await review.getByRole('button', { name: 'Request Revision' }).click();
    await expectToast(page, 'Revision requested successfully!');
    await expect(row(page, job.creator.name)).toContainText('Revision Requested');
  });

  await test.step('a rejected treasure is not paid', async () => {
    await submittedDeliverable({ api, story }, { ...job, views: 400 });
    await page.goto(`/loot-management/${campaignId}?tab=treasures&status=submitted`);
    await open();
    await review.getByRole('button', { name: 'Reject' }).click();
    await expectToast(page, 'Treasure rejected successfully!');
    await expect(page.getByText('No treasures with this status')).toBeVisible();
  });

  const deliverableId = await submittedDeliverable({ api, story }, { ...job, views: 5000 });

  await test.step('its post is loaded from its platform once the owner asks for it', async () => {
    const asked: string[] = [];
    await page.route('https://www.tiktok.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A post</p>' });
    });
    await page.goto(`/loot-management/${campaignId}?tab=treasures&status=submitted`);
    await row(page, job.creator.name).getByRole('button', { name: 'Review' }).click();
    await expect(review.getByText(/^Reported by the creator/)).toBeVisible();
    expect(asked).toEqual([]);
    await review.getByRole('button', { name: 'Show the post' }).click();
    await expect(page.frameLocator('iframe[title="Post on TikTok"]').getByText('A post')).toBeVisible();
    expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.tiktok\.com\/player\/v1\/\d+$/)]);
    await review.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a treasure is approved with the keyboard alone, once its payment was read', async () => {
    await page.goto(`/loot-management/${campaignId}?tab=treasures&status=submitted`);
    const opener = row(page, job.creator.name).getByRole('button', { name: 'Review' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(review.getByText('Per view: 5,000 of 20,000 views × SGD 200.00 × 80%')).toBeVisible();
    await expect(review.getByText('SGD 200.00 → SGD 160.00')).toBeVisible();
    await review.getByLabel('Feedback').focus();
    for (const name of ['Reject', 'Request Revision', 'Approve']) {
      await page.keyboard.press('Tab');
      await expect(review.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expectToast(page, 'Treasure approved. Payment of SGD 40.00 has been sent to the creator.');
    const receipt = page.getByRole('dialog', { name: 'Payment receipt' });
    await expect(receipt.getByText('80% tier')).toBeVisible();
    await receipt.getByRole('button', { name: 'Done' }).focus();
    await page.keyboard.press('Enter');
    await expect(receipt).toBeHidden();
  });

  await test.step('a proof adds what its views have earned since', async () => {
    await submittedProof({ api }, { ...job, deliverableId, views: 10_000 });
    await openTab(page, 'Proofs');
    await open();
    const proof = page.getByRole('dialog', { name: `Proof by ${job.creator.name}` });
    await expect(proof.getByText('SGD 50.00').first()).toBeVisible();
    await proof.getByRole('button', { name: 'Verify' }).click();
    await expectToast(page, 'Proof verified. Payment of SGD 50.00 has been sent to the creator.');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(fact(page, 'Paid Out')).toContainText('SGD 90.00');
  });
});

test('A payment that fails says who must act; the treasure stays submitted and can be approved again', async ({
  api,
  story,
  openAs,
  complaints,
}) => {
  const { owner, campaignId } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  const id = await submittedDeliverable({ api, story }, { creator, applicationId, campaignId, views: 1200 });
  await api.call(createConnectedAccount, { body: { creatorId: creator.uid, country: 'SG' } }, creator);
  const page = await openAs(owner);
  const review = page.getByRole('dialog', { name: creator.name });
  complaints.expect(/status of 402/, 'it cannot be paid');

  await test.step('the account is not set up', async () => {
    await page.goto(`/loot-management/${campaignId}?tab=treasures`);
    await row(page, creator.name).getByRole('button', { name: 'Review' }).click();
    await review.getByRole('button', { name: 'Approve' }).click();
    await expectToast(page, "The creator's account needs verification and setup.");
    await expect(review.getByText('The creator finishes the setup with Stripe, from their profile.')).toBeVisible();
  });

  await test.step('the platform has too little', async () => {
    await story.connectPayouts(creator);
    await refuseNextPayout(api, creator);
    await review.getByRole('button', { name: 'Approve' }).click();
    await expectToast(page, 'The platform has insufficient funds. Please contact support.');
    await expect(review.getByText(/Our team adds funds/)).toBeVisible();
    expect(await api.call(getDeliverable, { params: { id } }, owner)).toMatchObject({ status: 'submitted' });
    await review.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('it is tried again from the list of payouts', async () => {
    await openTab(page, 'Figures');
    await page.getByRole('button', { name: 'Retry payment' }).click();
    await expectToast(page, 'Payment of SGD 150.00 has been sent to the creator.');
    await openTab(page, 'Treasures');
    await expect(row(page, creator.name)).toContainText('Approved');
  });
});
