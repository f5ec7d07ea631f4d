import { completeCheckout, getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Operation, OutputOf } from '@doubloon/contract/calls/operation.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { expect } from 'vitest';
import type Stripe from 'stripe';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { campaignDocument } from '../../../functions/testing/documents.ts';
import { deps, succeed, type Answer } from '../api.ts';
import { storeApplication, stored, storeDeliverable } from '../given/fixtures.ts';
import { passMinutes } from '../setup/moving-clock.ts';
import { openCheckout } from '../money/paid-campaigns.ts';
import { deliver, eventAbout, payOnHostedPage } from '../money/payment-provider.ts';
import type { Person } from '../given/person.ts';

/** The people and objects of a journey, filled in on the way. */
export interface Journey {
  readonly owner: Person;
  readonly creator: Person;
  accountId: string;
  /** The session that is being paid. */
  session: string;
  /** Campaigns bought through the event of the payment, on the success page, and by the schedule. */
  readonly campaigns: string[];
  deliverable: Deliverable | null;
  proofId: string;
  refundedCharge: string;
  warningId: string;
  disputeId: string;
}

/** A step of a journey, which is repeated until it is done. */
export interface Step {
  readonly name: string;
  readonly prepare?: (journey: Journey) => Promise<unknown>;
  /** Takes the step. Returns the message of a refusal, or null if it was not refused. */
  readonly act: (journey: Journey) => Promise<string | null>;
  readonly isDone: (journey: Journey) => Promise<boolean>;
  /** Used instead if the step's event is lost; absent for a step without an event. */
  readonly withoutEvent?: (journey: Journey) => Promise<unknown>;
  /** True for a step that is possible only if no event is lost. */
  readonly needsAllNews?: true;
}

/** Returns the message of a refusal, which must have a code of the contract (`call` checks that) and a text. */
export function said<Op extends Operation>(answer: Answer<Op>, keep?: (data: OutputOf<Op>) => void): string | null {
  if (answer.ok) {
    keep?.(answer.data);
    return null;
  }
  const { code, message, details } = answer.error;
  expect(message, code).toMatch(/\w+ \w+/);
  return `${code}: ${message} ${JSON.stringify(details ?? '')}`;
}

/** Checks that a failure gives a reason in words. */
export function expectReason(reason: string | null | undefined): void {
  if (!reason || !/\w+ \w+/.test(reason)) throw new Error('Something has failed without a reason');
}

const JOBS = ['settle-checkouts', 'resolve-payouts', 'settle-refunds'] as const;

/** Moves the clock and runs the schedules. */
export async function pass(minutes: number): Promise<void> {
  passMinutes(minutes);
  for (const name of JOBS) await succeed(runScheduledJob, { params: { name } });
}

/** Delivers the newest event about something; the provider repeats it later unless it was accepted. */
export async function tell(type: Stripe.Event.Type, about: string, account?: string): Promise<string | null> {
  const event = await eventAbout(type, about, account === undefined ? {} : { account });
  const { status, body } = await deliver(event);
  return status === 200 ? null : JSON.stringify(body);
}

/** Pays a checkout without notifying the product. */
export async function payCheckout(journey: Journey): Promise<void> {
  journey.session = await openCheckout(journey.owner);
  await payOnHostedPage(journey.session);
}

async function campaignOf({ session }: Journey): Promise<string | null> {
  const found = await deps().db.firestore.collection(COLLECTIONS.checkouts).where('sessionId', '==', session).get();
  return (found.docs[0]?.get('campaignId') as string | null | undefined) ?? null;
}

/** Records the campaign that the session has bought; returns false while there is none. */
export async function recordCampaign(journey: Journey): Promise<boolean> {
  const id = await campaignOf(journey);
  if (id === null) return false;
  if (!journey.campaigns.includes(id)) journey.campaigns.push(id);
  await succeed(getCampaign, { params: { id } });
  const { session, owner } = journey;
  expect(await succeed(completeCheckout, { body: { payment_gateway_id: session } }, owner)).toMatchObject({ id });
  return true;
}

/** Submits a treasure of the first campaign, which then waits for a decision. */
export async function submitDeliverable(journey: Journey): Promise<void> {
  const { owner, creator, campaigns } = journey;
  const document = campaignDocument({ id: campaigns[0] ?? '', ownerId: owner.uid });
  const application = await storeApplication(document, creator);
  const decision = { params: { id: application.id }, body: { status: 'approved' as const } };
  await succeed(decideApplication, decision, owner);
  journey.deliverable = await storeDeliverable(application, { viewCount: 1000 });
}

export async function payoutOf(subjectId: string): Promise<Payout | undefined> {
  return (await stored(COLLECTIONS.payouts, payoutIdOf(subjectId))) as Payout | undefined;
}
