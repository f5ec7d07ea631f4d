import type { Campaign, CampaignDraft } from '@doubloon/contract/campaigns/campaign.ts';
import type { CloseReason } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { PreparedCampaign } from '@doubloon/contract/payments/checkout.ts';
import type { User } from '@doubloon/contract/users/user.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deriveCampaignFields } from '../derived-fields.ts';

/** The campaign that a draft of the create form describes, with its defaults filled in. */
export function prepareCampaign(draft: CampaignDraft, owner: User): PreparedCampaign {
  const payoutModel = draft.payout_model ?? 'budget_share';
  return {
    ownerId: owner.uid,
    ownerName: owner.name,
    ownerLogo: owner.profilePic,
    ownerVerified: owner.isVerified,
    title: draft.title,
    description: draft.description,
    budgetCents: draft.budget,
    platforms: [...new Set(draft.platforms)],
    contentTypes: [...new Set(draft.content_types)],
    niche: draft.niche ?? null,
    ageRange: draft.age_range ?? null,
    gender: draft.gender ?? 'All',
    interests: draft.interests ?? [],
    expectedReach: draft.expected_reach ?? null,
    startDate: draft.startDate ?? null,
    endDate: draft.endDate ?? null,
    requirements: draft.requirements ?? [],
    applicantQuestions: draft.applicant_questions ?? NO_QUESTIONS,
    payoutModel,
    creatorSlots: payoutModel === 'budget_share' ? (draft.creator_slots ?? 1) : 1,
    creatorCapCents: payoutModel === 'per_view' ? (draft.creator_cap ?? null) : null,
  };
}

const NO_QUESTIONS = {
  cover_letter: false,
  relevant_experience: false,
  years_of_experience: false,
  formal_training: false,
};

/**
 * Stores the campaign a checkout has paid for in the unit of work, open, or waiting for an admin while moderation is on, or `closed` already;
 * the commit fails when there is one. Writes 1.
 */
export function createCampaign(
  tx: Tx,
  id: string,
  prepared: PreparedCampaign,
  { now, moderation, closed }: { readonly now: Date; readonly moderation: boolean; readonly closed?: CloseReason },
): Campaign {
  const bare: Campaign = {
    ...prepared,
    id,
    status: closed ? 'completed' : moderation ? 'pending' : 'open',
    moderationReason: null,
    heldByAdmin: false,
    moderatedAt: null,
    createdAt: now,
    closedAt: closed ? now : null,
    closeReason: closed ?? null,
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
      views: 0,
      paidOutCents: 0,
      committedCents: 0,
    },
  };
  // The trigger keeps them; from the start so that the campaign is found at once.
  const campaign = { ...bare, ...deriveCampaignFields(bare) };
  tx.campaigns.add(campaign);
  return campaign;
}
