import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import type { Page } from '@playwright/test';
import { newAdmin } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { tiktokPost } from './support/given.ts';
import {
  applyInMarketplace,
  approveApplicant,
  reportUnlinkedPost,
  verifyAccountAndSubmit,
} from './support/journey-steps.ts';
import { addFloat, dropScreenshot, notification, refuseNextPayout } from './support/money-steps.ts';
import { newcomer, uniqueWord } from './support/people.ts';
import { fact, goThroughMenu, openTab, pressLootAction, row, tile, work } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';

/*
 * The amounts, by hand. Budget 300.10 and 5 % fee: 15.005, so 15.01; together 315.11. Three creators share the budget.
 * 6,200 views: 300.10 / 3 × 80 % = 80.0267, so 80.03. 10,400 views: 300.10 / 3 × 90 % = 90.03, of which 80.03 is paid: 10.00.
 * Left: 300.10 − 90.03 = 210.07, and its part of the fee: 15.01 × 210.07 / 300.10 = 10.507, so 10.51; together 220.58.
 */
test('Money goes from a declined card to the refund of what is left, through everything that fails on the way', async ({
  api,
  openAs,
  complaints,
}) => {
  const boss = await api.signUp(newcomer('business_owner'));
  const maker = await api.signUp(newcomer('content_creator'));
  const [owner, creator] = [await openAs(boss), await openAs(maker)];
  const loot = `Kaya ${uniqueWord()}`;
  const handle = `h${uniqueWord()}`;
  await addFloat(2_000);
  complaints.expect(/status of 402/, 'the card is declined, and payouts are refused');
  await Promise.all([owner.goto('/dashboard'), creator.goto('/dashboard')]);

  await test.step('the card is declined, the payment is cancelled, nothing came of it', async () => {
    await goThroughMenu(owner, 'Create Loot');
    await describeLoot(owner, loot);
    await expect(fact(owner, 'Platform fee \\(5%\\)')).toHaveText('SGD 15.01');
    await expect(fact(owner, 'Total payable')).toHaveText('SGD 315.11');
    await owner.getByRole('button', { name: 'Continue to payment' }).click();
    await owner.getByText('Try another outcome').click();
    await owner.getByRole('button', { name: 'Card is declined' }).click();
    await expect(owner.getByRole('alert')).toContainText('Your card was declined.');
    await owner.getByRole('link', { name: 'Back to Doubloon' }).click();
    await expect(owner.getByText('The payment was cancelled and nothing was charged.')).toBeVisible();
    await expect(owner.getByLabel('Title')).toHaveValue(loot);
    await expect(owner.getByLabel('Budget (SGD)')).toHaveValue('300.10');
    await expect(owner.getByLabel('Creator slots')).toHaveValue('3');
    expect(await api.call(listCampaignsOfOwner, { params: { id: boss.uid }, query: {} }, boss)).toEqual([]);
  });

  await test.step('the owner pays from the form as it was left, and the loot is open', async () => {
    await owner.getByRole('button', { name: 'Continue to payment' }).click();
    await owner.getByRole('button', { name: 'Pay S$315.11' }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
    await expect(owner.getByRole('heading', { name: loot })).toBeVisible();
    await expect(owner.getByText('Active', { exact: true })).toBeVisible();
    await expect(fact(owner, 'Total paid')).toHaveText('SGD 315.11');
  });

  await test.step('a creator applies, is approved and delivers a treasure', async () => {
    const coverLetter = 'Toast, butter, charcoal.';
    await applyInMarketplace(creator, loot, coverLetter);
    await approveApplicant(owner, loot, { name: maker.name, coverLetter });
    const post = { handle, url: tiktokPost(handle), views: '6200', notes: 'Seven in the morning.' };
    await reportUnlinkedPost(creator, loot, post);
    await verifyAccountAndSubmit(creator, handle);
  });

  const waiting = row(owner, maker.name);
  const review = owner.getByRole('dialog', { name: maker.name, exact: true });
  const approve = async () => {
    await waiting.getByRole('button', { name: 'Review' }).click();
    await review.getByRole('button', { name: 'Approve' }).click();
  };
  const deliverableWaits = async () => {
    await review.getByRole('button', { name: 'Close' }).click();
    await expect(waiting.getByRole('button', { name: 'Review' })).toBeVisible();
    await expect(waiting).toContainText('Payment failed');
  };

  await test.step('without a payout account nothing is paid; both read who must act', async () => {
    await openTab(owner, 'Treasures');
    await approve();
    const missing =
      'The creator has not connected their payment account. Please ask them to connect it in their profile.';
    await expectToast(owner, missing);
    await expect(review.getByText('The creator connects a payment account under Profile.')).toBeVisible();
    await deliverableWaits();
    await creator.reload();
    const deliverable = creator.getByRole('article').filter({ hasText: handle });
    await expect(deliverable).toContainText('Payment Failed: your payment account is not ready');
    await expect(deliverable).toContainText('You have to act: connect your payment account');
    await (await notification(creator, `Your payout for “${loot}” is waiting. Set up your payment account.`)).click();
    await expect(creator).toHaveURL('/profile/payment-account');
  });

  const setupLink = await test.step('the creator leaves the setup half-way', async () => {
    const asked = creator.waitForRequest(/\/setup\/e\//);
    await creator.getByRole('button', { name: 'Connect Stripe' }).click();
    const link = (await asked).url();
    await creator.getByRole('button', { name: 'Save and finish later' }).click();
    await expect(creator.getByRole('heading', { level: 1, name: 'Account setup is not complete' })).toBeVisible();
    await expect(creator).toHaveURL('/stripe/success');
    await expect(creator.getByText('Stripe still needs some details from you.')).toBeVisible();
    await creator.getByRole('link', { name: 'Back to your profile' }).click();
    await expect(
      creator.getByRole('region', { name: 'Payment Account' }).getByText('Needs verification', { exact: true }),
    ).toBeVisible();
    await expect(creator.getByRole('button', { name: 'Continue Stripe setup' })).toBeVisible();
    return link;
  });

  await test.step('with half a payout account nothing is paid either', async () => {
    await approve();
    await expectToast(owner, "The creator's account needs verification and setup.");
    await expect(review.getByText('The creator finishes the setup with Stripe, from their profile.')).toBeVisible();
    await deliverableWaits();
  });

  await test.step('the old link leads to a fresh one, and the creator finishes the setup', async () => {
    await creator.goto(setupLink);
    await creator.getByRole('button', { name: 'Agree and finish' }).click();
    await expect(creator.getByRole('heading', { level: 1, name: 'Account Setup Complete!' })).toBeVisible();
    await expect(creator).toHaveURL('/my-approved-projects');
  });

  const ownersPayout = owner.getByRole('listitem').filter({ hasText: /6,200 (counted )?views · 80% tier/ });
  await test.step('the provider refuses the payout; both see that, and who must act', async () => {
    await refuseNextPayout(api, maker);
    await approve();
    await expectToast(owner, 'The platform has insufficient funds. Please contact support.');
    await deliverableWaits();
    await openTab(owner, 'Figures');
    await expect(ownersPayout).toContainText('Failed');
    await expect(ownersPayout).toContainText('Our team adds funds');
    await goThroughMenu(creator, 'Dashboard');
    const payout = creator.getByRole('listitem').filter({ hasText: /6,200 (counted )?views · 80% tier/ });
    await expect(payout).toContainText('Payment Failed: Insufficient platform balance');
    await expect(payout).toContainText('Our team has to act');
    await (await notification(creator, `A payout for “${loot}” failed.`)).click();
    await expect(creator.getByRole('article').filter({ hasText: handle })).toContainText('Our team has to act');
  });

  const receipt = owner.getByRole('dialog', { name: 'Payment receipt' });
  await test.step('the owner retries it, and the receipt says what it was computed from', async () => {
    await owner.getByRole('button', { name: 'Retry payment' }).click();
    await expectToast(owner, 'Payment of SGD 80.03 has been sent to the creator.');
    await expect(ownersPayout).toContainText('Paid');
    await owner.getByRole('button', { name: `Receipt of the payout to ${maker.name}` }).click();
    await expect(receipt.getByText('6,200 views, all of them counted')).toBeVisible();
    await expect(receipt.getByText('80% tier')).toBeVisible();
    await expect(receipt.getByText('Budget share: SGD 300.10 ÷ 3 creators × 80%')).toBeVisible();
    await expect(fact(receipt, 'Earned in all.*')).toHaveText('SGD 80.03');
    await expect(fact(receipt, 'Already paid')).toHaveText('SGD 0.00');
    await expect(fact(receipt, 'Paid')).toHaveText('SGD 80.03');
    await receipt.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the creator proves more views with a screenshot', async () => {
    await creator.reload();
    await creator.getByRole('button', { name: 'Manage Proof' }).click();
    const manage = creator.getByRole('dialog', { name: 'Manage Proof for Treasure' });
    await manage.getByLabel('View Count').fill('10400');
    await dropScreenshot(creator, manage.getByText('Drop screenshots here'));
    await expect(manage.getByRole('list', { name: 'Chosen images' }).getByRole('img')).toBeVisible();
    await manage.getByRole('button', { name: 'Submit Proof' }).click();
    await expectToast(creator, 'New proof submission added successfully!');
    await expect(manage.getByText('Latest (#1)')).toBeVisible();
    await manage.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the owner verifies it, which pays the difference', async () => {
    await openTab(owner, 'Treasures');
    await expect(waiting).toContainText('Approved');
    await openTab(owner, 'Proofs');
    await waiting.getByRole('button', { name: 'Review' }).click();
    const proof = owner.getByRole('dialog', { name: `Proof by ${maker.name}` });
    await expect(proof.getByRole('img', { name: /insights\.png/ })).toBeVisible();
    await expect(fact(proof, 'Already paid')).toHaveText('SGD 80.03');
    await expect(fact(proof, 'Pays now')).toHaveText('SGD 10.00');
    await expect(fact(proof, 'Remaining budget.*')).toHaveText('SGD 220.07 → SGD 210.07');
    await proof.getByRole('button', { name: 'Verify' }).click();
    await expectToast(owner, 'Proof verified. Payment of SGD 10.00 has been sent to the creator.');
    await expect(fact(receipt, 'Earned in all.*')).toHaveText('SGD 90.03');
    await expect(fact(receipt, 'Already paid')).toHaveText('SGD 80.03');
    await expect(fact(receipt, 'Paid')).toHaveText('SGD 10.00');
    await receipt.getByRole('button', { name: 'Done' }).click();
    await goThroughMenu(creator, 'Dashboard');
    await expect(tile(creator, 'Total Earnings')).toContainText('SGD 90.03');
  });

  await test.step('the owner reads what closing gives back and when, and closes the loot', async () => {
    await pressLootAction(owner, 'Close Loot');
    const closing = owner.getByRole('dialog', { name: 'Close this loot?' });
    await expect(closing.getByText('SGD 220.58')).toBeVisible();
    await expect(fact(closing, 'Available budget')).toHaveText('SGD 210.07');
    await expect(fact(closing, 'Platform fee, the part that belongs to it')).toHaveText('SGD 10.51');
    await expect(closing.getByText('within 3–5 business days')).toBeVisible();
    await closing.getByRole('button', { name: 'Close Loot' }).click();
    await expectToast(owner, 'Loot closed successfully!');
  });

  const refund = owner.getByRole('region', { name: 'Refund' });
  await test.step('an admin grants the refund, and it is sent', async () => {
    await expect(refund).toContainText('SGD 220.58');
    const id = new URL(owner.url()).pathname.split('/').at(-1) ?? '';
    await api.call(runScheduledJob, { params: { name: 'settle-refunds' } });
    const admin = await openAs(await newAdmin(api));
    await admin.goto('/admin/refunds');
    await work(admin, loot).getByRole('button', { name: 'Grant' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Grant this SGD 220.58 refund?' });
    await dialog.getByLabel('Reason').fill('Closed as agreed');
    await dialog.getByRole('button', { name: 'Grant' }).click();
    await expectToast(admin, 'The refund is granted. Recorded in the log.');
    await api.call(runScheduledJob, { params: { name: 'settle-refunds' } });
    const status = async () => (await api.call(getRefund, { params: { id } }, boss)).status;
    await expect.poll(status).toBe('refunded');
  });

  await test.step('the loot and the dashboard agree on where the money went, and both sides were told', async () => {
    await owner.reload();
    await expect(refund).toContainText('Refunded');
    await expect(refund).toContainText('SGD 220.58');
    await openTab(owner, 'Figures');
    await expect(fact(owner, 'Refunded')).toContainText('SGD 210.07');
    await expect(fact(owner, 'Paid Out')).toContainText('SGD 90.03');
    await expect(fact(owner, 'Remaining Budget')).toContainText('SGD 0.00');
    await goThroughMenu(owner, 'Dashboard');
    await expect(tile(owner, 'Total Spent')).toContainText('SGD 315.11');
    await expect(fact(owner, 'Paid out')).toHaveText('SGD 90.03');
    await expect(fact(owner, 'Pending payouts')).toHaveText('SGD 0.00');
    await expect(fact(owner, 'In your loots')).toHaveText('SGD 0.00');
    await expect(fact(owner, 'Refunded')).toHaveText('SGD 220.58');
    await notification(owner, `The refund for “${loot}” is on its way to the card or account you paid from.`);
    await expect(owner.getByText(`A payout for “${loot}” failed.`).first()).toBeVisible();
    await notification(creator, `You were paid for “${loot}”.`);
  });
});

async function describeLoot(owner: Page, title: string): Promise<void> {
  await owner.getByLabel('Title').fill(title);
  await owner.getByLabel('Description').fill('Kaya toast as your grandmother had it.');
  await owner.getByRole('group', { name: 'Platforms' }).getByRole('checkbox', { name: 'TikTok' }).check();
  const questions = owner.getByRole('group', { name: 'Applicant questions' });
  await questions.getByRole('checkbox', { name: 'Cover Letter' }).check();
  await owner.getByLabel('Budget (SGD)').fill('300.10');
  await owner.getByLabel('Creator slots').fill('3');
}
