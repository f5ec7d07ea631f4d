import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { createConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { expect, test } from './support/fixtures.ts';
import { approvedCreator, paidLoot, submittedProof, submittedDeliverable } from './support/given.ts';
import { refuseNextPayout } from './support/money-steps.ts';
import { fact, row } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';

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
    await page.getByRole('tab', { name: 'Proofs' }).click();
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
    await page.getByRole('button', { name: 'Retry payment' }).click();
    await expectToast(page, 'Payment of SGD 150.00 has been sent to the creator.');
    await expect(row(page, creator.name)).toContainText('Approved');
  });
});

test('An owner changes, pauses and closes a loot, and sees where the refund is', async ({ api, story, openAs }) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const page = await openAs(owner);
  await page.goto(`/loot-management/${campaignId}`);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Loot' });
  await edit.getByLabel('Title').fill('');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit.getByText('Title is required')).toBeVisible();
  await edit.getByLabel('Title').fill(`${title} by night`);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} by night` })).toBeVisible();

  await page.getByRole('button', { name: 'Pause' }).click();
  const pauses: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/pause')) pauses.push(request.url());
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).dblclick();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  expect(pauses).toHaveLength(1);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Close Loot' }).click();
  const closing = page.getByRole('dialog', { name: 'Close this loot?' });
  await expect(closing.getByText('SGD 210.00')).toBeVisible();
  await expect(closing.getByText('SGD 10.00', { exact: true })).toBeVisible();
  await closing.getByRole('button', { name: 'Close Loot' }).click();
  await expectToast(page, 'Loot closed successfully!');
  const refund = page.getByRole('region', { name: 'Refund' });
  await expect(refund).toContainText('SGD 210.00');
  await expect(refund).toContainText('within 3–5 business days');
  await expect(refund).toContainText('5–10 business days');
  await expect(fact(refund, 'Of the platform fee')).toHaveText('SGD 10.00');

  await page.goto(`/loot-management?status=completed&q=${title.split(' ')[1]}`);
  await expect(row(page, title)).toContainText('Completed');
  await page.getByLabel('Status').selectOption('paused');
  await expect(page.getByText('No loots match your search')).toBeVisible();
});

test('An owner extends a loot, whose creator is told, and pays for another like it', async ({ api, story, openAs }) => {
  const day = (days: number) => dayInSingapore(addDays(new Date(), days));
  const { owner, title, campaignId } = await paidLoot({ api, story }, { endDate: day(20), creator_slots: 2 });
  const { creator } = await approvedCreator({ api, story }, owner, campaignId);
  const page = await openAs(owner);
  await page.goto(`/loot-management/${campaignId}`);

  await test.step('to a later day, as far as its payment allows', async () => {
    // Counted from the day that it is where the browser is.
    const text = await page.getByText(/\d+ days left/).textContent();
    const left = Number(/(\d+) days left/.exec(text ?? '')?.[1]);
    await page.getByRole('button', { name: 'Extend', exact: true }).click();
    const extending = page.getByRole('dialog', { name: 'Extend Loot' });
    await expect(extending.getByText('The budget can be held for 90 days after its payment')).toBeVisible();
    await extending.getByLabel('New End Date').fill(day(200));
    await extending.getByRole('button', { name: 'Extend Loot' }).click();
    await expect(extending.getByText(/^The end date can be at most/)).toBeVisible();
    await extending.getByLabel('New End Date').fill(day(40));
    await extending.getByRole('button', { name: 'Extend Loot' }).click();
    await expectToast(page, 'Loot extended successfully!');
    await expect(page.getByText(`${left + 20} days left`)).toBeVisible();
  });

  await test.step('its creator is told', async () => {
    const told = () => api.call(listNotifications, { query: {} }, creator);
    await expect.poll(async () => (await told()).map(({ kind }) => kind)).toContain('campaign_extended');
  });

  await test.step('a copy is paid for like any other loot', async () => {
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await expect(page.getByText(`This is a copy of ${title}`)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page.getByLabel('End Date')).toHaveValue(day(40));
    await page.getByLabel('Title').fill(`${title} again`);
    await page.getByRole('main').getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay S$210.00' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
    const loots = await api.call(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner);
    expect(loots.map(({ title: of, applications }) => [of, applications])).toEqual([
      [`${title} again`, 0],
      [title, 1],
    ]);
  });
});

test('A list that cannot be loaded says so and can be asked again; a slow approval is sent once', async ({
  api,
  story,
  openAs,
  complaints,
}) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  await story.connectPayouts(creator);
  await submittedDeliverable({ api, story }, { creator, applicationId, campaignId, views: 1200 });
  const page = await openAs(owner);
  const broken = { status: 500, json: { code: 'internal', message: 'Something went wrong', requestId: 'req_quoted' } };
  complaints.expect(/status of 500/, 'the lists are made to fail');

  await page.route('**/api/campaigns/user/**', (route) => route.fulfill(broken));
  await page.goto('/loot-management');
  await expect(page.getByRole('heading', { name: 'Failed to fetch loots' })).toBeVisible();
  await expect(page.getByText('req_quoted')).toBeVisible();
  await page.unroute('**/api/campaigns/user/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.route('**/api/applications/campaign-owner/**', (route) => route.fulfill(broken));
  await page.goto('/applications');
  const failed = /^Failed to fetch applications: Something went wrong/;
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();

  let approvals = 0;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/deliverables/*', async (route) => {
    if (route.request().method() === 'PATCH') {
      approvals += 1;
      await held;
    }
    await route.continue();
  });
  await page.goto(`/loot-management/${campaignId}?tab=treasures`);
  await row(page, creator.name).getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: creator.name });
  await review.getByRole('button', { name: 'Approve' }).click();
  const busy = review.getByRole('button', { name: 'Approving...' });
  await busy.click({ force: true });
  await expect(review.getByRole('button', { name: 'Reject' })).toBeDisabled();
  answer();
  await expect(page.getByRole('dialog', { name: 'Payment receipt' })).toBeVisible();
  expect(approvals).toBe(1);
});
