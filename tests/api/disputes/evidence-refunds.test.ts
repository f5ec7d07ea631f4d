import { getBankEvidence } from '@doubloon/contract/admin/work-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { dayText } from '@doubloon/contract/shared/days.ts';
import { expect, it } from 'vitest';
import { deps, succeed } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { disputed } from '../../support/money/bank-evidence.ts';
import { approve, fundsOf, submitDeliverable } from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout } from '../../support/money/payment-provider.ts';

const { stage, run, refundsAtProvider, closeAndGrant } = useClosedLoots();

const funds = () => fundsOf(stage.campaign.id);
const today = () => dayText(deps().clock.now());

/** A treasure is paid, and the rest of the loot goes back. */
async function payAndClose(): Promise<void> {
  await approve(await submitDeliverable(stage.campaign, stage.creator), stage.owner);
  await closeAndGrant();
  await run();
}

/** Returns the lines about money that went back which the bank of a dispute reads. */
async function givenBack(): Promise<string[] | undefined> {
  const { params } = await disputed(stage.campaign.id, stage.admin);
  const { parts } = await succeed(getBankEvidence, { params }, stage.admin);
  return parts
    .find(({ part }) => part === 'refunds')
    ?.text.split('\n')
    .slice(1);
}

it('names the refund of a closed loot as the provider does', async () => {
  await payAndClose();
  const [made] = await refundsAtProvider();
  expect(await givenBack()).toEqual([`1. SGD 262.50 on ${today()} to the card, refund ${made?.id}`]);
});

it.each([
  ['by the last request', (id: string | undefined) => `, refund ${id}`, {}],
  ['by nothing where no request names it', () => '', { 'refundRequest.refundId': null }],
])('names one from before the books named refunds %s', async (_by, named, changes) => {
  await payAndClose();
  const [made] = await refundsAtProvider();
  const before = (await funds()).refunds.map(({ refundId: _id, refundedAt: _at, ...record }) => record);
  const document = deps().db.firestore.collection(COLLECTIONS.campaignFunds).doc(stage.campaign.id);
  await document.update({ refunds: before, ...changes });
  expect(await givenBack()).toEqual([`1. SGD 262.50 on ${today()} to the card${named(made?.id)}`]);
});

it('names one that was pending, and for which the budget had nothing left', async () => {
  await payAndClose();
  const { chargeId, refunds } = await funds();
  const { id } = await deps().stripe.refunds.create({ charge: chargeId, amount: 10_500 });
  const pending = { id, status: 'refunding', budgetCents: 0, feeCents: 0, lossCents: 10_500 };
  const document = deps().db.firestore.collection(COLLECTIONS.campaignFunds).doc(stage.campaign.id);
  await document.update({ refunds: [...refunds, pending] });
  expect((await deliver(await eventAbout('charge.refunded', chargeId))).status).toBe(200);
  expect(await deps().db.ledgerGroups.find(`${id}_refunded`)).toBeNull();
  expect(await givenBack()).toContainEqual(
    expect.stringMatching(new RegExp(`^\\d\\. SGD 105\\.00 on ${today()} to the card, refund ${id}$`)),
  );
});
