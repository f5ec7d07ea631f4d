import { listCases } from '@doubloon/contract/admin/operations.ts';
import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { describe, expect, it } from 'vitest';
import { examineBooks } from '../../../functions/src/payments/reconciliation/examine-books.ts';
import { deps, succeed } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { type Dispute, disputePayment, settleDispute } from '../../support/money/disputes.ts';
import { approve, expectBalancedBooks, fundsOf, submitDeliverable } from '../../support/money/paid-campaigns.ts';
import { answerAppeal, deliver, eventAbout, offerAppeal } from '../../support/money/payment-provider.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

const { stage, byId, run, refund, balances, decide } = useClosedLoots();

async function differences() {
  const { differences: all } = await examineBooks(deps(), { after: null, limit: 100 });
  return all.filter(({ campaignId }) => campaignId === stage.campaign.id);
}

/** Tells of a dispute's last closing, twice. */
async function tellTwice(dispute: Dispute): Promise<void> {
  const event = await eventAbout('charge.dispute.closed', dispute.id);
  for (const id of [`${event.id}_first`, `${event.id}_second`])
    expect((await deliver({ ...event, id })).status).toBe(200);
}

async function disputed(first: 'won' | 'lost', amountCents?: number): Promise<Dispute> {
  const dispute = await disputePayment(stage.campaign.id, amountCents);
  await dispute.tellOpened();
  await settleDispute(dispute, first);
  return dispute;
}

/** The open cases of a dispute, the newest first. */
async function cases(dispute: Dispute) {
  const open = await succeed(listCases, { query: { status: 'open', kind: 'dispute', limit: 50 } }, stage.admin);
  return open.filter(({ subject_id: id }) => id === dispute.id);
}

async function lossCents(): Promise<number> {
  const entries = (await expectBalancedBooks(stage.campaign.id)).flatMap((group) => group.entries);
  return entries.reduce((sum, { account, amountCents }) => (account === 'loss' ? sum + amountCents : sum), 0);
}

describe('a dispute that is decided again', () => {
  it('lost after it was won takes what is available, then the fee, then a loss, and no creator’s money', async () => {
    expect(await approve(await submitDeliverable(stage.campaign, stage.creator), stage.owner)).toMatchObject({
      ok: true,
    });
    const dispute = await disputed('won');
    expect(await balances()).toMatchObject({ available: 25_000, paid: 75_000 });
    await dispute.end('lost');
    await tellTwice(dispute);
    expect(await balances()).toMatchObject({ available: 0, disputed: 0, refunded: 25_000, paid: 75_000 });
    expect(await fundsOf(stage.campaign.id)).toMatchObject({
      feeCents: 0,
      disputes: [{ status: 'lost', budgetCents: 25_000, feeCents: 5000, lossCents: 75_000 }],
    });
    expect(await lossCents()).toBe(75_000);
    expect(await succeed(getCampaign, byId(), stage.owner)).toMatchObject({ status: 'completed' });
    expect(await differences()).toEqual([]);
  });

  it('won after a part was lost gives that part, the fee and the loss back', async () => {
    const dispute = await disputed('lost', 30_000);
    expect(await balances()).toMatchObject({ available: 70_000, refunded: 30_000 });
    await dispute.end('won');
    await tellTwice(dispute);
    expect(await balances()).toMatchObject({ available: 100_000, refunded: 0, disputed: 0 });
    expect(await fundsOf(stage.campaign.id)).toMatchObject({ feeCents: 5000, disputes: [{ status: 'won' }] });
    expect(await differences()).toEqual([]);
  });

  it('won after all was lost leaves the loot closed, and the money goes back to its owner', async () => {
    const dispute = await disputed('lost');
    await run();
    expect(await refund()).toMatchObject({ status: 'none', amount: 0 });
    await dispute.end('won');
    await tellTwice(dispute);
    expect(await balances()).toMatchObject({ available: 100_000, refunded: 0 });
    expect(await succeed(getCampaign, byId(), stage.owner)).toMatchObject({ status: 'completed' });
    await run();
    expect(await refund()).toMatchObject({ status: 'requested', amount: 105_000 });
    await decide('granted');
    passMinutes(61);
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded' });
    expect(await differences()).toEqual([]);
  });

  it('is open again while it is appealed, and nothing is paid out of it', async () => {
    const dispute = await disputed('lost', 30_000);
    await offerAppeal(dispute.id);
    await deliver(await eventAbout('charge.dispute.updated', dispute.id));
    expect(await balances()).toMatchObject({ available: 0, disputed: 100_000, refunded: 0 });
    expect(await differences()).toEqual([]);
    await answerAppeal(dispute.id);
    await deliver(await eventAbout('charge.dispute.updated', dispute.id));
    expect(await balances()).toMatchObject({ available: 0, disputed: 100_000, refunded: 0 });
    const [open] = await cases(dispute);
    expect(open).toMatchObject({ answer_by: null });
    expect(await differences()).toEqual([]);
    await settleDispute(dispute, 'lost');
    expect(await balances()).toMatchObject({ available: 70_000, disputed: 0, refunded: 30_000 });
    expect(await differences()).toEqual([]);
  });

  it('stays as the bank has decided last when older news comes after', async () => {
    const dispute = await disputePayment(stage.campaign.id, 30_000);
    await dispute.end('won');
    const won = await eventAbout('charge.dispute.closed', dispute.id);
    await dispute.end('lost');
    await dispute.tellEnded();
    await deliver(won);
    await dispute.tellOpened();
    expect(await balances()).toMatchObject({ available: 70_000, disputed: 0, refunded: 30_000 });
    expect(await differences()).toEqual([]);
  });

  it('comes before the admins each time', async () => {
    const dispute = await disputed('won');
    await dispute.end('lost');
    await tellTwice(dispute);
    await dispute.end('won');
    await tellTwice(dispute);
    const own = (await cases(dispute)).map(({ summary }) => summary);
    expect(own).toHaveLength(3);
    expect(own.filter((summary) => summary.includes('decided again'))).toHaveLength(2);
  });
});
