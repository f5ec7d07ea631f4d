import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { addBudget } from '@doubloon/contract/payments/budget/operations.ts';
import { expect, test } from './support/fixtures.ts';
import { approvedCreator, paidLoot } from './support/given.ts';
import { expectAccessible, expectReadable } from './support/looks.ts';
import { newcomer } from './support/people.ts';
import { fact, openTab, pressLootAction, row, tile } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';

test('An owner adds budget to a running loot, and approves a creator into the new slot', async ({
  api,
  story,
  openAs,
}) => {
  const { owner, title, campaignId } = await paidLoot({ api, story }, { creator_slots: 1 });
  await approvedCreator({ api, story }, owner, campaignId);
  const page = await openAs(owner);
  await page.goto(`/loot-management/${campaignId}`);

  await test.step('says what it brings and costs, and leads to the payment', async () => {
    await pressLootAction(page, 'Add Budget');
    const dialog = page.getByRole('dialog', { name: 'Add Budget' });
    await expect(dialog.getByText('A slot costs SGD 200.00, as before')).toBeVisible();
    await dialog.getByLabel('Slots to Add').fill('2');
    await expect(fact(dialog, 'Creator slots')).toHaveText('2 more, 3 in all');
    await expect(fact(dialog, 'Total payable')).toHaveText('SGD 420.00');
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
    await page.getByRole('button', { name: 'Pay S$420.00' }).click();
  });

  await test.step('has more budget and slots once it is paid', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Budget Added' })).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(fact(page, 'Budget now')).toHaveText('SGD 600.00');
    await expect(fact(page, 'Creator slots now')).toHaveText('3');
    await expectAccessible(page, 'light');
    await expectReadable(page, 'dark');
    await page.getByRole('link', { name: 'Open the Loot' }).click();
    await openTab(page, 'Figures');
    await expect(tile(page, 'Budget')).toContainText('SGD 600.00');
    await expect(tile(page, 'Platform fee (5%)')).toContainText('SGD 30.00');
  });

  await test.step('takes another creator', async () => {
    const creator = await api.signUp(newcomer('content_creator'));
    await story.apply(creator, campaignId, 'Rain is my favourite light.');
    await openTab(page, 'Applications');
    await row(page, creator.name).getByRole('button', { name: 'Review' }).click();
    await page.getByRole('dialog', { name: creator.name }).getByRole('button', { name: 'Approve' }).click();
    await expectToast(page, 'Application approved successfully!');
  });
});

test('Budget that is paid for after the loot has closed goes back, and is called no success', async ({
  api,
  story,
  openAs,
}) => {
  const { owner, campaignId } = await paidLoot({ api, story }, { payout_model: 'per_view', expected_reach: 20_000 });
  const params = { id: campaignId };
  const { url } = await api.call(addBudget, { params, body: { amount: 5000 } }, owner);
  await api.call(closeCampaign, { params }, owner);
  const page = await openAs(owner);
  await page.goto(url);
  await page.getByRole('button', { name: 'Pay S$52.50' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing was added' })).toBeVisible();
  await expect(fact(page, 'Goes back')).toHaveText('SGD 52.50');
  await page.getByRole('link', { name: 'Open the Loot' }).click();

  const refund = page.getByRole('region', { name: 'Refund' });
  await expect(refund.getByText('SGD 262.50 in all.')).toBeVisible();
  await expect(refund.getByRole('heading', { level: 3 })).toContainText(['SGD 210.00 paid on', 'SGD 52.50 paid on']);
  await expect(refund.getByText('It came after the loot had closed, so all of it goes back.')).toBeVisible();
  await expectAccessible(page, 'light');
  await expectReadable(page, 'dark');
});
