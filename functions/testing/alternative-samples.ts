import { Application, ApplicationView } from '@doubloon/contract/applications/application.ts';
import * as applicationsOperations from '@doubloon/contract/applications/operations.ts';
import * as authOperations from '@doubloon/contract/auth/operations.ts';
import { Campaign, CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import * as campaignsOperations from '@doubloon/contract/campaigns/operations.ts';
import { Deliverable, DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import * as deliverablesOperations from '@doubloon/contract/deliverables/operations.ts';
import * as paymentsOperations from '@doubloon/contract/payments/operations.ts';
import * as proofsOperations from '@doubloon/contract/proofs/operations.ts';
import { Proof, ProofView } from '@doubloon/contract/proofs/proof.ts';
import * as reviewsOperations from '@doubloon/contract/reviews/operations.ts';
import { Review, ReviewView } from '@doubloon/contract/reviews/review.ts';
import type { Operation } from '@doubloon/contract/calls/operation.ts';
import { PublicProfile } from '@doubloon/contract/users/user.ts';
import type { z } from 'zod';
import * as sample from './documents.ts';
import { reviewDocument } from './store-documents.ts';

export type Fields = Record<string, unknown>;

const QUESTIONS = {
  ...{ cover_letter: true, relevant_experience: false, years_of_experience: false, formal_training: false },
};
const brief = {
  ...{ title: 'Spring loot', description: 'Show our tea.', niche: 'Food', age_range: '18-35', gender: 'All' },
  ...{ interests: ['tea'], requirements: ['Show the leaves'], applicant_questions: QUESTIONS },
};
export const formData = {
  ...brief,
  ...{ owner_id: 'ada', budget: 100, platforms: ['tiktok'], expected_reach: 5000 },
  ...{ startDate: '2026-03-02', endDate: '2026-03-30' },
};
const report = {
  ...{ application_id: 'c__cy', campaign_id: 'c', creator_id: 'cy', url: 'https://a.example/1', view_count: 3 },
};
const proof = { treasure_id: 't', application_id: 'a', campaign_id: 'c', creator_id: 'cy', reported_view_count: '1' };
const person = {
  ...{ name: 'Ada', email: 'ada@example.com', username: 'ada.m', password: 'treasure-map', agreeToTerms: true },
};

const sentBack = { status: 'revision_requested', feedback: 'Show the leaves', view_count: 3 };
/** Bodies of requests with every field that has other names. */
export const REQUESTS: readonly (readonly [Operation, Fields])[] = [
  [paymentsOperations.startCheckout, { formData }],
  [campaignsOperations.editCampaign, brief],
  [deliverablesOperations.createDeliverable, report],
  [deliverablesOperations.decideDeliverable, sentBack],
  [applicationsOperations.decideApplication, { status: 'rejected', feedback: 'Application rejected' }],
  [proofsOperations.uploadProof, proof],
  [reviewsOperations.createReview, { creatorId: 'cy', userId: 'ada', userName: 'Ada', rating: 5, comment: 'Good' }],
  [authOperations.register, person],
  [authOperations.updateProfile, { name: 'Ada', username: 'ada.m' }],
];

const application = sample.applicationDocument({ campaignId: 'c', creatorId: 'cy', ownerId: 'ada', feedback: 'Good' });
const deliverable = sample.deliverableDocument(application, { id: 'dlv_1', feedback: 'Good' });
export const campaign = sample.campaignDocument({
  ...{ id: 'cmp_1', ownerId: 'ada', ageRange: '18-35', startDate: '2026-03-02', endDate: '2026-03-30' },
  ...{ requirements: ['Show the leaves'], interests: ['tea'], applicantQuestions: QUESTIONS },
});
export const moment = new Date('2026-03-01T08:00:00.000Z');
const wireMoment = moment.toISOString();

/** Stored documents with every field that has other names. */
export const DOCUMENTS: readonly (readonly [string, z.ZodType, Fields])[] = [
  ['campaign', Campaign, campaign],
  ['application', Application, application],
  ['treasure', Deliverable, deliverable],
  ['proof', Proof, sample.proofDocument(deliverable, { id: 'prf_1', feedback: 'Good' })],
  ['review', Review, reviewDocument({ userId: 'ada', creatorId: 'cy' })],
];

/** Answers as they travel. */
export const ANSWERS: readonly (readonly [string, z.ZodType, Fields])[] = [
  [
    'loot',
    CampaignView,
    {
      ...{ ...brief, id: 'cmp_1', owner_id: 'ada', owner_name: 'Ada', budget: 100, remaining_budget: 100, paidOut: 0 },
      ...{
        platforms: ['tiktok'],
        content_types: [],
        example_posts: [],
        expected_reach: 5000,
        startDate: null,
        endDate: '2026-03-30',
      },
      ...{ payout_model: 'per_view', creator_slots: 1, free_slots: null, creator_cap: null, status: 'open' },
      cover: null,
      files: [],
      ...{ moderation_reason: null, held_by_admin: false, views: 0, applications: 0, pending_applications: 0 },
      ...{
        pending_treasures: 0,
        pending_proofs: 0,
        pending_questions: 0,
        created_at: wireMoment,
        closed_at: null,
        close_reason: null,
      },
      ...{ full: false, stuck_payouts: 0, businessOwner: { name: 'Ada', logo: null, verified: true } },
    },
  ],
  [
    'application',
    ApplicationView,
    {
      ...{ id: 'c__cy', campaign_id: 'c', creator_id: 'cy', creatorName: 'Cy', campaignTitle: 'Spring', budget: 1 },
      campaign: {
        ...{ id: 'c', title: 'Spring', description: 'Tea.', platforms: ['tiktok'], endDate: '2026-03-30' },
        ...{ businessOwner: { name: 'Ada' }, owner_id: 'ada', cover: null, isRunning: true, pays_up_to: 450 },
      },
      ...{ shortlisted: null, invited: false, creator: null, creatorPic: null },
      ...{ cover_letter: 'Hi', relevant_experience: null, years_of_experience: null, formal_training: null },
      ...{ status: 'pending', feedback: 'Good', created_at: wireMoment, decide_by: wireMoment, content: null },
      ...{ slot: null, decided_at: null, completed_at: null, payment_problem: null, account_closed: null },
    },
  ],
  [
    'treasure',
    DeliverableView,
    {
      ...{ treasure_id: 't', application_id: 'a', campaign_id: 'c', creator_id: 'cy', title: 'Spring' },
      ...{ creatorName: 'Cy', url: 'https://a.example/1', platform: 'tiktok', notes: null, view_count: 3 },
      ...{ baseline_views: 0, proven_view_count: null, proven_at: null, accepted_view_count: null },
      ...{ author_check: 'confirmed', status: 'submitted', feedback: 'Good', creatorPic: null },
      ...{ revision_instructions: null, revise_until: null, created_at: wireMoment, decide_by: wireMoment },
      ...{ payment_problem: null, published_at: null, accepted_by_silence: false, reported_at: wireMoment },
      ...{ baseline: null, latest_reading: null, pays_at: null, counted_views: 3 },
      ...{ post_state: 'unknown', post_id: '1', post_picture_url: null },
    },
  ],
  [
    'proof',
    ProofView,
    {
      ...{ ...proof, proof_id: 'p', reported_view_count: 1, notes: null, images: [], submission_date: wireMoment },
      ...{ status: 'pending', feedback: 'Good', revision_instructions: null, revise_until: null },
      ...{ decide_by: wireMoment, payment_problem: null },
    },
  ],
  [
    'review',
    ReviewView,
    {
      ...{ id: 'r', creatorId: 'cy', userId: 'ada', userName: 'Ada', userPic: null, rating: 5, comment: 'Good' },
      ...{ paidCollaboration: false, reply: null, createdAt: wireMoment, editedAt: null },
    },
  ],
  [
    'person',
    PublicProfile,
    {
      ...{ uid: 'ada', name: 'Ada', displayName: 'Ada', username: 'ada.m', role: 'business_owner', isVerified: false },
      ...{ profilePic: null, bio: null, website: null, socialLinks: {}, createdAt: wireMoment },
    },
  ],
];
