import { getBankEvidence, sendBankEvidence } from '@doubloon/contract/admin/work-operations.ts';
import { EvidencePart } from '@doubloon/contract/cases/bank-evidence.ts';
import { dayText } from '@doubloon/contract/shared/days.ts';
import { describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import {
  addedFundsOf,
  addPaidBudget,
  approve,
  createPaidCreator,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import {
  clearFaults,
  deliver,
  eventAbout,
  failNext,
  openDispute,
  warnOfFraud,
} from '../../support/money/payment-provider.ts';
import { caseOfDispute, disputed, evidenceBody } from '../../support/money/bank-evidence.ts';

const { stage } = useClosedLoots();

const disputedHere = (kind?: 'inquiry' | 'prevented') => disputed(stage.campaign.id, stage.admin, kind);

describe('what a bank can be given', () => {
  it('is what was paid for and delivered, when, by whom it was accepted, and nothing of the creators but their posts', async () => {
    const deliverable = await submitDeliverable(stage.campaign, stage.creator);
    await approve(deliverable, stage.owner);
    const { params } = await disputedHere();
    const shown = await succeed(getBankEvidence, { params }, stage.admin);
    expect(shown).toMatchObject({
      ...{ status: 'needs_response', reason: 'fraudulent', can_send: true, costs_fee: true, sent: null },
    });
    const texts = Object.fromEntries(shown.parts.map(({ part, text }) => [part, text]));
    expect(Object.keys(texts)).toEqual(
      EvidencePart.options.filter((part) => part !== 'messages' && part !== 'refunds'),
    );
    expect(shown.left_out).toEqual([
      { part: 'refunds', reason: 'nothing' },
      { part: 'messages', reason: 'nothing' },
    ]);
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

  it('has the treasures that the payer has accepted and whose payment still waits', async () => {
    const accepted = await submitDeliverable(stage.campaign, stage.creator);
    await failNext('transfers.create', 'balance_insufficient');
    expect(await approve(accepted, stage.owner)).toMatchObject({ status: 402 });
    const { params } = await disputedHere();
    const { parts } = await succeed(getBankEvidence, { params }, stage.admin);
    const textOf = (name: string) => parts.find(({ part }) => part === name)?.text ?? '';
    expect(textOf('treasures')).toContain(accepted.url);
    expect(textOf('treasures')).toContain(`accepted by the payer on ${dayText(deps().clock.now())}; `);
    expect(textOf('activity')).toContain('The payer accepted a delivered post');
    expect(textOf('payouts')).toBe('');
  });

  it('has no treasures that the payer has not accepted', async () => {
    await submitDeliverable(stage.campaign, stage.creator);
    const { params } = await disputedHere();
    const { parts } = await succeed(getBankEvidence, { params }, stage.admin);
    expect(parts.map(({ part }) => part)).not.toContain('treasures');
  });

  it('has no treasures and payouts while there are none', async () => {
    const { params } = await disputedHere();
    const { parts } = await succeed(getBankEvidence, { params }, stage.admin);
    expect(parts.map(({ part }) => part)).toEqual(['service', 'customer', 'activity', 'refund_policy']);
  });

  it('has what was given back of the payment, by the provider', async () => {
    const { chargeId } = await fundsOf(stage.campaign.id);
    const { id } = await deps().stripe.refunds.create({ charge: chargeId, amount: 10_500 });
    await deliver(await eventAbout('charge.refunded', chargeId));
    const { params } = await disputedHere();
    const { parts } = await succeed(getBankEvidence, { params }, stage.admin);
    expect(parts.find(({ part }) => part === 'refunds')?.text).toMatch(
      new RegExp(`\\n1\\. SGD 105\\.00 on .* to the card, refund ${id}$`),
    );
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
      const { parts } = await succeed(getBankEvidence, { params: await caseOfDispute(id, stage.admin) }, stage.admin);
      const paid = `SGD ${(funds.balances.paid / 100).toFixed(2)} on `;
      const { text = '' } = parts.find(({ part }) => part === 'payouts') ?? {};
      expect(text.split('\n')).toEqual([expect.any(String), expect.stringContaining(`1. ${paid}`)]);
    }
    expect(added?.balances.paid).not.toBe(first.balances.paid);
  });

  it('is for admins, of disputes only, and while the provider answers', async () => {
    const { params } = await disputedHere();
    for (const person of [stage.owner, stage.creator]) {
      expect(await refuse(getBankEvidence, { params }, person)).toMatchObject({ status: 403 });
      expect(await refuse(sendBankEvidence, { params, body: evidenceBody }, person)).toMatchObject({ status: 403 });
    }
    await failNext('disputes.retrieve', 'unavailable', { times: null });
    expect(await refuse(getBankEvidence, { params }, stage.admin)).toMatchObject({ status: 502 });
    await clearFaults();
    expect(await refuse(getBankEvidence, { params: { id: 'case_none' } }, stage.admin)).toMatchObject({ status: 404 });
  });

  it('is nothing against a mere warning', async () => {
    const warning = await warnOfFraud((await fundsOf(stage.campaign.id)).chargeId);
    await deliver(await eventAbout('radar.early_fraud_warning.created', warning));
    const params = await caseOfDispute(warning, stage.admin);
    expect(await refuse(sendBankEvidence, { params, body: evidenceBody }, stage.admin)).toMatchObject({ status: 409 });
  });
});
