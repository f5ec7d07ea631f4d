import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import type { Page } from '@playwright/test';
import { newAdmin, openCase } from '../support/admin.ts';
import { sentFrom, warnOfFraud } from '../support/bank-steps.ts';
import { expect } from '../support/fixtures.ts';
import { tiktokPost } from '../support/given.ts';
import { applyInMarketplace, approveApplicant, reportPost } from '../support/journey-steps.ts';
import { addFloat, ledgerOf, notification, reconcileBooks } from '../support/money-steps.ts';
import { newcomer, uniqueWord } from '../support/people.ts';
import { fact, goThroughMenu, openCaseOf, openTab, row, tile, work } from '../support/screens/screen.ts';
import { test } from '../support/suites/payments-wait.ts';
import { expectToast } from '../support/toasts.ts';

const STOLEN_CARD = '4000 0582 0000 0007';

/*
 * The amounts, by hand. Budget 1,000.00 and 5 % fee: 50.00; together 1,050.00, of which the provider keeps 3.4 % and 0.50: 36.20. One creator with 1,200 views:
 * 1,000.00 × 75 % = 750.00, which is set aside and never sent. All of 1,050.00 goes back to the card; the provider gives nothing back, so 36.20 is what it costs.
 */
test('A stolen card that pays a thief’s second account is warned of while the payment waits, and all of it goes back', async ({
  api,
  story,
  openAs,
  product,
  complaints,
}) => {
  const thief = await api.signUp(newcomer('business_owner'));
  const accomplice = await api.signUp(newcomer('content_creator'));
  const ada = await newAdmin(api);
  const [owner, creator, admin] = [await openAs(thief), await openAs(accomplice), await openAs(ada)];
  const loot = `Gold watch ${uniqueWord()}`;
  const handle = `h${uniqueWord()}`;
  await addFloat(200_000);
  await story.connectPayouts(accomplice);
  await story.linkAccount(accomplice, 'tiktok', handle);
  await Promise.all([owner.goto('/dashboard'), creator.goto('/dashboard')]);

  await test.step('the thief pays for a loot with the stolen card', async () => {
    await goThroughMenu(owner, 'Create Loot');
    await describeLoot(owner, loot);
    await expect(fact(owner, 'Platform fee \\(5%\\)')).toHaveText('SGD 50.00');
    await expect(fact(owner, 'Total payable')).toHaveText('SGD 1,050.00');
    await owner.getByRole('button', { name: 'Continue to payment' }).click();
    await owner.getByLabel('Test card').fill(STOLEN_CARD);
    await owner.getByRole('button', { name: 'Pay S$1,050.00' }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
    await expect(fact(owner, 'Total paid')).toHaveText('SGD 1,050.00');
  });

  await test.step('the second account applies, is approved and delivers', async () => {
    const coverLetter = 'I know the shop well.';
    await applyInMarketplace(creator, loot, coverLetter);
    await approveApplicant(owner, loot, { name: accomplice.name, coverLetter });
    await reportPost(creator, loot, { url: tiktokPost(handle), views: '1200', notes: 'One take.' });
    await expectToast(creator, 'Treasure submitted successfully!');
  });
  const campaignId = new URL(owner.url()).pathname.split('/').at(-1) ?? '';

  const why = /Payments wait until \w+ \d+, \d{4} because this loot was paid for only recently\./;
  const payoutOf = (page: Page) => page.getByRole('listitem').filter({ hasText: /1,200 (counted )?views · 75% tier/ });
  await test.step('the thief approves: the payment is set aside for three days, and both read why', async () => {
    await openTab(owner, 'Treasures');
    await row(owner, accomplice.name).getByRole('button', { name: 'Review' }).click();
    const review = owner.getByRole('dialog', { name: accomplice.name, exact: true });
    await expect(review.getByText('Sets SGD 750.00 aside for some days')).toBeVisible();
    complaints.expect(/status of 402/, 'the payment waits');
    await review.getByRole('button', { name: 'Approve' }).click();
    await expectToast(owner, why);
    await review.getByRole('button', { name: 'Close' }).click();
    await openTab(owner, 'Figures');
    await goThroughMenu(creator, 'Dashboard');
    for (const page of [owner, creator]) {
      await expect(payoutOf(page)).toContainText('Set aside');
      await expect(payoutOf(page)).toContainText('SGD 750.00');
      await expect(payoutOf(page)).toContainText(why);
      await notification(page, `A payment for “${loot}” waits for some days before it is sent.`);
    }
    expect(await ledgerOf(campaignId)).toEqual({
      ...{ funded: -100_000, available: 25_000, reserved: 75_000 },
      ...{ fee: 5_000, stripe_fees: 3_620, clearing: -8_620 },
    });
  });

  await test.step('two days later it still waits, and nothing has left', async () => {
    await product.passHours(48, owner, creator, admin);
    await creator.reload();
    await expect(payoutOf(creator)).toContainText('Set aside');
    expect(await sentFrom(campaignId)).toEqual({ toCreators: [], toCard: [] });
  });

  await test.step('the issuer of the card warns: an admin finds a case about it', async () => {
    await warnOfFraud(campaignId);
    await openCase(api, ada, { kind: 'dispute', campaignId });
    await admin.goto('/admin');
    const waiting = admin.getByRole('list', { name: 'What waits, the most urgent first' });
    const disputes = waiting.getByRole('link', { name: /^Disputes/ });
    await expect(disputes).toContainText(/Disputes 1.*SGD.1,000\.00/);
    await disputes.click();
    const warning = work(admin, loot);
    await expect(warning).toContainText('SGD 1,000.00');
    await openCaseOf(warning);
    const told = `The card’s issuer warns that the payment for “${loot}” may be fraud (made with stolen card).`;
    await expect(admin.getByText(told)).toBeVisible();
    await expect(admin.getByRole('heading', { level: 1, name: 'Dispute: SGD 1,000.00 disputed' })).toBeVisible();
  });

  await test.step('the loot is closed, and all of it goes back to the card', async () => {
    await product.passHours(1, owner, creator, admin);
    const refund = () => api.call(getRefund, { params: { id: campaignId } }, thief);
    await expect.poll(async () => (await refund()).status).toBe('refunded');
    const wentBack = [{ amount: 105_000, status: 'succeeded', reason: 'fraudulent' }];
    expect(await sentFrom(campaignId)).toEqual({ toCreators: [], toCard: wentBack });
    await owner.reload();
    const card = owner.getByRole('region', { name: 'Refund' });
    await expect(card).toContainText('SGD 1,050.00');
    await expect(fact(card, 'Of the budget')).toHaveText('SGD 1,000.00');
    await expect(fact(card, 'Of the platform fee')).toHaveText('SGD 50.00');
    for (const page of [owner, creator])
      await notification(page, `The payment for “${loot}” was taken back, or its bank has warned of it.`);
  });

  await test.step('the day of the payment passes, and it is not made', async () => {
    await product.passHours(48, owner, creator, admin);
    expect((await sentFrom(campaignId)).toCreators).toEqual([]);
    await Promise.all([owner.reload(), creator.reload()]);
    await expect(fact(owner, 'Paid Out')).toContainText('SGD 0.00');
    await expect(fact(owner, 'Refunded')).toContainText('SGD 1,000.00');
    await expect(fact(owner, 'Remaining Budget')).toContainText('SGD 0.00');
    await expect(tile(creator, 'Total Earnings')).toContainText('SGD 0.00');
    for (const page of [owner, creator])
      await expect(payoutOf(page)).toContainText('The bank of the card that paid for this loot has warned of fraud');
  });

  await test.step('the books of the loot say what it cost, and the ledger where every cent went', async () => {
    await admin.goto(`/loot-management/${campaignId}?tab=figures`);
    await expect(fact(admin, 'Platform fee \\(5%\\).*')).toHaveText('SGD 0.00');
    await expect(fact(admin, 'Kept by the payment provider')).toHaveText('-SGD 36.20');
    await expect(fact(admin, 'Given back out of our own money')).toHaveCount(0);
    await expect(fact(admin, 'Margin, booked')).toHaveText('-SGD 36.20');
    await expect(fact(admin, 'Connect fees, estimated.*')).toHaveText('SGD 0.00');
    await expect(fact(admin, 'Margin, estimated')).toHaveText('-SGD 36.20');
    expect(await ledgerOf(campaignId)).toEqual({
      ...{ funded: -100_000, refunded: 100_000 },
      ...{ stripe_fees: 3_620, clearing: -3_620 },
    });
    expect(await reconcileBooks()).toMatch(/^1 payments for campaigns, \d+ groups of entries, 0 differences, 0 not/);
    await admin.goto('/admin/books');
    await expect(admin.getByRole('main').getByLabel('The books agree').first()).toBeVisible();
    await expect(admin.getByRole('main').getByText(/^\d+ (differences?|not compared|not handled)$/)).toHaveCount(0);
  });
});

async function describeLoot(owner: Page, title: string): Promise<void> {
  await owner.getByLabel('Title').fill(title);
  await owner.getByLabel('Description').fill('Show it from all sides.');
  await owner.getByRole('group', { name: 'Platforms' }).getByRole('checkbox', { name: 'TikTok' }).check();
  const questions = owner.getByRole('group', { name: 'Applicant questions' });
  await questions.getByRole('checkbox', { name: 'Cover Letter' }).check();
  await owner.getByLabel('Budget (SGD)').fill('1000');
}
