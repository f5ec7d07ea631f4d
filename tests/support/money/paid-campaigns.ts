import type { Application } from '@doubloon/contract/applications/application.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { addBudget } from '@doubloon/contract/payments/budget/operations.ts';
import { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { CampaignFunds, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import { createConnectedAccount, getConnectedAccount, startCheckout } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import type { InputOf } from '@doubloon/contract/calls/operation.ts';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import { applyEntries, NO_BALANCES } from '../../../functions/src/payments/ledger/ledger.ts';
import { collection } from '../../../functions/src/platform/database/collection.ts';
import { campaignDocument } from '../../../functions/testing/documents.ts';
import { call, deps, succeed } from '../api.ts';
import { storeApplication, storeDeliverable } from '../given/fixtures.ts';
import { finishOnboarding, payOnHostedPage, topUp } from './payment-provider.ts';
import { createPerson } from '../given/people.ts';
import type { Person } from '../given/person.ts';

type Draft = InputOf<typeof startCheckout>['body']['formData'];

/** Returns a completed create form; amounts in cents. */
export function draftOf(owner: Person, fields: Partial<Draft> = {}): Draft {
  return {
    owner_id: owner.uid,
    title: 'Spring loot',
    description: 'Show our tea.',
    budget: 100_000,
    platforms: ['tiktok'],
    ...fields,
  };
}

/** Returns the dates of a loot that ends after so many days. */
export const endingIn = (days: number) => ({ endDate: dayInSingapore(addDays(deps().clock.now(), days)) });

/** Returns the dates of a loot that ends so soon that it can also be paid for by PayNow, and so by a payment that is confirmed later. */
export const endingSoon = () => endingIn(3);

/** Opens an unpaid checkout and returns its session. */
export async function openCheckout(owner: Person, fields: Partial<Draft> = {}): Promise<string> {
  return (await succeed(startCheckout, { body: { formData: draftOf(owner, fields) } }, owner)).id;
}

/** Buys and pays for a campaign. */
export async function buyCampaign(
  owner: Person,
  fields: Partial<Draft> = {},
): Promise<{ sessionId: string; campaign: CampaignView }> {
  const sessionId = await openCheckout(owner, fields);
  await payOnHostedPage(sessionId);
  const campaign = await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
  return { sessionId, campaign };
}

/** Opens a checkout that adds budget to a campaign, and returns its session. */
export async function openAddition(
  owner: Person,
  { id }: Pick<CampaignView, 'id'>,
  body: InputOf<typeof addBudget>['body'],
): Promise<string> {
  return (await succeed(addBudget, { params: { id }, body }, owner)).id;
}

/** Adds budget to a campaign, paid with a card, and returns the updated campaign. */
export async function addPaidBudget(
  owner: Person,
  campaign: Pick<CampaignView, 'id'>,
  body: InputOf<typeof addBudget>['body'],
): Promise<CampaignView> {
  const sessionId = await openAddition(owner, campaign, body);
  await payOnHostedPage(sessionId);
  return succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
}

/** Opens a payout account for a creator and, by default, finishes its onboarding; returns the provider's account id. */
export async function connectAccount(
  creator: Person,
  outcome: Parameters<typeof finishOnboarding>[1] | 'untouched' = 'complete',
): Promise<string> {
  const opened = await succeed(createConnectedAccount, { body: { creatorId: creator.uid, country: 'SG' } }, creator);
  const accountId = opened.stripe_account_id ?? '';
  if (outcome !== 'untouched') {
    await finishOnboarding(accountId, outcome);
    await succeed(getConnectedAccount, { params: { id: creator.uid } }, creator);
  }
  return accountId;
}

/** Creates a creator who can be paid. */
export async function createPaidCreator(): Promise<Person> {
  const creator = await createPerson('content_creator');
  await connectAccount(creator);
  return creator;
}

/** Stores an application to a bought campaign, pending by default. */
export function applyTo(
  { id, owner_id: ownerId, title, budget }: CampaignView,
  creator: Person,
  fields: Partial<Application> = {},
): Promise<Application> {
  return storeApplication(campaignDocument({ id, ownerId, title, budgetCents: budget }), creator, fields);
}

/** Tops up the provider's balance, so that refunds are covered although payments are not captured or settled yet. */
export async function coverRefunds(): Promise<void> {
  await topUp(10_000_000);
}

/** Stores a treasure that waits for its owner's decision. */
export async function submitDeliverable(
  campaign: CampaignView,
  creator: Person,
  fields: Partial<Deliverable> = {},
): Promise<Deliverable> {
  const application = await applyTo(campaign, creator, { status: 'approved' });
  return storeDeliverable(application, { viewCount: 1000, ...fields });
}

/** Approves a treasure as its owner; returns whatever the answer is. */
export function approve({ id, viewCount }: Pick<Deliverable, 'id' | 'viewCount'>, owner: Person, feedback?: string) {
  const body = { status: 'approved' as const, view_count: viewCount, ...(feedback !== undefined && { feedback }) };
  return call(decideDeliverable, { params: { id }, body }, owner);
}

/** Returns the stored funds of a campaign. */
export async function fundsOf(campaignId: string): Promise<CampaignFunds> {
  const found = await collection(deps().db.firestore, COLLECTIONS.campaignFunds, CampaignFunds).doc(campaignId).get();
  return found.data() as CampaignFunds;
}

/** Returns the provider's transfers of a campaign's money, newest first, at most 100. */
export async function transfersOf(campaignId: string): Promise<Stripe.Transfer[]> {
  const { transferGroup } = await fundsOf(campaignId);
  return (await deps().stripe.transfers.list({ transfer_group: transferGroup, limit: 100 })).data;
}

/** Returns an application's stored funds. */
export async function applicationFundsOf(applicationId: string): Promise<ApplicationFunds | undefined> {
  return (
    await collection(deps().db.firestore, COLLECTIONS.applicationFunds, ApplicationFunds).doc(applicationId).get()
  ).data();
}

/** Returns the funds of budget that was added to a campaign, in the order of payment. */
export async function addedFundsOf(campaignId: string): Promise<CampaignFunds[]> {
  return Promise.all((await fundsOf(campaignId)).addedIds.map(fundsOf));
}

/** Returns the ledger of a campaign, after checking that every group sums to zero, and that the groups of each payment add up to its stored balances. */
export async function expectBalancedBooks(campaignId: string): Promise<LedgerGroup[]> {
  const list = await collection(deps().db.firestore, COLLECTIONS.ledgerGroups, LedgerGroup)
    .where('campaignId', '==', campaignId)
    .get();
  const groups = list.docs.map((doc) => doc.data()).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const group of groups) expect(group.entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  for (const funds of [await fundsOf(campaignId), ...(await addedFundsOf(campaignId))]) {
    const entries = groups.flatMap((group) => (fundsIdOf(group) === fundsIdOf(funds) ? group.entries : []));
    expect(applyEntries(NO_BALANCES, entries)).toEqual(funds.balances);
  }
  return groups;
}
