import { decideCase, listAuditLog, listCases } from '@doubloon/contract/admin/operations.ts';
import { getBankEvidence, sendBankEvidence } from '@doubloon/contract/admin/work-operations.ts';
import type { EvidencePart } from '@doubloon/contract/cases/bank-evidence.ts';
import { describe, expect, it, vi } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { disputePaymentKnowingly } from '../../support/money/disputes.ts';
import { approve, expectBalancedBooks, submitDeliverable } from '../../support/money/paid-campaigns.ts';
import {
  clearFaults,
  closeDispute,
  deliver,
  escalateDispute,
  eventAbout,
  failNext,
  offerAppeal,
} from '../../support/money/payment-provider.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { caseOfDispute, disputed, evidenceBody } from '../../support/money/bank-evidence.ts';

const { stage } = useClosedLoots();

const disputedHere = (kind?: 'inquiry' | 'prevented') => disputed(stage.campaign.id, stage.admin, kind);

const A_DAY = 24 * 60;
const { statement } = evidenceBody;
const atBank = (id: string) => deps().stripe.disputes.retrieve(id);
async function feesBooked(): Promise<number> {
  const entries = (await expectBalancedBooks(stage.campaign.id)).flatMap((group) => group.entries);
  const kept = entries.filter(
    ({ account, amountCents }) => account === 'stripe_fees' && Math.abs(amountCents) === 1500,
  );
  return kept.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
const asked = async (caseId: string) =>
  (await succeed(listAuditLog, { query: { subject: caseId, limit: 20 } }, stage.admin)).filter(
    ({ action }) => action === 'dispute_evidence_asked',
  );

describe('evidence', () => {
  it('goes to the bank as it was shown, once, and is on record', async () => {
    await approve(await submitDeliverable(stage.campaign, stage.creator), stage.owner);
    const { id, params } = await disputedHere();
    const { parts } = await succeed(getBankEvidence, { params }, stage.admin);
    const sent = await succeed(sendBankEvidence, { params, body: evidenceBody }, stage.admin);
    expect(sent).toMatchObject({ status: 'under_review', answer_by: null, can_send: false });
    expect(sent.sent).toMatchObject({
      ...{ admin_id: stage.admin.uid, statement, parts: parts.map(({ part }) => part) },
      ...{
        left_out: ['refunds', 'messages'].map((part) => ({ part, reason: 'nothing' })),
        sent_at: expect.any(Date) as Date,
      },
    });
    const { evidence, evidence_details: details } = await atBank(id);
    expect(details.submission_count).toBe(1);
    const textOf = (wanted: EvidencePart) => parts.find(({ part }) => part === wanted)?.text ?? '';
    expect(evidence).toMatchObject({
      product_description: textOf('service'),
      customer_name: stage.owner.name,
      customer_email_address: stage.owner.email,
      access_activity_log: textOf('activity'),
      refund_policy_disclosure: textOf('refund_policy'),
      uncategorized_text: [statement, textOf('treasures'), textOf('payouts')].join('\n\n'),
    });
    expect(await succeed(sendBankEvidence, { params, body: evidenceBody }, stage.admin)).toEqual(sent);
    const other = { params, body: { ...evidenceBody, statement: 'Something else' } };
    expect(await refuse(sendBankEvidence, other, stage.admin)).toMatchObject({ status: 409 });
    expect(await asked(params.id)).toMatchObject([{ reason: statement, admin_id: stage.admin.uid }]);
    await deliver(await eventAbout('charge.dispute.updated', id));
    const cases = await succeed(listCases, { query: { status: 'open', kind: 'dispute', limit: 50 } }, stage.admin);
    expect(cases.find((one) => one.id === params.id)).toMatchObject({ answer_by: null });
  });

  it('leaves out what was not chosen', async () => {
    const { id, params } = await disputedHere();
    await succeed(sendBankEvidence, { params, body: { statement, parts: ['service' as const] } }, stage.admin);
    const { evidence } = await atBank(id);
    expect(Object.entries(evidence).filter(([, text]) => typeof text === 'string')).toEqual([
      ['product_description', expect.any(String)],
      ['uncategorized_text', statement],
    ]);
  });

  it.each([
    ['won', 1500],
    ['lost', 3000],
  ] as const)(
    'costs the fee for countering, which is booked and comes back only when it is won: %s',
    async (end, fees) => {
      const { id, params } = await disputedHere();
      await succeed(sendBankEvidence, { params, body: evidenceBody }, stage.admin);
      await deliver(await eventAbout('charge.dispute.updated', id));
      expect(await feesBooked()).toBe(3000);
      await closeDispute(id, end);
      await deliver(await eventAbout('charge.dispute.closed', id));
      expect(await feesBooked()).toBe(fees);
    },
  );

  it('against an inquiry costs nothing, and is wanted again when that becomes a dispute', async () => {
    const { id, params } = await disputedHere('inquiry');
    expect(await succeed(sendBankEvidence, { params, body: evidenceBody }, stage.admin)).toMatchObject({
      status: 'warning_under_review',
    });
    await escalateDispute(id);
    await deliver(await eventAbout('charge.dispute.updated', id));
    expect(await feesBooked()).toBe(1500);
    expect(await succeed(getBankEvidence, { params }, stage.admin)).toMatchObject({ can_send: true, costs_fee: true });
    expect(await succeed(sendBankEvidence, { params, body: evidenceBody }, stage.admin)).toMatchObject({
      status: 'under_review',
    });
    expect(await asked(params.id)).toHaveLength(2);
  });

  it('is refused after its day, once it was decided, or accepted here', async () => {
    const late = await disputedHere();
    passMinutes(10 * A_DAY);
    expect(await refuse(sendBankEvidence, { params: late.params, body: evidenceBody }, stage.admin)).toMatchObject({
      status: 409,
      message: expect.stringContaining('its day is over') as string,
    });
    await closeDispute(late.id, 'lost');
    expect(await refuse(sendBankEvidence, { params: late.params, body: evidenceBody }, stage.admin)).toMatchObject({
      status: 409,
    });
    await offerAppeal(late.id);
    passMinutes(-10 * A_DAY);
    expect(await refuse(sendBankEvidence, { params: late.params, body: evidenceBody }, stage.admin)).toMatchObject({
      message: expect.stringContaining('appeal') as string,
    });
    expect(await asked(late.params.id)).toEqual([]);
  });

  it('is not sent for a dispute that an admin has accepted', async () => {
    const { id, params } = await disputedHere();
    await succeed(decideCase, { params, body: { decision: 'granted', reason: 'It was stolen' } }, stage.admin);
    expect(await refuse(sendBankEvidence, { params, body: evidenceBody }, stage.admin)).toMatchObject({ status: 409 });
    expect((await atBank(id)).status).toBe('needs_response');
  });

  it('that the provider refuses is not noted as sent, and can be sent again', async () => {
    const { id, params } = await disputedHere();
    await failNext('disputes.update', 'balance_insufficient');
    expect(await refuse(sendBankEvidence, { params, body: evidenceBody }, stage.admin)).toMatchObject({
      status: 409,
      message: expect.stringContaining('does not accept this evidence') as string,
    });
    expect(await succeed(getBankEvidence, { params }, stage.admin)).toMatchObject({ can_send: true, sent: null });
    await succeed(sendBankEvidence, { params, body: evidenceBody }, stage.admin);
    expect((await atBank(id)).evidence_details.submission_count).toBe(1);
  });

  it.each(['api_error_after_effect', 'api_error', 'unavailable', 'rate_limit'] as const)(
    'whose answer is lost (%s) is found or sent when it is sent again, once',
    async (kind) => {
      const { id, params } = await disputedHere();
      await failNext('disputes.update', kind, { times: 5 });
      expect(await refuse(sendBankEvidence, { params, body: evidenceBody }, stage.admin)).toMatchObject({
        status: 502,
      });
      await clearFaults();
      const shown = await succeed(getBankEvidence, { params }, stage.admin);
      expect(shown.sent).toMatchObject({ statement });
      expect(shown.sent?.sent_at === null).toBe(shown.can_send);
      const sent = await succeed(sendBankEvidence, { params, body: evidenceBody }, stage.admin);
      expect(sent).toMatchObject({ status: 'under_review', sent: { statement, sent_at: expect.any(Date) as Date } });
      expect((await atBank(id)).evidence_details.submission_count).toBe(1);
    },
  );

  it('of an admin who looked before another one sent theirs is refused, and the record of the first stays', async () => {
    const { params } = await disputedHere();
    const send = (words: string) => ({ params, body: { ...evidenceBody, statement: words } });
    const { disputes } = deps().stripe;
    const retrieve = disputes.retrieve.bind(disputes);
    vi.spyOn(disputes, 'retrieve').mockImplementationOnce(async (id) => {
      const before = await retrieve(id);
      await succeed(sendBankEvidence, send('First'), stage.admin);
      return before;
    });
    expect(await refuse(sendBankEvidence, send('Late'), stage.admin)).toMatchObject({ status: 409 });
    const { sent } = await succeed(getBankEvidence, { params }, stage.admin);
    expect(sent).toMatchObject({ statement: 'First', sent_at: expect.any(Date) as Date });
  });

  it('of two admins at once is taken of one', async () => {
    const dispute = await disputePaymentKnowingly(stage.campaign.id);
    const params = await caseOfDispute(dispute.id, stage.admin);
    const both = await Promise.allSettled(
      ['One', 'Other'].map((words) =>
        succeed(sendBankEvidence, { params, body: { ...evidenceBody, statement: words } }, stage.admin),
      ),
    );
    const made = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.sent?.statement] : []));
    const { evidence, evidence_details: details } = await atBank(dispute.id);
    expect(details.submission_count).toBe(1);
    expect(new Set(made).size).toBe(1);
    expect(evidence.uncategorized_text).toContain(made[0]);
    const { sent } = await succeed(getBankEvidence, { params }, stage.admin);
    expect(sent).toMatchObject({ statement: made[0], sent_at: expect.any(Date) as Date });
  });
});
