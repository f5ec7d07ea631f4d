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

/** Who and what a journey is about; filled on the way. */
export interface Journey {
  readonly owner: Person;
  readonly creator: Person;
  accountId: string;
  /** The session that is being paid for. */
  session: string;
  /** Bought on hearing of the payment, on the success page, and by the schedule. */
  readonly campaigns: string[];
  deliverable: Deliverable | null;
  proofId: string;
  refundedCharge: string;
  warningId: string;
  disputeId: string;
}

/** One thing that somebody does, and does again until it is done. */
export interface Step {
  readonly name: string;
  readonly prepare?: (journey: Journey) => Promise<unknown>;
  /** Takes the step. Returns the refusal's words, or null when it was not refused. */
  readonly act: (journey: Journey) => Promise<string | null>;
  readonly isDone: (journey: Journey) => Promise<boolean>;
  /** Replacement when the event that the step tells is lost; absent for a step that tells none. */
  readonly withoutEvent?: (journey: Journey) => Promise<unknown>;
  /** True for a journey that is possible only when no event is lost. */
  readonly needsAllNews?: true;
}

/** A refusal has a code of the contract's (`call` checks that) and words for whoever reads it. */
export function said<Op extends Operation>(answer: Answer<Op>, keep?: (data: OutputOf<Op>) => void): string | null {
  if (answer.ok) {
    keep?.(answer.data);
    return null;
  }
  const { code, message, details } = answer.error;
  expect(message, code).toMatch(/\w+ \w+/);
  return `${code}: ${message} ${JSON.stringify(details ?? '')}`;
}

/** Whatever has failed says why, in words. */
export function expectReason(reason: string | null | undefined): void {
  if (!reason || !/\w+ \w+/.test(reason)) throw new Error('Something has failed without a reason');
}

const JOBS = ['settle-checkouts', 'resolve-payouts', 'settle-refunds'] as const;

/** Time passes, and the schedules run. */
export async function pass(minutes: number): Promise<void> {
  passMinutes(minutes);
  for (const name of JOBS) await succeed(runScheduledJob, { params: { name } });
}

/** Delivers the newest event about something; the provider sends it again later unless it was taken. */
export async function tell(type: Stripe.Event.Type, about: string, account?: string): Promise<string | null> {
  const event = await eventAbout(type, about, account === undefined ? {} : { account });
  const { status, body } = await deliver(event);
  return status === 200 ? null : JSON.stringify(body);
}

/** A checkout that was paid; the product has not heard of it. */
export async function payCheckout(journey: Journey): Promise<void> {
  journey.session = await openCheckout(journey.owner);
  await payOnHostedPage(journey.session);
}

async function campaignOf({ session }: Journey): Promise<string | null> {
  const found = await deps().db.firestore.collection(COLLECTIONS.checkouts).where('sessionId', '==', session).get();
  return (found.docs[0]?.get('campaignId') as string | null | undefined) ?? null;
}

/** Notes the campaign that the session has bought; false while there is none. */
export async function recordCampaign(journey: Journey): Promise<boolean> {
  const id = await campaignOf(journey);
  if (id === null) return false;
  if (!journey.campaigns.includes(id)) journey.campaigns.push(id);
  await succeed(getCampaign, { params: { id } });
  const { session, owner } = journey;
  expect(await succeed(completeCheckout, { body: { payment_gateway_id: session } }, owner)).toMatchObject({ id });
  return true;
}

/** A treasure of the first campaign that waits for a decision. */
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
