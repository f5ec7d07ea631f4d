import { listCases } from '@doubloon/contract/admin/operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { describe, expect, it } from 'vitest';
import { deps, logLines, succeed } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { disputePayment, disputePaymentKnowingly, settleDispute } from '../../support/money/disputes.ts';
import { fundsOf } from '../../support/money/paid-campaigns.ts';
import {
  deliver,
  escalateDispute,
  eventAbout,
  offerAppeal,
  openDispute,
} from '../../support/money/payment-provider.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

const { stage } = useClosedLoots();

const A_DAY = 24 * 60;
const told = (id: string, message: string) =>
  logLines.filter((line) => line['dispute'] === id && line['message'] === message).length;
async function caseOf(id: string) {
  const cases = await succeed(listCases, { query: { status: 'open', kind: 'dispute', limit: 50 } }, stage.admin);
  return cases.filter(({ subject_id: subject }) => subject === id);
}
const dueBy = async (id: string) =>
  new Date(((await deps().stripe.disputes.retrieve(id)).evidence_details.due_by ?? 0) * 1000);
const reconcile = () => succeed(runScheduledJob, { params: { name: 'reconcile' } });

describe('the evidence against a dispute', () => {
  it('is wanted until a day that its case says, and people are told at once, and with every round from two days before', async () => {
    const { id } = await disputePaymentKnowingly(stage.campaign.id);
    expect(await caseOf(id)).toMatchObject([{ answer_by: await dueBy(id) }]);
    expect(told(id, 'a payment is disputed')).toBe(1);
    await reconcile();
    expect(told(id, 'a dispute waits for evidence')).toBe(0);
    // Nothing in the books has changed since, and they were compared a moment ago: people are told all the same.
    const minutes = Math.ceil(((await dueBy(id)).getTime() - deps().clock.now().getTime()) / 60_000);
    passMinutes(minutes - 2 * A_DAY + 1);
    await reconcile();
    expect(told(id, 'a dispute waits for evidence')).toBe(1);
    passMinutes(61);
    await reconcile();
    expect(told(id, 'a dispute waits for evidence')).toBe(2);
    passMinutes(2 * A_DAY);
    await reconcile();
    expect(told(id, 'a dispute waits for evidence')).toBe(2);
  });

  it('is not wanted any more once the bank has decided', async () => {
    const dispute = await disputePaymentKnowingly(stage.campaign.id);
    await settleDispute(dispute, 'won');
    expect(await caseOf(dispute.id)).toMatchObject([{ answer_by: null }]);
    passMinutes(8 * A_DAY);
    await reconcile();
    expect(told(dispute.id, 'a dispute waits for evidence')).toBe(0);
  });

  it('is wanted of an inquiry and of the dispute that it becomes, and people are told of both once', async () => {
    const id = await openDispute((await fundsOf(stage.campaign.id)).chargeId, undefined, 'inquiry');
    await deliver(await eventAbout('charge.dispute.created', id));
    await escalateDispute(id);
    await deliver(await eventAbout('charge.dispute.updated', id));
    expect(await caseOf(id)).toMatchObject([{ answer_by: await dueBy(id) }]);
    expect(told(id, 'a payment is disputed')).toBe(1);
  });

  it('is wanted again, by another case, when a lost dispute can be appealed', async () => {
    const dispute = await disputePayment(stage.campaign.id);
    await dispute.tellOpened();
    await settleDispute(dispute, 'lost');
    passMinutes(A_DAY);
    await offerAppeal(dispute.id);
    await deliver(await eventAbout('charge.dispute.updated', dispute.id));
    const wanted = (await caseOf(dispute.id)).map(({ answer_by: day }) => day);
    expect(wanted).toHaveLength(2);
    expect(wanted).toContainEqual(await dueBy(dispute.id));
    expect(wanted).toContainEqual(null);
  });
});
