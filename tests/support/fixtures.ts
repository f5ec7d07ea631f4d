import { Application } from '@doubloon/contract/applications/application.ts';
import { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { applicationId } from '@doubloon/contract/shared/ids.ts';
import { deps } from './api.ts';
import { unique, type Person } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores an open campaign of `owner`, as a paid checkout would have left it, and returns it. */
export async function storeCampaign(owner: Person, overrides: Partial<Campaign> = {}): Promise<Campaign> {
  const campaign = Campaign.parse({
    id: unique('cmp_'),
    ownerId: owner.uid,
    ownerName: owner.name,
    ownerLogo: null,
    ownerVerified: false,
    title: 'Tea for two',
    description: 'Show our tea in your kitchen.',
    budgetCents: 100_000,
    platforms: ['tiktok', 'youtube'],
    niche: null,
    ageRange: '18-35',
    gender: 'All',
    interests: [],
    expectedReach: 10_000,
    startDate: null,
    endDate: null,
    requirements: ['Mention the name'],
    applicantQuestions: {
      cover_letter: true,
      relevant_experience: false,
      years_of_experience: false,
      formal_training: false,
    },
    payoutModel: 'budget_share',
    creatorSlots: 2,
    creatorCapCents: null,
    status: 'open',
    createdAt: new Date(),
    counts: {
      applications: 0,
      pendingApplications: 0,
      approvedApplications: 0,
      pendingDeliverables: 0,
      views: 0,
      paidOutCents: 0,
      committedCents: 0,
    },
    ...overrides,
  });
  await deps().db.collection(COLLECTIONS.campaigns).doc(campaign.id).set(campaign);
  return campaign;
}

/** Stores an application of `creator` to `campaign`, pending unless told otherwise, and returns it. */
export async function storeApplication(
  campaign: Campaign,
  creator: Pick<Person, 'uid' | 'name'>,
  overrides: Partial<Application> = {},
): Promise<Application> {
  const createdAt = overrides.createdAt ?? new Date();
  const application = Application.parse({
    id: applicationId(campaign.id, creator.uid),
    campaignId: campaign.id,
    creatorId: creator.uid,
    ownerId: campaign.ownerId,
    creatorName: creator.name,
    campaignTitle: campaign.title,
    campaign: {
      description: campaign.description,
      platforms: campaign.platforms,
      budgetCents: campaign.budgetCents,
      endDate: campaign.endDate,
      ownerName: campaign.ownerName,
    },
    answers: { cover_letter: 'I drink tea.' },
    status: 'pending',
    feedback: null,
    createdAt,
    decideBy: new Date(createdAt.getTime() + 7 * DAY_MS),
    decidedAt: null,
    ...overrides,
  });
  await deps().db.collection(COLLECTIONS.applications).doc(application.id).set(application);
  return application;
}

/** What is stored under a collection and id now, as Firestore returns it; undefined when there is nothing. */
export async function stored(
  collection: (typeof COLLECTIONS)[keyof typeof COLLECTIONS],
  id: string,
): Promise<Record<string, unknown> | undefined> {
  return (await deps().db.collection(collection).doc(id).get()).data();
}
