import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import type { CaseKind } from '@doubloon/contract/cases/case.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { newAdmin, openCase } from '../support/admin.ts';
import { disputePayment, refundByHand, sendRefundBack, warnOfFraud } from '../support/bank-steps.ts';
import { expect, test } from '../support/fixtures.ts';
import { paidLoot } from '../support/given.ts';
import { addFloat } from '../support/money-steps.ts';
import { fact, openCaseOf, work } from '../support/screens/screen.ts';
import { expectToast } from '../support/toasts.ts';

test('An admin reads of a warning of fraud, answers a bank, and settles a refund that came back', async ({
  api,
  story,
  openAs,
}) => {
  await addFloat(100_000);
  const [stolen, disputed, closed] = [
    await paidLoot({ api, story }),
    await paidLoot({ api, story }),
    await paidLoot({ api, story }),
  ];
  const admin = await newAdmin(api);
  const page = await openAs(admin);
  const opened = (kind: CaseKind, { campaignId }: { readonly campaignId: string }) =>
    openCase(api, admin, { kind, campaignId });

  await test.step('the warning is a case that no bank waits for', async () => {
    await warnOfFraud(stolen.campaignId);
    await opened('dispute', stolen);
    await page.goto('/admin/disputes');
    const warning = work(page, stolen.title);
    await expect(warning).toContainText('The card’s issuer warns that the payment');
    await expect(warning).toContainText('SGD 200.00');
    await warning.getByRole('button', { name: 'Grant' }).click();
    const dialog = page.getByRole('dialog', { name: 'Grant this SGD 200.00 dispute?' });
    await dialog.getByLabel('Reason').fill('A stolen card: it goes back');
    await dialog.getByRole('button', { name: 'Grant' }).click();
    await expectToast(page, 'The dispute is granted. Recorded in the log.');
    await expect(warning).toHaveCount(0);
  });

  await test.step('a bank that disputes a payment is sent evidence, once', async () => {
    await disputePayment(disputed.campaignId);
    await opened('dispute', disputed);
    await page.goto('/admin/disputes');
    const dispute = work(page, disputed.title);
    await expect(dispute).toContainText('The bank waits for evidence until');
    await openCaseOf(dispute);
    const evidence = page.getByRole('region', { name: 'Evidence for the bank' });
    await evidence.getByLabel('What you say to the bank').fill('They ordered it and looked at it.');
    await evidence.getByRole('button', { name: 'Send to the bank' }).click();
    await page.getByRole('dialog', { name: 'Send this evidence?' }).getByRole('button', { name: 'Send' }).click();
    await expectToast(page, 'The evidence is sent to the bank. Recorded in the log.');
    await expect(evidence).toContainText('Looks at the evidence');
    await expect(evidence).toContainText('They ordered it and looked at it.');
    await expect(evidence.getByRole('button', { name: 'Send to the bank' })).toHaveCount(0);
  });

  await test.step('a refund that came back is paid from the bank of the platform, and its owner reads the reference', async () => {
    await api.call(closeCampaign, { params: { id: closed.campaignId } }, closed.owner);
    await api.call(runScheduledJob, { params: { name: 'settle-refunds' } });
    const asked = await opened('refund', closed);
    const granted = { decision: 'granted', reason: 'Nobody applied' } as const;
    await api.call(decideCase, { params: { id: asked.id }, body: granted }, admin);
    await api.call(runScheduledJob, { params: { name: 'settle-refunds' } });
    await sendRefundBack(closed.campaignId);
    await opened('settlement', closed);
    await page.goto('/admin/settlements');
    const failed = work(page, closed.title);
    await failed.getByRole('button', { name: 'Settle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settle this SGD 210.00 failed refund?' });
    await dialog.getByLabel('Reference').fill('DBS 20261120-17');
    await dialog.getByRole('button', { name: 'Settle' }).click();
    await expectToast(page, 'The failed refund is settled. Recorded in the log.');
    await expect(failed).toHaveCount(0);
    const refund = await api.call(getRefund, { params: { id: closed.campaignId } }, closed.owner);
    expect(refund).toMatchObject({ status: 'settled', amount: 21_000 });
  });

  await test.step('the same refund once more, by hand, is a loss in the books of the loot', async () => {
    await refundByHand(closed.campaignId);
    await page.goto(`/loot-management/${closed.campaignId}?tab=figures`);
    await expect(fact(page, 'Given back out of our own money')).toContainText(/^-SGD.210\.00$/);
  });
});
