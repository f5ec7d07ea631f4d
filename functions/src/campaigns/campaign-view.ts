import type { Campaign, CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Caller } from '../platform/identity/caller.ts';
import { mayReadAll } from './get-campaign.ts';
import { freeSlots, isFull } from './derived-fields.ts';

/** A campaign as the API shows it to its owner and admins; what is left of the budget is what is neither paid out nor committed, never below 0. */
export function toCampaignView(campaign: Campaign): CampaignView {
  const { counts } = campaign;
  return {
    id: campaign.id,
    title: campaign.title,
    description: campaign.description,
    budget: campaign.budgetCents,
    remaining_budget: Math.max(0, campaign.budgetCents - counts.paidOutCents - counts.committedCents),
    paidOut: counts.paidOutCents,
    platforms: campaign.platforms,
    content_types: campaign.contentTypes,
    niche: campaign.niche,
    age_range: campaign.ageRange,
    gender: campaign.gender,
    interests: campaign.interests,
    expected_reach: campaign.expectedReach,
    startDate: campaign.startDate,
    endDate: campaign.endDate,
    requirements: campaign.requirements,
    applicant_questions: campaign.applicantQuestions,
    payout_model: campaign.payoutModel,
    creator_slots: campaign.creatorSlots,
    free_slots: freeSlots(campaign),
    creator_cap: campaign.creatorCapCents,
    status: campaign.status,
    full: isFull(campaign),
    moderation_reason: campaign.moderationReason,
    held_by_admin: campaign.heldByAdmin,
    views: counts.views,
    applications: counts.applications,
    pending_applications: counts.pendingApplications,
    pending_treasures: counts.pendingDeliverables,
    pending_proofs: counts.pendingProofs,
    created_at: campaign.createdAt,
    closed_at: campaign.closedAt,
    close_reason: campaign.closeReason,
    owner_id: campaign.ownerId,
    owner_name: campaign.ownerName,
    businessOwner: { name: campaign.ownerName, logo: campaign.ownerLogo, verified: campaign.ownerVerified },
  };
}

/** A campaign as the caller may see it (null is a visitor): only its owner and admins see what waits, who holds it back and why it closed. */
export function toCampaignViewFor(caller: Caller | null, campaign: Campaign): CampaignView {
  const view = toCampaignView(campaign);
  if (mayReadAll(campaign, caller)) return view;
  return {
    ...view,
    pending_applications: 0,
    pending_treasures: 0,
    pending_proofs: 0,
    held_by_admin: false,
    moderation_reason: null,
    close_reason: null,
  };
}
