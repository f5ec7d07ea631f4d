import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examineCampaign } from '../../../functions/src/payments/reconciliation/examine-books.ts';
import { deps, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { type Dispute, disputePaymentKnowingly } from '../../support/money/disputes.ts';
import { buyCampaign, coverRefunds, expectBalancedBooks, fundsOf } from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, failNext, keepDisputeFee } from '../../support/money/payment-provider.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const DAY_MINUTES = 24 * 60;
/** Cents that the stand-in keeps for a dispute that it receives, and for one more service. */
const [RECEIVED, MORE] = [1500, 1700];

let owner: Person;
let campaign: CampaignView;
let dispute: Dispute;

beforeAll(async () => {
  stopClock();
  await coverRefunds();
  owner = await createPerson('business_owner');
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 100_000 }));
  dispute = await disputePaymentKnowingly(campaign.id);
  // Whatever the provider has told so far is handled.
  expect(await round()).toEqual([]);
  expect(await bookedFees()).toEqual([RECEIVED]);
});

/** Lets the reconciler ask the provider about every loot, and returns what differs in this one. */
async function round() {
  passMinutes(DAY_MINUTES + 1);
  await succeed(runScheduledJob, { params: { name: 'reconcile' } });
  const last = await deps().db.ledgerResults.findLast();
  return last?.differences.filter(({ campaignId }) => campaignId === campaign.id);
}

/** Fees of the dispute in the books, in cents, in the order of their booking. */
const bookedFees = async () =>
  (await expectBalancedBooks(campaign.id))
    .filter(({ id }) => id.startsWith(`${dispute.id}_fee_`))
    .flatMap(({ entries }) => entries.filter(({ account }) => account === 'stripe_fees'))
    .map(({ amountCents }) => amountCents);
const recorded = async () => (await fundsOf(campaign.id)).disputes.find(({ id }) => id === dispute.id);

describe('a fee of a dispute that no message tells of', () => {
  it('is booked by the reconciler once, as the provider’s balance has it', async () => {
    await keepDisputeFee(dispute.id, MORE);
    expect(await round()).toEqual([]);
    expect(await bookedFees()).toEqual([RECEIVED, MORE]);
    expect(await recorded()).toMatchObject({ providerFeeCents: RECEIVED + MORE, status: 'open' });
    expect(await round()).toEqual([]);
    expect(await bookedFees()).toEqual([RECEIVED, MORE]);
  });

  it('is booked once more when it comes back', async () => {
    await keepDisputeFee(dispute.id, MORE);
    await round();
    await keepDisputeFee(dispute.id, -MORE);
    expect(await round()).toEqual([]);
    expect(await bookedFees()).toEqual([RECEIVED, MORE, -MORE]);
    expect(await recorded()).toMatchObject({ providerFeeCents: RECEIVED });
  });

  it('is not booked again by a message that comes after it', async () => {
    await keepDisputeFee(dispute.id, MORE);
    await round();
    expect((await deliver(await eventAbout('charge.dispute.created', dispute.id))).status).toBe(200);
    await dispute.end('won');
    expect((await dispute.tellEnded()).status).toBe(200);
    // A won dispute brings back whatever was kept besides the fee for receiving it.
    expect(await bookedFees()).toEqual([RECEIVED, MORE, -MORE]);
    expect(await recorded()).toMatchObject({ status: 'won', providerFeeCents: RECEIVED });
    expect(await round()).toEqual([]);
  });

  it('is a difference, and not booked, where the books are only looked at', async () => {
    await keepDisputeFee(dispute.id, MORE);
    const { differences } = await examineCampaign(deps(), campaign.id);
    expect(differences).toMatchObject([
      {
        ...{ what: `fee of dispute ${dispute.id} at the provider` },
        ...{ storedCents: RECEIVED, recountedCents: RECEIVED + MORE },
      },
    ]);
    expect(await bookedFees()).toEqual([RECEIVED]);
  });

  it('is told as a difference while the dispute cannot be looked up', async () => {
    await keepDisputeFee(dispute.id, MORE);
    await failNext('disputes.retrieve', 'unavailable', { times: null });
    expect(await round()).toMatchObject([{ what: `fee of dispute ${dispute.id} at the provider` }]);
    expect(await bookedFees()).toEqual([RECEIVED]);
  });

  it('is booked without a decision whose message has not come', async () => {
    await dispute.end('lost');
    await keepDisputeFee(dispute.id, MORE);
    await failNext('events.list', 'unavailable', { times: null });
    expect(await round()).toMatchObject([{ what: `dispute ${dispute.id}: open in the books, lost at the provider` }]);
    expect(await recorded()).toMatchObject({ status: 'open', providerFeeCents: RECEIVED + MORE });
    expect(await bookedFees()).toEqual([RECEIVED, MORE]);
  });
});
