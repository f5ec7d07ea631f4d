import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { expect } from 'vitest';
import { examineBooks } from '../../../functions/src/payments/reconciliation/examine-books.ts';
import { readBooks } from '../../money/invariants/books.ts';
import { wrongInBooks } from '../../money/invariants/invariants.ts';
import { wrongAtProvider } from '../../money/invariants/provider-invariants.ts';
import { waiting } from '../../money/waiting.ts';
import { deps } from '../api.ts';
import { createPerson } from '../given/people.ts';
import { pass, type Journey, type Step } from './journey.ts';
import { STEPS } from './steps.ts';

/** Minutes after which people retry what was refused: within the replays, after them, after the quiet period, after a review. */
const COMES_BACK = [2, 3, 15, 65, 65, 7 * 60, 9 * 24 * 60, 65, 65];
const A_DAY = 25 * 60;

export async function beginJourney(): Promise<Journey> {
  const [owner, creator] = [await createPerson('business_owner'), await createPerson('content_creator')];
  const nothing = { accountId: '', session: '', proofId: '', refundedCharge: '', warningId: '', disputeId: '' };
  return { owner, creator, campaigns: [], deliverable: null, ...nothing };
}

/** Goes the whole way from a payment to its refund; `play` decides what happens around each step. */
export async function travel(play: (step: Step, journey: Journey) => Promise<void>): Promise<Journey> {
  const journey = await beginJourney();
  for (const step of STEPS) await play(step, journey);
  await endJourney();
  return journey;
}

/** Repeats a step until it is done; returns all messages on the way. */
export async function take(
  step: Step,
  journey: Journey,
  around: { arm?: () => Promise<void> } = {},
): Promise<string[]> {
  await step.prepare?.(journey);
  await around.arm?.();
  const told: string[] = [];
  for (const minutes of [...COMES_BACK, null]) {
    const answer = await step.act(journey);
    if (answer !== null) told.push(answer);
    if (await step.isDone(journey)) return told;
    if (minutes !== null) await pass(minutes);
    if (await step.isDone(journey)) return told;
  }
  throw new Error(`${step.name}: it is never done; told: ${told.join('; ')}`);
}

/** Ends a journey: open checkouts stay unpaid, and a day later nobody may wait, the books are right on their own and agree with the provider. */
export async function endJourney(): Promise<void> {
  const { stripe, db } = deps();
  for await (const { id } of stripe.checkout.sessions.list({ status: 'open', limit: 100 })) {
    await stripe.checkout.sessions.expire(id);
  }
  for (const minutes of [A_DAY, A_DAY]) await pass(minutes);
  const books = await readBooks(db.firestore);
  const [transfers, refunds] = await Promise.all([
    stripe.transfers.list({ limit: 100 }).autoPagingToArray({ limit: 1000 }),
    stripe.refunds.list({ limit: 100 }).autoPagingToArray({ limit: 1000 }),
  ]);
  expect([
    ...wrongInBooks(books),
    ...wrongAtProvider(books, { transfers, refunds }),
    ...waiting(books, deps().clock.now()),
  ]).toEqual([]);
  expect((await examineBooks(deps(), { after: null, limit: 1000 })).differences).toEqual([]);
}

/** Returns the result of a journey without ids and times, so that it does not depend on how the journey went. */
export async function outcomeOf({ owner, creator, campaigns }: Journey) {
  const { db, stripe } = deps();
  const ownedBy = async <T>(name: string) =>
    (await db.firestore.collection(name).where('ownerId', '==', owner.uid).get()).docs.map((one) => one.data() as T);
  const funds = await ownedBy<CampaignFunds>(COLLECTIONS.campaignFunds);
  const ofEach = campaigns.map((id) => funds.find(({ campaignId }) => campaignId === id));
  const payouts = await ownedBy<Payout>(COLLECTIONS.payouts);
  const charges = ofEach.map((one) => one?.chargeId ?? '');
  const account = (await db.firestore.collection(COLLECTIONS.connectedAccounts).doc(creator.uid).get()).data();
  return {
    campaigns: funds.length,
    balances: ofEach.map((one) => one?.balances),
    feesLeft: ofEach.map((one) => one?.feeCents),
    payouts: payouts
      .map(({ status, amountCents, proofId }) => `${proofId ? 'proof' : 'treasure'} ${status} ${amountCents}`)
      .sort(),
    transfers: (await stripe.transfers.list({ destination: String(account?.['accountId']), limit: 100 })).data
      .map(({ amount, amount_reversed: back }) => amount - back)
      .sort(),
    refunds: await Promise.all(
      charges.map(async (charge) => (await stripe.refunds.list({ charge, limit: 100 })).data.map((one) => one.amount)),
    ),
    account: account?.['status'] as unknown,
  };
}
