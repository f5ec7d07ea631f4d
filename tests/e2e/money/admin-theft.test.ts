import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { disconnectAccount } from '@doubloon/contract/payments/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { newAdmin, openCase } from '../support/admin.ts';
import { disputePayment, loseDispute, settleBalances, warnOfFraud } from '../support/bank-steps.ts';
import { expect, test } from '../support/fixtures.ts';
import { approvedCreator, lootDraft, paidLoot, submittedDeliverable } from '../support/given.ts';
import { addFloat } from '../support/money-steps.ts';
import { newcomer, type Person } from '../support/people.ts';
import { fact, openCaseOf, row, work } from '../support/screens/screen.ts';
import { expectToast } from '../support/toasts.ts';

// The ledger of each of these attempts is looked at in `tests/api/stories`; here an admin sees that it was noticed.

const STOLEN_CARD = '4000 0582 0000 0007';

test('Held payments tell an admin of one card for two owners, of an owner who pays for much, and of a payout account that was replaced', async ({
  api,
  story,
  openAs,
}) => {
  const admin = await openAs(await newAdmin(api));
  const buy = async (owner: Person, card?: string) => {
    const draft = lootDraft();
    return { owner, title: draft.title, campaignId: await story.postLoot(owner, draft, card) };
  };
  /** The owner approves what an accomplice submits; the payment is held. */
  const tryToCashOut = async ({ owner, campaignId }: Awaited<ReturnType<typeof buy>>, replaceAccount = false) => {
    const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
    await story.connectPayouts(creator);
    const treasure = await submittedDeliverable({ api, story }, { creator, applicationId, campaignId, views: 1200 });
    if (replaceAccount) {
      await api.call(disconnectAccount, {}, creator);
      await story.connectPayouts(creator);
    }
    await expect(story.review(owner, treasure, 'approved', 'Good.')).rejects.toThrow('payment_held');
  };
  const expectHeld = async (title: string, flag: string, reason: string) => {
    await admin.goto('/admin/holds');
    const held = work(admin, title);
    await expect(held).toContainText('SGD 150.00');
    await expect(held).toContainText(flag);
    await openCaseOf(held);
    await expect(admin.getByRole('region', { name: 'Evidence' })).toContainText(reason);
  };

  await test.step('a stolen card that pays for loots of two owners', async () => {
    await buy(await api.signUp(newcomer('business_owner')), STOLEN_CARD);
    const second = await buy(await api.signUp(newcomer('business_owner')), STOLEN_CARD);
    await tryToCashOut(second);
    await expectHeld(second.title, 'Fast card', 'made 2 payments of 2 owners within a day');
  });

  await test.step('six loots of one owner within a day', async () => {
    const owner = await api.signUp(newcomer('business_owner'));
    for (let bought = 0; bought < 5; bought += 1) await buy(owner);
    const sixth = await buy(owner);
    await tryToCashOut(sixth);
    await expectHeld(sixth.title, 'Fast owner', 'The owner made 6 payments');
  });

  await test.step('another payout account in the place of the creator’s', async () => {
    const loot = await buy(await api.signUp(newcomer('business_owner')));
    await tryToCashOut(loot, true);
    await expectHeld(loot.title, 'Replaced payment account', 'took the place of another one');
  });
});

test('A stolen card that was paid out is taken back from its creator, or is a loss that the books of the loot show', async ({
  api,
  story,
  openAs,
}) => {
  await addFloat(100_000);
  const ada = await newAdmin(api);
  const admin = await openAs(ada);
  const cashOut = async () => {
    const { owner, title, campaignId } = await paidLoot({ api, story });
    const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
    await story.connectPayouts(creator);
    const treasure = await submittedDeliverable({ api, story }, { creator, applicationId, campaignId, views: 1200 });
    await story.review(owner, treasure, 'approved', 'Good.');
    return { owner, creator, title, campaignId };
  };
  const [warned, disputed] = [await cashOut(), await cashOut()];
  await settleBalances();

  await test.step('the issuer warns: an admin takes back what was paid', async () => {
    await warnOfFraud(warned.campaignId);
    await openCase(api, ada, { kind: 'dispute', campaignId: warned.campaignId });
    await admin.goto('/admin/disputes');
    await expect(work(admin, warned.title)).toContainText('SGD 50.00');
    await work(admin, warned.title).getByRole('link', { name: 'Its payments' }).click();
    await row(admin, warned.creator.name).getByRole('button', { name: 'Take back' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Take SGD 150.00 back?' });
    await dialog.getByLabel('Reason').fill('Paid with a stolen card');
    await dialog.getByRole('button', { name: 'Take back SGD 150.00' }).click();
    await expectToast(admin, `SGD 150.00 was taken back from ${warned.creator.name}. Recorded in the log.`);
    await expect(row(admin, warned.creator.name)).toContainText('Taken back');
  });

  await test.step('the cardholder disputes, and the bank decides for them: the loss is in the books', async () => {
    await disputePayment(disputed.campaignId);
    await openCase(api, ada, { kind: 'dispute', campaignId: disputed.campaignId });
    await admin.goto('/admin/disputes');
    await expect(work(admin, disputed.title)).toContainText('SGD 210.00');
    await loseDispute(disputed.campaignId);
    await admin.goto(`/loot-management/${disputed.campaignId}?tab=figures`);
    await expect(fact(admin, 'Given back out of our own money')).toHaveText(/^-SGD.150\.00$/);
  });
});

test('The fourth refund of an owner within a month tells an admin of the three before it', async ({
  api,
  story,
  openAs,
}) => {
  await addFloat(100_000);
  const admin = await newAdmin(api);
  const owner = await api.signUp(newcomer('business_owner'));
  const buyAndClose = async () => {
    const draft = lootDraft();
    const id = await story.postLoot(owner, draft);
    await api.call(closeCampaign, { params: { id } }, owner);
    await api.call(runScheduledJob, { params: { name: 'settle-refunds' } });
    return { id, title: draft.title };
  };
  for (let bought = 0; bought < 3; bought += 1) {
    const { id } = await buyAndClose();
    const asked = await openCase(api, admin, { kind: 'refund', campaignId: id });
    const body = { decision: 'granted', reason: 'Nobody applied' } as const;
    await api.call(decideCase, { params: { id: asked.id }, body }, admin);
    await api.call(runScheduledJob, { params: { name: 'settle-refunds' } });
  }
  const fourth = await buyAndClose();
  const page = await openAs(admin);
  await page.goto('/admin/refunds');
  await expect(work(page, fourth.title)).toContainText('3 payments (SGD 600)');
});

test('A loot that is closed while a payment is held, and whose refund is disputed, gives back no cent twice', async ({
  api,
  story,
  openAs,
}) => {
  await addFloat(100_000);
  const ada = await newAdmin(api);
  const admin = await openAs(ada);
  const buy = async () => {
    const [owner, draft] = [await api.signUp(newcomer('business_owner')), lootDraft()];
    return { owner, title: draft.title, campaignId: await story.postLoot(owner, draft, '4000 0084 0000 1280') };
  };
  await buy();
  const { owner, title, campaignId } = await buy();
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  await story.connectPayouts(creator);
  const treasure = await submittedDeliverable({ api, story }, { creator, applicationId, campaignId, views: 1200 });
  await expect(story.review(owner, treasure, 'approved', 'Good.')).rejects.toThrow('payment_held');
  await settleBalances();

  await test.step('the thief closes the loot: what is held for the accomplice is not given back', async () => {
    await api.call(closeCampaign, { params: { id: campaignId } }, owner);
    expect(await api.call(getRefund, { params: { id: campaignId } }, owner)).toMatchObject({
      status: 'waiting',
    });
    await admin.goto('/admin/holds');
    await expect(work(admin, title)).toContainText('SGD 150.00');
  });

  await test.step('an admin lets the payment go, and grants the refund of the rest', async () => {
    const held = await openCase(api, ada, { kind: 'hold', campaignId });
    const released = { decision: 'granted', reason: 'Two shops of one family' } as const;
    await api.call(decideCase, { params: { id: held.id }, body: released }, ada);
    await api.call(runScheduledJob, { params: { name: 'settle-refunds' } });
    const refund = await api.call(getRefund, { params: { id: campaignId } }, owner);
    expect(refund).toMatchObject({ status: 'requested', waits_for: null, amount: 5250 });
    const asked = await openCase(api, ada, { kind: 'refund', campaignId });
    await admin.goto('/admin/refunds');
    await expect(work(admin, title)).toContainText('SGD 52.50');
    const granted = { decision: 'granted', reason: 'The owner closed it' } as const;
    await api.call(decideCase, { params: { id: asked.id }, body: granted }, ada);
    await api.call(runScheduledJob, { params: { name: 'settle-refunds' } });
    const left = () => api.call(getRefund, { params: { id: campaignId } }, owner);
    await expect.poll(async () => (await left())?.status).toBe('refunded');
    expect(await left()).toMatchObject({ amount: 5250 });
  });

  await test.step('the cardholder disputes: it is about what was not refunded, and that is the whole loss', async () => {
    await disputePayment(campaignId);
    await openCase(api, ada, { kind: 'dispute', campaignId });
    await admin.goto('/admin/disputes');
    await expect(work(admin, title)).toContainText('SGD 157.50');
    await loseDispute(campaignId);
    await admin.goto(`/loot-management/${campaignId}?tab=figures`);
    await expect(fact(admin, 'Given back out of our own money')).toHaveText(/^-SGD.150\.00$/);
  });
});
