import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { deriveCampaignFields } from '../src/campaigns/derived-fields.ts';

const CREATED_AT = new Date('2026-03-01T08:00:00Z');
const DECIDE_BY = new Date('2026-03-08T08:00:00Z');

/** A stored campaign that nobody has applied to, with the derived fields that belong to it unless told otherwise. */
export function campaignDocument(fields: Pick<Campaign, 'id' | 'ownerId'> & Partial<Campaign>): Campaign {
  const campaign: Campaign = {
    ownerName: 'Ada Merchant',
    ownerLogo: null,
    ownerVerified: false,
    title: 'Spring loot',
    description: 'Show our tea.',
    budgetCents: 100_000,
    platforms: ['tiktok'],
    contentTypes: [],
    examplePosts: [],
    files: [],
    niche: null,
    ageRange: null,
    gender: 'All',
    interests: [],
    expectedReach: 10_000,
    startDate: null,
    endDate: null,
    extendedAt: null,
    requirements: [],
    applicantQuestions: {
      cover_letter: false,
      relevant_experience: false,
      years_of_experience: false,
      formal_training: false,
    },
    payoutModel: 'budget_share',
    creatorSlots: 2,
    creatorCapCents: null,
    cover: null,
    status: 'open',
    moderationReason: null,
    heldByAdmin: false,
    moderatedAt: null,
    createdAt: CREATED_AT,
    closedAt: null,
    closeReason: null,
    paysNoMore: false,
    hiddenForGood: false,
    search: [],
    budgetBand: 0,
    full: false,
    spent: false,
    counts: {
      applications: 0,
      pendingApplications: 0,
      approvedApplications: 0,
      pendingDeliverables: 0,
      pendingProofs: 0,
      pendingQuestions: 0,
      views: 0,
      ...{ paidOutCents: 0, committedCents: 0, stuckPayouts: 0 },
    },
    ...fields,
  };
  return { ...campaign, ...deriveCampaignFields(campaign), ...fields };
}

/** A stored application, pending unless told otherwise. */
export function applicationDocument(
  fields: Pick<Application, 'campaignId' | 'creatorId' | 'ownerId'> & Partial<Application>,
): Application {
  return {
    id: applicationId(fields.campaignId, fields.creatorId),
    invited: false,
    creatorName: 'Cy Creator',
    creatorPic: null,
    campaignTitle: 'Spring loot',
    campaign: {
      description: 'Show our tea.',
      platforms: ['tiktok'],
      budgetCents: 100_000,
      endDate: null,
      ownerName: 'Ada Merchant',
    },
    answers: {},
    status: 'pending',
    feedback: null,
    createdAt: CREATED_AT,
    decideBy: DECIDE_BY,
    ...{ decidedAt: null, deliverBy: null, freedAt: null },
    rejectedBefore: [],
    earlierAcceptances: 0,
    content: null,
    completedAt: null,
    paymentProblem: null,
    accountClosed: null,
    paymentLostAt: null,
    campaignExtendedAt: null,
    ...fields,
  };
}

/** A stored treasure of an application, submitted unless told otherwise. */
export function deliverableDocument(
  application: Application,
  fields: Pick<Deliverable, 'id'> & Partial<Deliverable>,
): Deliverable {
  const { campaignId, creatorId, ownerId, creatorName, creatorPic, campaignTitle } = application;
  return {
    applicationId: application.id,
    campaignId,
    creatorId,
    ownerId,
    creatorName,
    creatorPic,
    campaignTitle,
    url: 'https://www.tiktok.com/@cy/video/1',
    platform: 'tiktok',
    postKey: 'tiktok:1',
    postPicture: null,
    publishedAt: CREATED_AT,
    authorCheck: 'confirmed',
    notes: null,
    viewCount: 1000,
    baselineViews: 0,
    baselineSource: 'page',
    latestReading: null,
    earlierReading: null,
    postState: 'unknown',
    topUp: null,
    countedReading: null,
    provenViews: null,
    lapse: null,
    status: 'submitted',
    acceptedBySilence: false,
    acceptedViews: null,
    acceptedAt: null,
    feedback: null,
    revisionInstructions: null,
    createdAt: CREATED_AT,
    reportedAt: null,
    decideBy: DECIDE_BY,
    deliverBy: null,
    decidedAt: null,
    paymentRefused: false,
    paymentProblem: null,
    ...fields,
  };
}

/** A stored proof of a treasure, with one image and pending unless told otherwise. */
export function proofDocument(deliverable: Deliverable, fields: Pick<Proof, 'id'> & Partial<Proof>): Proof {
  const { applicationId: application, campaignId, creatorId, ownerId, campaignTitle } = deliverable;
  const createdAt = fields.createdAt ?? CREATED_AT;
  return {
    deliverableId: deliverable.id,
    applicationId: application,
    campaignId,
    creatorId,
    ownerId,
    campaignTitle,
    reportedViewCount: 2000,
    notes: null,
    images: [
      {
        id: `img_${fields.id}`,
        storagePath: `applications/${application}/proofs/${fields.id}.png`,
        downloadUrl: 'https://storage.example.com/proof.png',
        fileName: 'views.png',
        contentType: 'image/png',
        sizeBytes: 1000,
      },
    ],
    status: 'pending',
    feedback: null,
    revisionInstructions: null,
    createdAt,
    reportedAt: createdAt,
    decideBy: DECIDE_BY,
    acceptedAt: null,
    decidedAt: null,
    paymentProblem: null,
    ...fields,
  };
}

/** A stored payout for a treasure, reserved unless told otherwise. */
export function payoutDocument(deliverable: Deliverable, fields: Pick<Payout, 'id'> & Partial<Payout>): Payout {
  const { applicationId: application, campaignId, creatorId, ownerId, creatorName, campaignTitle } = deliverable;
  const amountCents = fields.amountCents ?? 37_500;
  return {
    applicationId: application,
    campaignId,
    campaignTitle,
    creatorId,
    creatorName,
    ownerId,
    deliverableId: deliverable.id,
    proofId: null,
    readingId: null,
    countedFrom: null,
    countedBefore: null,
    amountCents,
    status: 'reserved',
    attempt: 1,
    reversedCents: 0,
    failure: null,
    receipt: {
      terms: {
        payoutModel: 'budget_share',
        budgetCents: 100_000,
        expectedReach: 10_000,
        creatorSlots: 2,
        creatorCapCents: null,
      },
      posts: [],
      countedViews: 1000,
      sharePercent: 75,
      entitlementCents: amountCents,
      alreadyPaidCents: 0,
      reversedCents: 0,
      amountCents,
    },
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    ...fields,
  };
}
