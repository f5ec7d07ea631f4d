import { randomUUID } from 'node:crypto';
import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { createConnectedAccount, getConnectedAccount, startCheckout } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { evaluateFlags } from '../../../functions/src/flags/evaluate-flags.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { applicationDocument, deliverableDocument } from '../../../functions/testing/documents.ts';
import type { DemoPerson } from '../../../scripts/seeding/demo-api.ts';
import type { Stage } from './stage.ts';

/** The people who take part in every scene. */
export interface Cast {
  readonly owner: DemoPerson;
  /** Can be paid. */
  readonly creator: DemoPerson;
}

/** Earnings for a thousand views of a loot with a budget of 1,000, in cents. */
export const EARNED_CENTS = 75_000;

/** The last place of every scheduled job, which notes that it ran. */
export const NOTED = 'commit jobRuns';

const DAY_MS = 24 * 60 * 60_000;

export async function signUpCast(stage: Stage): Promise<Cast> {
  const owner = await stage.signUp('business_owner');
  const creator = await stage.signUp('content_creator');
  await connectAccount(stage, creator);
  await stage.api().call(getConnectedAccount, { params: { id: creator.uid } }, creator);
  // The provider keeps a fee of each payment: with more in its balance refunds are covered.
  await stage.atProvider('/_control/balance', { amount: 10_000_000 });
  return { owner, creator };
}

/** Opens a payout account and finishes its onboarding; the product has not heard of the latter. */
export async function connectAccount(stage: Stage, creator: DemoPerson): Promise<string> {
  const body = { creatorId: creator.uid, country: 'SG' };
  const { stripe_account_id: id } = await stage.api().call(createConnectedAccount, { body }, creator);
  await stage.atProvider(`/_control/accounts/${id}/onboarding`, { outcome: 'complete' });
  return id ?? '';
}

/** Opens a checkout. Returns its session. */
export async function openCheckout({ api }: Stage, { owner }: Cast): Promise<string> {
  // Scenes go on at once, and a checkout that says the same as an open one of its owner ends that one.
  const draft = {
    owner_id: owner.uid,
    title: `Spring loot ${randomUUID()}`,
    description: 'Show our tea.',
    budget: 100_000,
  };
  const formData = { ...draft, platforms: ['tiktok' as const] };
  return (await api().call(startCheckout, { body: { formData } }, owner)).id;
}

/** A checkout that was paid, and that the product has not heard of. */
export async function payCheckout(stage: Stage, cast: Cast): Promise<string> {
  const session = await openCheckout(stage, cast);
  await stage.atProvider(`/_control/checkout/sessions/${session}/pay`, {});
  return session;
}

/** Completes a checkout as the success page does. */
export function returnFromCheckout({ api }: Stage, { owner }: Cast, session: string): Promise<CampaignView> {
  return api().call(completeCheckout, { body: { payment_gateway_id: session } }, owner);
}

export async function buyCampaign(stage: Stage, cast: Cast): Promise<CampaignView> {
  return returnFromCheckout(stage, cast, await payCheckout(stage, cast));
}

/** A treasure in a loot of its own that waits for its owner's decision. */
export async function submitDeliverable(stage: Stage, cast: Cast): Promise<{ id: string; campaignId: string }> {
  const { db, clock } = stage.deps;
  const { owner, creator } = cast;
  const { id: campaignId } = await buyCampaign(stage, cast);
  const createdAt = clock.now();
  const when = { createdAt, decideBy: new Date(createdAt.getTime() + 5 * DAY_MS) };
  const application = applicationDocument({ campaignId, creatorId: creator.uid, ownerId: owner.uid, ...when });
  await db.firestore.collection(COLLECTIONS.applications).doc(application.id).set(application);
  const decision = { params: { id: application.id }, body: { status: 'approved' as const } };
  await stage.api().call(decideApplication, decision, owner);
  const deliverable = deliverableDocument(application, { id: `dlv_${application.id}`, viewCount: 1000, ...when });
  await db.firestore.collection(COLLECTIONS.deliverables).doc(deliverable.id).set(deliverable);
  // The treasure's trigger does this at some moment; done here, the approval finds nothing new.
  await evaluateFlags(stage.deps, deliverable.id);
  return { id: deliverable.id, campaignId };
}

export function approve({ api }: Stage, { owner }: Cast, deliverableId: string): Promise<unknown> {
  const body = { status: 'approved', view_count: 1000 } as const;
  return api().call(decideDeliverable, { params: { id: deliverableId }, body }, owner);
}

/** The payout of a treasure as it is stored. */
export async function payoutOf({ deps }: Stage, deliverableId: string): Promise<Payout | undefined> {
  const found = await deps.db.firestore.collection(COLLECTIONS.payouts).doc(payoutIdOf(deliverableId)).get();
  return found.data() as Payout | undefined;
}
