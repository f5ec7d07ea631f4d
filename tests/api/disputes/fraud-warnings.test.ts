import { createApplication } from '@doubloon/contract/applications/operations.ts';
import { listCases } from '@doubloon/contract/admin/operations.ts';
import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { previewDeliverablePayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { reserveForApproval } from '../../../functions/src/payments/payouts/decide-payable.ts';
import { sendPayout } from '../../../functions/src/payments/payouts/send-payout.ts';
import { onCampaignFundsWritten } from '../../../functions/src/triggers.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { createPerson } from '../../support/given/people.ts';
import { shareDevice } from '../../support/given/shared-devices.ts';
import { disputePayment, settleDispute } from '../../support/money/disputes.ts';
import {
  addPaidBudget,
  approve,
  buyCampaign,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { clearFaults, deliver, eventAbout, failNext, warnOfFraud } from '../../support/money/payment-provider.ts';

const { stage, byId, close, run, refund, balances, decide, refundsAtProvider } = useClosedLoots();

const CREATED = 'radar.early_fraud_warning.created';

/** The issuer of the payer's card warns; answers the warning's id, which the product is told of. */
async function warn(): Promise<string> {
  const id = await warnOfFraud((await fundsOf(stage.campaign.id)).chargeId);
  expect(await deliver(await eventAbout(CREATED, id))).toMatchObject({ status: 200 });
  return id;
}

const openCases = async () =>
  (await succeed(listCases, { query: { status: 'open', limit: 50 } }, stage.admin)).filter(
    ({ campaign_id: id }) => id === stage.campaign.id,
  );

// A warning stays with its card and owner.
beforeEach(async () => {
  stage.owner = await createPerson('business_owner');
  ({ campaign: stage.campaign } = await buyCampaign(stage.owner, { budget: 100_000 }));
});

describe('a warning of fraud', () => {
  it('closes the loot, keeps everything from being paid, and sends all that is left back without a review', async () => {
    const deliverable = await submitDeliverable(stage.campaign, stage.creator);
    await warn();
    const details = 'The bank of the card that paid for this loot has warned of fraud';
    const preview = await succeed(previewDeliverablePayout, { params: { id: deliverable.id } }, stage.owner);
    expect(preview.problem).toMatchObject({ details });
    expect(await approve(deliverable, stage.owner)).toMatchObject({ status: 402, error: { details } });
    expect(await succeed(getCampaign, byId(), stage.owner)).toMatchObject({ status: 'completed' });
    const applicant = await createPerson('content_creator');
    const body = { campaign_id: stage.campaign.id, creator_id: applicant.uid, cover_letter: 'Ahoy' };
    expect(await refuse(createApplication, { body }, applicant)).toMatchObject({ status: 409 });
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded', amount: 105_000 });
    expect(await refundsAtProvider()).toMatchObject([{ amount: 105_000, reason: 'fraudulent' }]);
    expect(await approve(deliverable, stage.owner)).toMatchObject({
      status: 402,
      error: { details: 'Insufficient campaign budget' },
    });
    await expectBalancedBooks(stage.campaign.id);
  });

  it('is why the loot was closed, and nothing of it waits for its owner once no other payment pays', async () => {
    const waiting = async () => {
      const { close_reason: reason, ...campaign } = await succeed(getCampaign, byId(), stage.owner);
      return [reason, campaign.pending_treasures, campaign.pending_proofs, campaign.stuck_payouts];
    };
    const { campaignId } = await fundsOf(stage.campaign.id);
    const counts = { 'counts.pendingDeliverables': 2, 'counts.pendingProofs': 1, 'counts.stuckPayouts': 1 };
    await deps().db.firestore.collection(COLLECTIONS.campaigns).doc(campaignId).update(counts);
    await addPaidBudget(stage.owner, stage.campaign, { slots: 1 });
    await warn();
    expect(await waiting()).toEqual(['warned', 2, 1, 1]);
    const [added] = (await fundsOf(stage.campaign.id)).addedIds;
    const id = await warnOfFraud((await fundsOf(added ?? '')).chargeId);
    expect(await deliver(await eventAbout(CREATED, id))).toMatchObject({ status: 200 });
    expect(await waiting()).toEqual(['warned', 0, 0, 1]);
    const first = deps().db.firestore.collection(COLLECTIONS.campaignFunds).doc(campaignId);
    await first.update({ fraudWarnedAt: null });
    await onCampaignFundsWritten.run({ params: { id: campaignId } } as never);
    expect(await waiting()).toEqual(['warned', 2, 1, 1]);
  });

  it('is put before the admins, once however often it is told', async () => {
    const id = await warn();
    await deliver({ ...(await eventAbout(CREATED, id)), id: 'evt_told_again' });
    expect(await openCases()).toMatchObject([{ kind: 'dispute', subject_id: id, amount: 100_000 }]);
  });

  it('leaves what was paid with its creators, and sends back the rest with its part of the fee', async () => {
    expect(await approve(await submitDeliverable(stage.campaign, stage.creator), stage.owner)).toMatchObject({
      ok: true,
    });
    await warn();
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded', budget_part: 25_000, fee_part: 1_250 });
    expect(await balances()).toMatchObject({ paid: 75_000, refunded: 25_000, available: 0 });
    await expectBalancedBooks(stage.campaign.id);
  });

  it.each(['refused', 'flagged'] as const)('sends back also what an admin has %s before', async (decision) => {
    await close();
    await run();
    await decide(decision);
    await warn();
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded', amount: 105_000 });
    await expectBalancedBooks(stage.campaign.id);
  });

  it('of a payment that is disputed already changes nothing', async () => {
    const dispute = await disputePayment(stage.campaign.id);
    await dispute.tellOpened();
    await warn();
    await settleDispute(dispute, 'won');
    expect(await fundsOf(stage.campaign.id)).toMatchObject({ fraudWarnedAt: null, closedAt: null });
  });

  it.each(['won', 'lost'] as const)('that is heard of only once a dispute was %s changes nothing', async (end) => {
    const id = await warnOfFraud((await fundsOf(stage.campaign.id)).chargeId);
    const late = await eventAbout(CREATED, id);
    const dispute = await disputePayment(stage.campaign.id);
    await dispute.tellOpened();
    await settleDispute(dispute, end);
    const before = await fundsOf(stage.campaign.id);
    expect(await deliver(late)).toMatchObject({ status: 200 });
    expect(await fundsOf(stage.campaign.id)).toEqual({ ...before, warnedLateAt: expect.any(Date) as Date });
    expect((await openCases()).filter(({ subject_id: about }) => about === id)).toEqual([]);
  });

  it('that cannot be looked up is told again', async () => {
    const id = await warnOfFraud((await fundsOf(stage.campaign.id)).chargeId);
    const event = await eventAbout(CREATED, id);
    await failNext('radar.earlyFraudWarnings.retrieve', 'unavailable', { times: null });
    expect((await deliver(event)).status).toBeGreaterThanOrEqual(500);
    await clearFaults();
    expect(await deliver(event)).toMatchObject({ status: 200 });
    expect((await fundsOf(stage.campaign.id)).fraudWarnedAt).not.toBeNull();
  });

  it('is followed by a dispute of the rest, whose loss the books show', async () => {
    expect(await approve(await submitDeliverable(stage.campaign, stage.creator), stage.owner)).toMatchObject({
      ok: true,
    });
    await warn();
    await run();
    const dispute = await disputePayment(stage.campaign.id);
    await dispute.tellOpened();
    await settleDispute(dispute, 'lost');
    const entries = (await expectBalancedBooks(stage.campaign.id)).flatMap((group) => group.entries);
    expect(entries).toContainEqual({ account: 'loss', amountCents: 75_000 });
  });

  it('without a charge is refused', async () => {
    const id = await warnOfFraud((await fundsOf(stage.campaign.id)).chargeId);
    const event = await eventAbout(CREATED, id);
    const broken = structuredClone(event);
    Object.assign(broken, { id: 'evt_without_charge', data: { object: { id, actionable: true } } });
    expect(await deliver(broken)).toMatchObject({ status: 400 });
    expect(await fundsOf(stage.campaign.id)).toMatchObject({ fraudWarnedAt: null });
  });

  it('keeps a transfer that the provider has not received from being sent again', async () => {
    const treasure = await submitDeliverable(stage.campaign, stage.creator);
    await failNext('transfers.create', 'unavailable');
    expect(await approve(treasure, stage.owner)).toMatchObject({ data: { payout: { status: 'unresolved' } } });
    await warn();
    const resolve = () => succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    passMinutes(2);
    await resolve();
    passMinutes(61);
    await resolve();
    expect(await transfersOf(stage.campaign.id)).toEqual([]);
    expect(await balances()).toMatchObject({ reserved: 0, paid: 0 });
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded', amount: 105_000 });
    await expectBalancedBooks(stage.campaign.id);
  });

  it('still finds a transfer that the provider has made without an answer', async () => {
    const treasure = await submitDeliverable(stage.campaign, stage.creator);
    await failNext('transfers.create', 'api_error_after_effect');
    expect(await approve(treasure, stage.owner)).toMatchObject({ data: { payout: { status: 'unresolved' } } });
    await warn();
    passMinutes(2);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect(await balances()).toMatchObject({ reserved: 0, paid: 75_000 });
    await expectBalancedBooks(stage.campaign.id);
  });

  it('keeps money that was set aside a moment before from being sent', async () => {
    const { id, creatorId, viewCount: acceptedViews } = await submitDeliverable(stage.campaign, stage.creator);
    const acceptance = { feedback: null, acceptedViews, acceptedAt: deps().clock.now() };
    const approval = { ref: { kind: 'deliverable', id }, creatorId, ...acceptance } as const;
    const reservation = await reserveForApproval(deps(), approval);
    if (reservation.kind !== 'reserved') throw new Error(reservation.kind);
    await warn();
    const { payout } = await sendPayout(deps(), reservation.payout, reservation.source);
    expect(payout).toMatchObject({ status: 'failed', failure: { reason: 'campaign_warned' } });
    expect(await transfersOf(stage.campaign.id)).toEqual([]);
    expect(await balances()).toMatchObject({ reserved: 0, paid: 0 });
    await expectBalancedBooks(stage.campaign.id);
  });

  it('ends payments that are held, which an admin cannot let go any more', async () => {
    await shareDevice(stage.owner, stage.creator);
    const treasure = await submitDeliverable(stage.campaign, stage.creator);
    expect(await approve(treasure, stage.owner)).toMatchObject({ status: 402 });
    expect(await balances()).toMatchObject({ reserved: 75_000 });
    await warn();
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect(await balances()).toMatchObject({ reserved: 0, paid: 0 });
    expect((await openCases()).map(({ kind }) => kind)).toEqual(['dispute']);
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded', amount: 105_000 });
    await expectBalancedBooks(stage.campaign.id);
  });
});
