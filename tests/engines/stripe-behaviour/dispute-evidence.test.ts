import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, paidCharge } from './given.ts';
import { openStandIn, type StandIn } from './target.ts';

const A_DAY = 24 * 60 * 60;

describe('the evidence of a dispute', () => {
  let standIn: StandIn;
  let now = Date.now();
  beforeEach(async () => {
    now = Date.now();
    standIn = await openStandIn({ siteOrigin: 'http://127.0.0.1:5000', clock: () => now });
  });
  afterEach(() => standIn.close());

  async function disputed(kind: string): Promise<string> {
    const charge = await paidCharge(standIn);
    await standIn.control('POST', '/balance', { amount: 100_000 });
    return (await standIn.control<{ id: string }>('POST', '/disputes', { charge: charge.id, kind })).id;
  }
  const send = (id: string, rest: Stripe.DisputeUpdateParams = {}) =>
    standIn.stripe.disputes.update(id, { evidence: { uncategorized_text: 'It was delivered' }, ...rest });
  const movements = async (source: string) =>
    (await standIn.stripe.balanceTransactions.list({ source })).data.map(({ amount, fee }) => [amount, fee]).reverse();

  it.each([
    [
      'chargeback',
      'under_review',
      'won',
      [
        [-10_500, 1500],
        [0, 1500],
        [10_500, -1500],
      ],
      2,
    ],
    [
      'chargeback',
      'under_review',
      'lost',
      [
        [-10_500, 1500],
        [0, 1500],
      ],
      1,
    ],
    ['inquiry', 'warning_under_review', 'warning_closed', [], 0],
  ])('against a %s goes to the bank, with its fee, %s until it is %s', async (kind, status, end, moved, named) => {
    const id = await disputed(kind);
    const sent = await send(id);
    expect(sent).toMatchObject({ status, evidence: { uncategorized_text: 'It was delivered', receipt: null } });
    expect(sent.evidence_details).toMatchObject({
      ...{ has_evidence: true, submission_count: 1, submission_method: 'manual', past_due: false },
    });
    const { data } = await standIn.stripe.events.list({ limit: 1 });
    expect(data).toMatchObject([{ type: 'charge.dispute.updated', data: { object: { id, status } } }]);
    await standIn.control('POST', `/disputes/${id}/close`, { status: end });
    expect(await movements(id)).toEqual(moved);
    // A fee alone is no movement of the dispute's funds.
    expect((await standIn.stripe.disputes.retrieve(id)).balance_transactions).toHaveLength(named);
  });

  it('can be staged, and is handed in with what comes later, once', async () => {
    const id = await disputed('chargeback');
    const staged = await send(id, { submit: false });
    expect(staged).toMatchObject({
      status: 'needs_response',
      evidence_details: { has_evidence: true, submission_count: 0 },
    });
    expect(await movements(id)).toHaveLength(1);
    const sent = await send(id, { evidence: { customer_name: 'Ada' } });
    expect(sent).toMatchObject({
      status: 'under_review',
      evidence: { uncategorized_text: 'It was delivered', customer_name: 'Ada' },
    });
    expect(await failureOf(send(id))).toMatchObject({ statusCode: 400, param: 'evidence' });
  });

  it('is taken late, without a promise, and never once it is decided or prevented', async () => {
    const late = await disputed('chargeback');
    now += 10 * A_DAY * 1000;
    expect((await send(late)).evidence_details.past_due).toBe(true);
    await standIn.control('POST', `/disputes/${late}/close`, { status: 'lost' });
    const prevented = await Promise.all(['prevented', 'blocked'].map(disputed));
    for (const id of prevented) expect((await standIn.stripe.disputes.retrieve(id)).evidence_details.due_by).toBe(0);
    for (const id of [late, ...prevented]) expect(await failureOf(send(id))).toMatchObject({ statusCode: 400 });
  });

  it('is limited, alone and together, and has no files here', async () => {
    const id = await disputed('chargeback');
    const long = 'x'.repeat(20_000);
    const one = { evidence: { uncategorized_text: `${long}x` } };
    expect(await failureOf(send(id, one))).toMatchObject({ statusCode: 400, param: 'evidence[uncategorized_text]' });
    const all = {
      ...{ access_activity_log: long, cancellation_policy_disclosure: long, cancellation_rebuttal: long },
      ...{ duplicate_charge_explanation: long, product_description: long, refund_policy_disclosure: long },
      ...{ refund_refusal_explanation: long, uncategorized_text: long },
    };
    expect(await failureOf(send(id, { evidence: all }))).toMatchObject({ statusCode: 400, param: 'evidence' });
    expect(await failureOf(send(id, { evidence: { receipt: 'file_1' } }))).toMatchObject({ statusCode: 501 });
  });

  it('is not handed in by a note of the platform', async () => {
    const id = await disputed('chargeback');
    const noted = await standIn.stripe.disputes.update(id, { metadata: { case: '7' } });
    expect(noted).toMatchObject({
      status: 'needs_response',
      metadata: { case: '7' },
      evidence_details: { has_evidence: false },
    });
  });
});
