import { decideCase, listAuditLog, listCases } from '@doubloon/contract/admin/operations.ts';
import { getBankEvidence, sendBankEvidence } from '@doubloon/contract/admin/work-operations.ts';
import { EvidencePart } from '@doubloon/contract/cases/bank-evidence.ts';
import { describe, expect, it, vi } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { disputePaymentKnowingly } from '../../support/money/disputes.ts';
import {
  addedFundsOf,
  addPaidBudget,
  approve,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import {
  clearFaults,
  closeDispute,
  deliver,
  escalateDispute,
  eventAbout,
  failNext,
  offerAppeal,
  openDispute,
  warnOfFraud,
} from '../../support/money/payment-provider.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

const { stage } = useClosedLoots();

const A_DAY = 24 * 60;
const statement = 'The posts were delivered, and the owner accepted them.';

async function caseOf(disputeId: string): Promise<{ readonly id: string }> {
  const cases = await succeed(listCases, { query: { status: 'open', kind: 'dispute', limit: 50 } }, stage.admin);
  const found = cases.find(({ subject_id: subject }) => subject === disputeId);
  if (!found) throw new Error('There is no case');
  return { id: found.id };
}

async function disputed(kind?: 'inquiry' | 'prevented') {
  const id = await openDispute((await fundsOf(stage.campaign.id)).chargeId, undefined, kind);
  await deliver(await eventAbout('charge.dispute.created', id));
  return { id, params: await caseOf(id) };
}
const atBank = (id: string) => deps().stripe.disputes.retrieve(id);
const body = { statement, parts: EvidencePart.options };
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

describe('what a bank can be given', () => {
  it('is what was paid for and delivered, when, by whom it was accepted, and nothing of the creators but their posts', async () => {
    const deliverable = await submitDeliverable(stage.campaign, stage.creator);
    await approve(deliverable, stage.owner);
    const { params } = await disputed();
    const shown = await succeed(getBankEvidence, { params }, stage.admin);
    expect(shown).toMatchObject({
      ...{ status: 'needs_response', reason: 'fraudulent', can_send: true, costs_fee: true, sent: null },
    });
    const texts = Object.fromEntries(shown.parts.map(({ part, text }) => [part, text]));
    expect(Object.keys(texts)).toEqual(EvidencePart.options);
    expect(texts['service']).toContain(stage.campaign.title);
    expect(texts['service']).toContain('SGD 1050.00');
    expect(texts['customer']).toBe(`${stage.owner.name}\n${stage.owner.email}`);
    expect(texts['treasures']).toContain(deliverable.url);
    expect(texts['treasures']).toMatch(/accepted by the payer on .*; [\d,]+ views, as /);
    expect(texts['payouts']).toMatch(/1\. SGD \d+\.\d\d on /);
    expect(texts['activity']).toContain('agreed to the Terms of Service');
    expect(texts['refund_policy']).toContain('/legal?tab=refund');
    const all = JSON.stringify(shown.parts);
    for (const secret of [stage.creator.uid, stage.creator.email, stage.creator.name, stage.owner.uid])
      expect(all).not.toContain(secret);
  });

  it('has no treasures and payouts while there are none', async () => {
    const { params } = await disputed();
    const { parts } = await succeed(getBankEvidence, { params }, stage.admin);
    expect(parts.map(({ part }) => part)).toEqual(['service', 'customer', 'activity', 'refund_policy']);
  });

  it('has of the payouts those that drew on the disputed payment', async () => {
    await addPaidBudget(stage.owner, stage.campaign, { slots: 1 });
    await approve(await submitDeliverable(stage.campaign, stage.creator), stage.owner);
    const more = await submitDeliverable(stage.campaign, await createPaidCreator(), { viewCount: 10_000 });
    await approve(more, stage.owner);
    const [added] = await addedFundsOf(stage.campaign.id);
    const first = await fundsOf(stage.campaign.id);
    for (const funds of [first, added ?? first]) {
      const id = await openDispute(funds.chargeId);
      await deliver(await eventAbout('charge.dispute.created', id));
      const { parts } = await succeed(getBankEvidence, { params: await caseOf(id) }, stage.admin);
      const paid = `SGD ${(funds.balances.paid / 100).toFixed(2)} on `;
      const { text = '' } = parts.find(({ part }) => part === 'payouts') ?? {};
      expect(text.split('\n')).toEqual([expect.any(String), expect.stringContaining(`1. ${paid}`)]);
    }
    expect(added?.balances.paid).not.toBe(first.balances.paid);
  });

  it('is for admins, of disputes only, and while the provider answers', async () => {
    const { params } = await disputed();
    for (const person of [stage.owner, stage.creator]) {
      expect(await refuse(getBankEvidence, { params }, person)).toMatchObject({ status: 403 });
      expect(await refuse(sendBankEvidence, { params, body }, person)).toMatchObject({ status: 403 });
    }
    await failNext('disputes.retrieve', 'unavailable', { times: null });
    expect(await refuse(getBankEvidence, { params }, stage.admin)).toMatchObject({ status: 502 });
    await clearFaults();
    expect(await refuse(getBankEvidence, { params: { id: 'case_none' } }, stage.admin)).toMatchObject({ status: 404 });
  });

  it('is nothing against a mere warning', async () => {
    const warning = await warnOfFraud((await fundsOf(stage.campaign.id)).chargeId);
    await deliver(await eventAbout('radar.early_fraud_warning.created', warning));
    const params = await caseOf(warning);
    expect(await refuse(sendBankEvidence, { params, body }, stage.admin)).toMatchObject({ status: 409 });
  });
});

describe('evidence', () => {
  it('goes to the bank as it was shown, once, and is on record', async () => {
    await approve(await submitDeliverable(stage.campaign, stage.creator), stage.owner);
    const { id, params } = await disputed();
    const { parts } = await succeed(getBankEvidence, { params }, stage.admin);
    const sent = await succeed(sendBankEvidence, { params, body }, stage.admin);
    expect(sent).toMatchObject({ status: 'under_review', answer_by: null, can_send: false });
    expect(sent.sent).toMatchObject({ admin_id: stage.admin.uid, ...body, sent_at: expect.any(Date) as Date });
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
    expect(await succeed(sendBankEvidence, { params, body }, stage.admin)).toEqual(sent);
    const other = { params, body: { ...body, statement: 'Something else' } };
    expect(await refuse(sendBankEvidence, other, stage.admin)).toMatchObject({ status: 409 });
    expect(await asked(params.id)).toMatchObject([{ reason: statement, admin_id: stage.admin.uid }]);
    await deliver(await eventAbout('charge.dispute.updated', id));
    const cases = await succeed(listCases, { query: { status: 'open', kind: 'dispute', limit: 50 } }, stage.admin);
    expect(cases.find((one) => one.id === params.id)).toMatchObject({ answer_by: null });
  });

  it('leaves out what was not chosen', async () => {
    const { id, params } = await disputed();
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
      const { id, params } = await disputed();
      await succeed(sendBankEvidence, { params, body }, stage.admin);
      await deliver(await eventAbout('charge.dispute.updated', id));
      expect(await feesBooked()).toBe(3000);
      await closeDispute(id, end);
      await deliver(await eventAbout('charge.dispute.closed', id));
      expect(await feesBooked()).toBe(fees);
    },
  );

  it('against an inquiry costs nothing, and is wanted again when that becomes a dispute', async () => {
    const { id, params } = await disputed('inquiry');
    expect(await succeed(sendBankEvidence, { params, body }, stage.admin)).toMatchObject({
      status: 'warning_under_review',
    });
    await escalateDispute(id);
    await deliver(await eventAbout('charge.dispute.updated', id));
    expect(await feesBooked()).toBe(1500);
    expect(await succeed(getBankEvidence, { params }, stage.admin)).toMatchObject({ can_send: true, costs_fee: true });
    expect(await succeed(sendBankEvidence, { params, body }, stage.admin)).toMatchObject({ status: 'under_review' });
    expect(await asked(params.id)).toHaveLength(2);
  });

  it('is refused after its day, once it was decided, or accepted here', async () => {
    const late = await disputed();
    passMinutes(10 * A_DAY);
    expect(await refuse(sendBankEvidence, { params: late.params, body }, stage.admin)).toMatchObject({
      status: 409,
      message: expect.stringContaining('its day is over') as string,
    });
    await closeDispute(late.id, 'lost');
    expect(await refuse(sendBankEvidence, { params: late.params, body }, stage.admin)).toMatchObject({ status: 409 });
    await offerAppeal(late.id);
    passMinutes(-10 * A_DAY);
    expect(await refuse(sendBankEvidence, { params: late.params, body }, stage.admin)).toMatchObject({
      message: expect.stringContaining('appeal') as string,
    });
    expect(await asked(late.params.id)).toEqual([]);
  });

  it('is not sent for a dispute that an admin has accepted', async () => {
    const { id, params } = await disputed();
    await succeed(decideCase, { params, body: { decision: 'granted', reason: 'It was stolen' } }, stage.admin);
    expect(await refuse(sendBankEvidence, { params, body }, stage.admin)).toMatchObject({ status: 409 });
    expect((await atBank(id)).status).toBe('needs_response');
  });

  it('that the provider refuses is not noted as sent, and can be sent again', async () => {
    const { id, params } = await disputed();
    await failNext('disputes.update', 'balance_insufficient');
    expect(await refuse(sendBankEvidence, { params, body }, stage.admin)).toMatchObject({
      status: 409,
      message: expect.stringContaining('does not accept this evidence') as string,
    });
    expect(await succeed(getBankEvidence, { params }, stage.admin)).toMatchObject({ can_send: true, sent: null });
    await succeed(sendBankEvidence, { params, body }, stage.admin);
    expect((await atBank(id)).evidence_details.submission_count).toBe(1);
  });

  it.each(['api_error_after_effect', 'api_error', 'unavailable', 'rate_limit'] as const)(
    'whose answer is lost (%s) is found or sent when it is sent again, once',
    async (kind) => {
      const { id, params } = await disputed();
      await failNext('disputes.update', kind, { times: 5 });
      expect(await refuse(sendBankEvidence, { params, body }, stage.admin)).toMatchObject({ status: 502 });
      await clearFaults();
      const shown = await succeed(getBankEvidence, { params }, stage.admin);
      expect(shown.sent).toMatchObject({ statement });
      expect(shown.sent?.sent_at === null).toBe(shown.can_send);
      const sent = await succeed(sendBankEvidence, { params, body }, stage.admin);
      expect(sent).toMatchObject({ status: 'under_review', sent: { statement, sent_at: expect.any(Date) as Date } });
      expect((await atBank(id)).evidence_details.submission_count).toBe(1);
    },
  );

  it('of an admin who looked before another one sent theirs is refused, and the record of the first stays', async () => {
    const { params } = await disputed();
    const send = (words: string) => ({ params, body: { ...body, statement: words } });
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
    const params = await caseOf(dispute.id);
    const both = await Promise.allSettled(
      ['One', 'Other'].map((words) =>
        succeed(sendBankEvidence, { params, body: { ...body, statement: words } }, stage.admin),
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
