import { decideCase, listCases, listLedgerResults } from '@doubloon/contract/admin/operations.ts';
import { settleRefund } from '@doubloon/contract/admin/work-operations.ts';
import { requestRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { describe, expect, it } from 'vitest';
import { deps, logLines, refuse, succeed } from '../../support/api.ts';
import { useFailedRefunds } from '../../support/given/failed-refunds.ts';
import { disputePaymentKnowingly } from '../../support/money/disputes.ts';
import { fundsOf } from '../../support/money/paid-campaigns.ts';
import { clearFaults, deliver, eventAbout, failNext } from '../../support/money/payment-provider.ts';

const loots = useFailedRefunds();
const { stage, byId, run, refund, balances, decide } = loots;
const { findCase, settlement, settle, entries, failOnce } = loots;

/** Makes the refund that had failed at the provider after all, as nobody expects. */
async function makeLate(): Promise<void> {
  const { chargeId, refundRequest } = await fundsOf(stage.campaign.id);
  const metadata = { refund_request: refundRequest?.id ?? '', attempt: String(refundRequest?.attempt) };
  const { id } = await deps().stripe.refunds.create({ charge: chargeId, amount: 105_000, metadata });
  expect(await deliver(await eventAbout('refund.updated', id))).toMatchObject({ status: 200 });
}
const alarms = (message: string) =>
  logLines.filter((line) => line['campaignId'] === stage.campaign.id && line['message'] === message).length;

describe('settling a failed refund', () => {
  it('waits while a request is open, an attempt under way, or a dispute', async () => {
    await failOnce();
    const input = await settlement();
    await disputePaymentKnowingly(stage.campaign.id);
    expect(await refuse(settleRefund, input, stage.admin)).toMatchObject({ status: 409 });
    await succeed(decideCase, { params: input.params, body: { decision: 'refused', reason: 'Disputed' } }, stage.admin);
    expect(await refuse(settleRefund, input, stage.admin)).toMatchObject({ status: 409 });
    expect(await refund()).toMatchObject({ status: 'failed' });
  });

  it('is too late once the owner has asked again', async () => {
    await failOnce();
    const input = await settlement();
    await succeed(requestRefund, byId(), stage.owner);
    expect(await refuse(settleRefund, input, stage.admin)).toMatchObject({ status: 409 });
    await decide('granted');
    await failNext('refunds.create', 'api_error');
    await run();
    expect(await refund()).toMatchObject({ status: 'refunding' });
    expect(await refuse(settleRefund, input, stage.admin)).toMatchObject({ status: 409 });
  });

  it('waits while the provider shows a refund that is not in the books, or does not answer', async () => {
    await failOnce();
    const { chargeId } = await fundsOf(stage.campaign.id);
    await failNext('refunds.list', 'unavailable', { times: null });
    expect(await refuse(settleRefund, await settlement(), stage.admin)).toMatchObject({ status: 502 });
    await clearFaults();
    await deps().stripe.refunds.create({ charge: chargeId, amount: 10_000 });
    const refusal = { status: 409, message: expect.stringContaining('differ from the payment provider') as string };
    expect(await refuse(settleRefund, await settlement(), stage.admin)).toMatchObject(refusal);
    expect(await balances()).toMatchObject({ available: 100_000 });
    await deliver(await eventAbout('charge.refunded', chargeId));
    expect(await refuse(settleRefund, await settlement(), stage.admin)).toMatchObject({
      status: 409,
      message: expect.stringContaining('Less than this is left') as string,
    });
  });

  it('is not granted without a reference, nor flagged', async () => {
    await failOnce();
    const params = { id: (await findCase()).id };
    for (const decision of ['granted', 'flagged'] as const)
      expect(await refuse(decideCase, { params, body: { decision, reason: 'Fine' } }, stage.admin)).toMatchObject({
        status: 409,
      });
  });

  it('is for admins, and for cases of this kind', async () => {
    await failOnce();
    const input = await settlement();
    for (const person of [stage.owner, stage.creator])
      expect(await refuse(settleRefund, input, person)).toMatchObject({ status: 403 });
    const [other] = await succeed(listCases, { query: { status: 'granted', kind: 'refund' } }, stage.admin);
    const wrong = { ...input, params: { id: other?.id ?? '' } };
    expect(await refuse(settleRefund, wrong, stage.admin)).toMatchObject({ status: 409 });
    expect(await refuse(settleRefund, { ...input, params: { id: 'case_none' } }, stage.admin)).toMatchObject({
      status: 404,
    });
  });
});

describe('money that the provider gives back after it was settled', () => {
  it('raises the alarm when the provider makes the refund after all, and the books say that they differ', async () => {
    await failOnce();
    await settle();
    await makeLate();
    expect(alarms('a refund that is not in the books')).toBe(1);
    await succeed(runScheduledJob, { params: { name: 'reconcile' } });
    const [result] = await succeed(listLedgerResults, { query: { limit: 1 } }, stage.admin);
    expect(result?.differences).toContainEqual(
      expect.objectContaining({
        campaign_id: stage.campaign.id,
        what: 'refunds at the provider',
        stored_cents: 0,
        recounted_cents: 105_000,
      }),
    );
  });

  it('raises the alarm when somebody refunds by hand what was settled, which is the platform’s loss', async () => {
    await failOnce();
    await settle();
    const { chargeId } = await fundsOf(stage.campaign.id);
    await deps().stripe.refunds.create({ charge: chargeId, amount: 5_000 });
    await deliver(await eventAbout('charge.refunded', chargeId));
    expect(alarms('a refund of what was settled')).toBe(1);
    expect(await entries()).toContainEqual({ account: 'loss', amountCents: 5_000 });
  });
});
