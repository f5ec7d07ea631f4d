import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { Flag } from '@doubloon/contract/flags/flag.ts';
import type { FlagReport } from '@doubloon/contract/flags/flag-report.ts';
import { profileUrl } from '@doubloon/contract/links/account-url.ts';
import { CampaignFunds, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type { PostReading } from '@doubloon/contract/readings/watched-post.ts';
import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import { DEFAULT_EXPECTED_REACH } from '@doubloon/contract/shared/constants.ts';
import { platformFeeCents } from '@doubloon/contract/shared/money.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import {
  applicationDocument,
  campaignDocument,
  deliverableDocument,
  proofDocument,
} from '../../../functions/testing/documents.ts';
import { deps } from '../api.ts';
import { unique } from './people.ts';
import type { Person } from './person.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores an open campaign of `owner` that asks for a cover letter, without its funds, and returns it. */
export async function storeCampaign(owner: Person, fields: Partial<Campaign> = {}): Promise<Campaign> {
  const applicantQuestions = {
    cover_letter: true,
    relevant_experience: false,
    years_of_experience: false,
    formal_training: false,
  };
  const campaign = campaignDocument({
    id: unique('cmp_'),
    ownerId: owner.uid,
    ownerName: owner.name,
    platforms: ['tiktok', 'youtube'],
    applicantQuestions,
    createdAt: new Date(),
    ...fields,
  });
  await put(COLLECTIONS.campaigns, campaign.id, campaign);
  return campaign;
}

/** Stores the funds that a paid checkout would have booked for `campaign`: its whole budget available, no slot taken. */
export async function storeFunds(campaign: Campaign, fields: Partial<CampaignFunds> = {}): Promise<void> {
  const { budgetCents, payoutModel, creatorSlots, creatorCapCents } = campaign;
  const expectedReach = campaign.expectedReach ?? DEFAULT_EXPECTED_REACH;
  const funds = CampaignFunds.parse({
    campaignId: campaign.id,
    ownerId: campaign.ownerId,
    campaignTitle: campaign.title,
    terms: { payoutModel, budgetCents, expectedReach, creatorSlots, creatorCapCents },
    slotsTaken: 0,
    balances: {
      funded: budgetCents,
      available: budgetCents,
      reserved: 0,
      paid: 0,
      refunding: 0,
      refunded: 0,
      disputed: 0,
    },
    feeCents: platformFeeCents(budgetCents),
    checkoutId: unique('cko_'),
    chargeId: unique('ch_'),
    transferGroup: campaign.id,
    refunds: [],
    disputes: [],
    createdAt: campaign.createdAt,
    updatedAt: campaign.createdAt,
    ...fields,
  });
  await put(COLLECTIONS.campaignFunds, fundsIdOf(funds), funds);
}

/** Stores an application of `creator` to `campaign`, pending by default, and returns it. */
export async function storeApplication(
  campaign: Campaign,
  creator: Person,
  fields: Partial<Application> = {},
): Promise<Application> {
  const createdAt = fields.createdAt ?? new Date();
  const application = applicationDocument({
    campaignId: campaign.id,
    creatorId: creator.uid,
    ownerId: campaign.ownerId,
    creatorName: creator.name,
    creatorPic: null,
    campaignTitle: campaign.title,
    campaign: {
      description: campaign.description,
      platforms: campaign.platforms,
      budgetCents: campaign.budgetCents,
      endDate: campaign.endDate,
      ownerName: campaign.ownerName,
    },
    createdAt,
    decideBy: new Date(createdAt.getTime() + 7 * DAY_MS),
    decidedAt: fields.status && fields.status !== 'pending' ? createdAt : null,
    ...fields,
  });
  await put(COLLECTIONS.applications, application.id, application);
  return application;
}

/** Stores a treasure of `application`, submitted by default, and returns it. */
export async function storeDeliverable(
  application: Application,
  fields: Partial<Deliverable> = {},
): Promise<Deliverable> {
  const createdAt = fields.createdAt ?? new Date();
  const deliverable = deliverableDocument(application, {
    id: unique('dlv_'),
    createdAt,
    decideBy: new Date(createdAt.getTime() + 5 * DAY_MS),
    ...fields,
  });
  await put(COLLECTIONS.deliverables, deliverable.id, deliverable);
  return deliverable;
}

/** Stores a proof of `deliverable`, by default pending and with an image that is not in the bucket, and returns it. */
export async function storeProof(deliverable: Deliverable, fields: Partial<Proof> = {}): Promise<Proof> {
  const createdAt = fields.createdAt ?? new Date();
  const decideBy = new Date(createdAt.getTime() + 5 * DAY_MS);
  const proof = proofDocument(deliverable, { id: unique('prf_'), createdAt, decideBy, ...fields });
  await put(COLLECTIONS.proofs, proof.id, proof);
  return proof;
}

/** Stores a reading of the post of `deliverable`, from its platform by default, and returns it. */
export async function storeReading(
  { id: deliverableId, postKey, applicationId, campaignId, creatorId, ownerId }: Deliverable,
  fields: Partial<PostReading> = {},
): Promise<PostReading> {
  const counts = { views: 1200, likes: 48, comments: 6, shares: null, source: 'platform' } as const;
  const parties = { deliverableId, postKey, applicationId, campaignId, creatorId, ownerId };
  const reading: PostReading = { id: unique('rdg_'), at: new Date(), ...counts, ...parties, ...fields };
  await put(COLLECTIONS.readings, reading.id, reading);
  return reading;
}

/** Stores a flag report about a treasure; by default, its views have fallen. */
export async function storeFlagReport(
  { id: deliverableId, campaignId, creatorId, ownerId }: Deliverable,
  fields: Partial<FlagReport> = {},
): Promise<FlagReport> {
  const flag: Flag = {
    ...{ name: 'fall', weight: 25, evidence: { from: 1_000, to: 800 } },
    ...{ forAdmins: 'It fell from 1,000 to 800.', forPerson: 'The platform has taken views of the post back.' },
  };
  const parties = { deliverableId, campaignId, creatorId, ownerId };
  const found = { flags: [flag], score: flag.weight, evaluatedAt: new Date() };
  const report: FlagReport = { ...parties, ...found, decided: [], ...fields };
  await put(COLLECTIONS.flagReports, deliverableId, report);
  return report;
}

/** Links an account to a person, as verifying the code on its profile page does. */
export async function linkAccount(person: Person, platform: PlatformId, handle: string): Promise<void> {
  const account: SocialAccount = {
    uid: person.uid,
    platform,
    handle,
    url: profileUrl(platform, handle),
    verifiedBy: 'code',
    verifiedAt: new Date(),
    followers: null,
    followersDueAt: null,
    platformId: null,
  };
  await put(COLLECTIONS.socialAccounts, `${person.uid}__${platform}`, account);
}

async function put(name: CollectionName, id: string, document: object): Promise<void> {
  await deps().db.firestore.collection(name).doc(id).set(document);
}

/** Returns the document with an id in a collection, as Firestore returns it; undefined if it does not exist. */
export async function stored(name: CollectionName, id: string): Promise<Record<string, unknown> | undefined> {
  return (await deps().db.firestore.collection(name).doc(id).get()).data();
}
