import { decideCase, listCases } from '@doubloon/contract/admin/operations.ts';
import { sendBankEvidence } from '@doubloon/contract/admin/work-operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { describe, expect, it } from 'vitest';
import { deps, logLines, refuse, succeed } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { disputePayment, disputePaymentKnowingly, settleDispute } from '../../support/money/disputes.ts';
import { fundsOf } from '../../support/money/paid-campaigns.ts';
import {
  deliver,
  escalateDispute,
  eventAbout,
  offerAppeal,
  openDispute,
  shareTime,
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

  it.each([
    ['granted', 'warning_needs_response'],
    ['refused', 'warning_needs_response'],
    ['refused', 'warning_under_review'],
  ] as const)(
    'is wanted again, by another case, when an inquiry whose case was %s becomes a chargeback (%s)',
    async (decision, status) => {
      shareTime(() => deps().clock.now().getTime());
      const id = await openDispute((await fundsOf(stage.campaign.id)).chargeId, undefined, 'inquiry');
      await deliver(await eventAbout('charge.dispute.created', id));
      const [inquiry] = await caseOf(id);
      const send = async (found = inquiry) => {
        const body = { statement: 'It was delivered', parts: [] };
        return succeed(sendBankEvidence, { params: { id: found?.id ?? '' }, body }, stage.admin);
      };
      if (status === 'warning_under_review') await send();
      const body = { decision, reason: 'Answered' };
      await succeed(decideCase, { params: { id: inquiry?.id ?? '' }, body }, stage.admin);
      const first = await dueBy(id);
      passMinutes(8 * A_DAY);
      await escalateDispute(id);
      await deliver(await eventAbout('charge.dispute.updated', id));
      expect((await dueBy(id)).getTime()).toBeGreaterThan(first.getTime());
      const again = await caseOf(id);
      expect(again).toMatchObject([{ answer_by: await dueBy(id) }]);
      expect(again[0]?.summary).toContain('was an inquiry and is a chargeback now');
      expect(told(id, 'a payment is disputed')).toBe(2);
      await deliver(await eventAbout('charge.dispute.funds_withdrawn', id));
      expect(await caseOf(id)).toHaveLength(1);
      expect(told(id, 'a payment is disputed')).toBe(2);
      passMinutes(8 * A_DAY);
      await reconcile();
      expect(told(id, 'a dispute waits for evidence')).toBe(1);
      expect(
        await refuse(
          sendBankEvidence,
          { params: { id: inquiry?.id ?? '' }, body: { statement: 'Again', parts: [] } },
          stage.admin,
        ),
      ).toMatchObject({
        status: 409,
      });
      expect(await send(again[0])).toMatchObject({ status: 'under_review', can_send: false });
    },
  );

  it('is not asked for again while the case of an inquiry that is decided says the day on which its bank still waits', async () => {
    shareTime(() => deps().clock.now().getTime());
    const id = await openDispute((await fundsOf(stage.campaign.id)).chargeId, undefined, 'inquiry');
    await deliver(await eventAbout('charge.dispute.created', id));
    const [inquiry] = await caseOf(id);
    const body = { decision: 'refused', reason: 'Answered' } as const;
    await succeed(decideCase, { params: { id: inquiry?.id ?? '' }, body }, stage.admin);
    await deliver({ ...(await eventAbout('charge.dispute.created', id)), id: `evt_again_${id}` });
    expect(await caseOf(id)).toEqual([]);
    passMinutes(8 * A_DAY);
    await reconcile();
    // An admin has decided: nobody is told every hour.
    expect(told(id, 'a dispute waits for evidence')).toBe(0);
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
