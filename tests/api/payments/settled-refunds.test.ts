import { listAuditLog } from '@doubloon/contract/admin/operations.ts';
import { getWaitingWork, settleRefund } from '@doubloon/contract/admin/work-operations.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import { listInvoicesOfOwner } from '@doubloon/contract/payments/invoices/invoice-operations.ts';
import { requestRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { describe, expect, it } from 'vitest';
import { refundNotifications } from '../../../functions/src/payments/projections.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { useFailedRefunds } from '../../support/given/failed-refunds.ts';
import { disputePayment, settleDispute } from '../../support/money/disputes.ts';
import {
  approve,
  endingSoon,
  expectBalancedBooks,
  fundsOf,
  openCheckout,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import {
  deliver,
  eventAbout,
  payOnHostedPage,
  settleBalances,
  shareTime,
} from '../../support/money/payment-provider.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

const loots = useFailedRefunds();
const { stage, byId, run, refund, balances, decide, closeAndGrant } = loots;
const { reference, findCase, settlement, settle, entries, sendLastBack, failOnce } = loots;

describe('a refund that the provider cannot make', () => {
  it('is put before the admins, once for each attempt, with what is owed', async () => {
    await failOnce();
    expect(await findCase()).toMatchObject({ amount: 105_000, opened_by: stage.owner.uid });
    expect((await findCase()).summary).toContain('The bank did not accept the refund');
    expect((await succeed(getWaitingWork, {}, stage.admin)).settlements).toBeGreaterThan(0);
    await succeed(requestRefund, byId(), stage.owner);
    expect((await findCase('refused')).decision).toMatchObject({
      admin_id: null,
      reason: 'The refund was asked for again',
    });
    await decide('granted');
    await run();
    await sendLastBack();
    expect(await findCase()).toMatchObject({ amount: 105_000 });
  });

  it('is settled with a reference: books, credit note, log, and the owner who reads it', async () => {
    await failOnce();
    const settled = await settle();
    expect(settled).toMatchObject({
      status: 'granted',
      decision: { admin_id: stage.admin.uid, reason: reference },
    });
    expect(await refund()).toMatchObject({
      status: 'settled',
      amount: 105_000,
      fee_part: 5000,
      failure: null,
      sent_at: null,
      can_ask_again: false,
      settlement: { reference, settled_at: settled.decision?.decided_at },
    });
    expect(await balances()).toMatchObject({ available: 0, refunded: 100_000 });
    expect(await fundsOf(stage.campaign.id)).toMatchObject({ feeCents: 0 });
    expect(await entries()).toContainEqual({ account: 'off_provider', amountCents: 105_000 });
    const query = { campaignId: stage.campaign.id };
    const invoices = await succeed(listInvoicesOfOwner, { params: { id: stage.owner.uid }, query }, stage.owner);
    expect(invoices.map(({ kind, amount }) => [kind, amount])).toContainEqual(['credit_note', 5000]);
    const [entry] = await succeed(listAuditLog, { query: { subject: settled.id } }, stage.admin);
    expect(entry).toMatchObject({
      action: 'refund_settled',
      before: { status: 'open' },
      after: { status: 'granted', amountCents: 105_000, campaignId: stage.campaign.id },
      reason: reference,
    });
    expect(refundNotifications(await fundsOf(stage.campaign.id)).at(-1)).toMatchObject({
      uid: stage.owner.uid,
      kind: 'refund_settled',
      reference,
    });
    await run();
    expect(await refund()).toMatchObject({ status: 'settled' });
    expect(await refuse(requestRefund, byId(), stage.owner)).toMatchObject({ status: 409 });
  });

  it('is settled once, whoever does it twice, and under one reference', async () => {
    await failOnce();
    const input = await settlement();
    const twice = Array.from({ length: 3 }, () => succeed(settleRefund, input, stage.admin));
    expect((await Promise.allSettled(twice)).map(({ status }) => status)).toContain('fulfilled');
    expect(await succeed(settleRefund, input, stage.admin)).toMatchObject({ status: 'granted' });
    for (const body of [
      { ...input.body, reference: 'DBS 2' },
      { ...input.body, amount: 100 },
    ])
      expect(await refuse(settleRefund, { ...input, body }, stage.admin)).toMatchObject({ status: 409 });
    expect((await fundsOf(stage.campaign.id)).settlements).toHaveLength(1);
    expect(await entries()).toContainEqual({ account: 'off_provider', amountCents: 105_000 });
  });

  it('is settled for what the attempt was for, not for another number', async () => {
    await failOnce();
    for (const amount of [104_999, 105_001, 0]) {
      expect(await refuse(settleRefund, await settlement(amount), stage.admin)).toMatchObject({
        status: 409,
        message: expect.stringContaining('Another amount is owed') as string,
      });
    }
    expect(await balances()).toMatchObject({ available: 100_000 });
  });

  it('is what a lost dispute leaves', async () => {
    const dispute = await disputePayment(stage.campaign.id, 42_000);
    await dispute.tellOpened();
    await settleDispute(dispute, 'lost');
    await closeAndGrant();
    await run();
    expect(await refund()).toMatchObject({ status: 'failed', amount: 60_900 });
    await settle(60_900);
    expect(await refund()).toMatchObject({ status: 'settled', amount: 60_900, budget_part: 58_000, fee_part: 2900 });
    expect(await balances()).toMatchObject({ available: 0, refunded: 100_000 });
    expect(await entries()).toContainEqual({ account: 'off_provider', amountCents: 60_900 });
  });

  it('leaves what comes free later to a request of its own', async () => {
    const { owner, creator } = stage;
    expect(await approve(await submitDeliverable(stage.campaign, creator), owner)).toMatchObject({ ok: true });
    await failOnce();
    await settle(65_625);
    const [transfer] = await transfersOf(stage.campaign.id);
    await settleBalances();
    await deps().stripe.transfers.createReversal(transfer?.id ?? '', { amount: 10_000 });
    await deliver(await eventAbout('transfer.reversed', transfer?.id ?? ''));
    await run();
    expect(await refund()).toMatchObject({ status: 'requested', budget_part: 10_000, fee_part: 500, settlement: null });
    expect((await fundsOf(stage.campaign.id)).settlements).toHaveLength(1);
  });

  it('is one of PayNow whose time is over', async () => {
    const sessionId = await openCheckout(stage.owner, { budget: 100_000, ...endingSoon() });
    await payOnHostedPage(sessionId, 'paynow');
    stage.campaign = await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, stage.owner);
    shareTime(() => deps().clock.now().getTime());
    await closeAndGrant();
    passMinutes(91 * 24 * 60);
    await run();
    expect(await refund()).toMatchObject({ status: 'failed' });
    expect((await findCase()).summary).toContain('can no longer be refunded');
    await settle();
    expect(await refund()).toMatchObject({ status: 'settled', amount: 105_000 });
    await expectBalancedBooks(stage.campaign.id);
  });
});
