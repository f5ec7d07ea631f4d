import { createApplication, decideApplication } from '@doubloon/contract/applications/operations.ts';
import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { previewDeliverablePayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { describe, expect, it } from 'vitest';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { onCampaignWritten } from '../../../functions/src/triggers.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { disputePayment, disputePaymentKnowingly, settleDispute } from '../../support/money/disputes.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import {
  applyTo,
  approve,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';

const { stage, byId, close, run, refund, balances, closeAndGrant } = useClosedLoots();

describe('a dispute', () => {
  it('holds the refund until it is won', async () => {
    const dispute = await disputePaymentKnowingly(stage.campaign.id);
    await close();
    await run();
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'dispute', amount: 0 });
    await settleDispute(dispute, 'won');
    passMinutes(61);
    await run();
    expect(await refund()).toMatchObject({ status: 'requested', amount: 105_000 });
  });

  it('keeps everything from being paid, and says so before it is tried', async () => {
    const deliverable = await submitDeliverable(stage.campaign, stage.creator);
    await disputePaymentKnowingly(stage.campaign.id);
    const details = 'The payment for this loot is disputed at the bank';
    const preview = await succeed(previewDeliverablePayout, { params: { id: deliverable.id } }, stage.owner);
    expect(preview.problem).toMatchObject({ details });
    expect(await approve(deliverable, stage.owner)).toMatchObject({ status: 402, error: { details } });
    const { id: applicant } = await applyTo(stage.campaign, await createPerson('content_creator'));
    const input = { params: { id: applicant }, body: { status: 'approved' as const } };
    expect(await refuse(decideApplication, input, stage.owner)).toMatchObject({
      status: 409,
      message: expect.stringContaining('disputed at the bank') as string,
    });
  });

  it('that nobody has told of yet makes the refund wait', async () => {
    await closeAndGrant();
    const dispute = await disputePayment(stage.campaign.id);
    await run();
    expect(await refund()).toMatchObject({ status: 'granted' });
    expect(await balances()).toMatchObject({ available: 100_000, refunding: 0 });
    await dispute.end('won');
    passMinutes(61);
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded' });
  });

  it('that is lost after payouts leaves nothing to refund, and the loss in the books', async () => {
    expect(await approve(await submitDeliverable(stage.campaign, stage.creator), stage.owner)).toMatchObject({
      ok: true,
    });
    const dispute = await disputePaymentKnowingly(stage.campaign.id);
    await close();
    await settleDispute(dispute, 'lost');
    await run();
    expect(await refund()).toMatchObject({ status: 'none', amount: 0 });
    expect(await balances()).toMatchObject({ available: 0, disputed: 0, refunded: 25_000, paid: 75_000 });
    const entries = (await expectBalancedBooks(stage.campaign.id)).flatMap((group) => group.entries);
    expect(entries).toContainEqual({ account: 'loss', amountCents: 75_000 });
    // The fee of the payment, and once that of the dispute.
    expect(entries.filter(({ account }) => account === 'stripe_fees').at(-1)?.amountCents).toBe(1500);
    expect(entries.filter(({ amountCents }) => amountCents === 1500)).toHaveLength(1);
  });

  it('that is lost in full closes the loot, and tells both sides', async () => {
    const { id, title } = stage.campaign;
    const [applicant, worker] = [await createPerson('content_creator'), await createPerson('content_creator')];
    const pending = await applyTo(stage.campaign, applicant);
    const approved = await applyTo(stage.campaign, worker, { status: 'approved' });
    const dispute = await disputePayment(id);
    await dispute.end('lost');
    const closed = await eventAbout('charge.dispute.closed', dispute.id);
    for (const event of [closed, { ...closed, id: `${closed.id}_again` }]) await deliver(event);
    expect(await succeed(getCampaign, byId(), stage.owner)).toMatchObject({
      status: 'completed',
      close_reason: 'lost',
    });
    expect((await fundsOf(id)).closedAt).toBeInstanceOf(Date);
    for (let time = 0; time < 2; time += 1) {
      await onCampaignWritten.run({ params: { id } } as never);
      for (const one of [pending, approved])
        await createNotifications(deps().db, applicationProjections, one.id, new Date());
    }
    const told = async (person: Person) =>
      (await succeed(listNotifications, { query: {} }, person)).map(({ kind, title: of }) => of === title && kind);
    expect(await told(applicant)).toEqual(['application_rejected']);
    expect((await told(worker)).filter((kind) => kind === 'campaign_lost')).toHaveLength(1);
    expect(await told(stage.owner)).toContain('campaign_lost');
    const input = { body: { campaign_id: id, creator_id: stage.creator.uid, cover_letter: 'Ahoy' } };
    expect(await refuse(createApplication, input, stage.creator)).toMatchObject({ status: 409 });
    await run();
    expect(await refund()).toMatchObject({ status: 'none', amount: 0 });
    await expectBalancedBooks(id);
  });

  it('over a part takes no more than that part, also when its beginning is told after its end', async () => {
    const dispute = await disputePayment(stage.campaign.id, 30_000);
    await dispute.end('lost');
    await dispute.tellEnded();
    await dispute.tellOpened();
    expect(await balances()).toMatchObject({ available: 70_000, disputed: 0, refunded: 30_000 });
  });

  it('that is lost in part leaves the loot open with the rest', async () => {
    const dispute = await disputePayment(stage.campaign.id, 50_000);
    await settleDispute(dispute, 'lost');
    expect(await succeed(getCampaign, byId(), stage.owner)).toMatchObject({ status: 'open', close_reason: null });
    expect(await balances()).toMatchObject({ available: 50_000, refunded: 50_000 });
  });

  it('that begins after the refund was asked for lets it lapse when it is lost', async () => {
    await closeAndGrant();
    const dispute = await disputePaymentKnowingly(stage.campaign.id);
    await run();
    expect(await refund()).toMatchObject({ status: 'granted', waits_for: 'dispute' });
    await settleDispute(dispute, 'lost');
    passMinutes(61);
    await run();
    expect(await refund()).toMatchObject({ status: 'lapsed', amount: 0 });
    expect(await balances()).toMatchObject({ refunded: 100_000, available: 0 });
  });
});
