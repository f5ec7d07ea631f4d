import type { Campaign, CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { coverPicture } from '@doubloon/contract/campaigns/cover-drawing.ts';
import { mostForOneCreatorCents } from '@doubloon/contract/campaigns/earnings.ts';
import { NEWEST_LOOTS } from '@doubloon/contract/campaigns/newest-loots.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import { isHiddenFrom, mayReadAll } from '@doubloon/contract/campaigns/visibility.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { WORDS } from '@doubloon/contract/shared/words.ts';
import { notFound, forbidden } from '../platform/app-error.ts';
import type { Database, Documents, Tx } from '../platform/database/database.ts';
import type { Caller, Handler } from '../platform/dependencies.ts';
import { toOwnerRecord } from '../records/record-view.ts';
import { freeSlots, isFull } from './derived-fields.ts';
import { mapPage } from '../platform/database/collection.ts';
import { searchIndex } from '../platform/search/search-index.ts';
import { campaignQuery } from './campaign-query.ts';
import { searchedLoots } from './searched-loots.ts';
import { toCoverView } from './cover-view.ts';

/** A campaign whose private parts the caller may read: its owner or an admin; to others it does not exist. Reads 1. */
export async function getCampaignOfCaller(db: Database, id: string, caller: Caller): Promise<Campaign> {
  const campaign = await db.campaigns.get(id);
  if (!mayReadAll(campaign, caller)) throw notFound(WORDS.campaign);
  return campaign;
}

/** A campaign as far as the caller may see it: hidden ones are for their owner and admins. Throws `not_found`. Reads 1. */
export async function getVisibleCampaign(documents: Documents, id: string, caller: Caller | null): Promise<Campaign> {
  const campaign = await documents.campaigns.get(id);
  if (isHiddenFrom(campaign, caller)) throw notFound(WORDS.campaign);
  return campaign;
}

/** A campaign of the caller's own; anybody else's is not found, for admins too. Reads 1. */
export async function getOwnCampaign(tx: Tx, id: string, caller: Caller): Promise<Campaign> {
  const campaign = await tx.campaigns.get(id);
  if (campaign.ownerId !== caller.uid) throw notFound(WORDS.campaign);
  return campaign;
}

/** A campaign as its owner and admins see it; the remaining budget is neither paid out nor committed, and never below 0. Nothing delivered waits in one that pays no more, and no question in one that has ended. */
export function toCampaignView(campaign: Campaign): CampaignView {
  const { counts, paysNoMore } = campaign;
  const waits = (count: number) => (paysNoMore ? 0 : count);
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
    example_posts: campaign.examplePosts,
    payout_model: campaign.payoutModel,
    creator_slots: campaign.creatorSlots,
    free_slots: freeSlots(campaign),
    creator_cap: campaign.creatorCapCents,
    cover: toCoverView(campaign.cover),
    files: campaign.files.map(({ id, name, contentType, sizeBytes, downloadUrl }) => ({
      ...{ id, name, type: contentType, size: sizeBytes, url: downloadUrl },
    })),
    status: campaign.status,
    full: isFull(campaign),
    moderation_reason: campaign.moderationReason,
    held_by_admin: campaign.heldByAdmin,
    views: counts.views,
    applications: counts.applications,
    pending_applications: counts.pendingApplications,
    pending_treasures: waits(counts.pendingDeliverables),
    pending_proofs: waits(counts.pendingProofs),
    pending_questions: isRunning(campaign.status) ? counts.pendingQuestions : 0,
    stuck_payouts: counts.stuckPayouts,
    created_at: campaign.createdAt,
    closed_at: campaign.closedAt,
    close_reason: campaign.closeReason,
    owner_id: campaign.ownerId,
    owner_name: campaign.ownerName,
    businessOwner: { name: campaign.ownerName, logo: campaign.ownerLogo, verified: campaign.ownerVerified },
  };
}

/** A campaign as the caller may see it (null is a visitor): only its owner and admins see waiting work, a hold by admins, and the reason of its closing. */
export function toCampaignViewFor(caller: Caller | null, campaign: Campaign): CampaignView {
  const view = toCampaignView(campaign);
  if (mayReadAll(campaign, caller)) return view;
  return {
    ...view,
    pending_applications: 0,
    pending_treasures: 0,
    pending_proofs: 0,
    pending_questions: 0,
    stuck_payouts: 0,
    held_by_admin: false,
    moderation_reason: null,
    close_reason: null,
  };
}

export const getCampaign: Handler<'getCampaign'> = async ({ db, caller }, { params }) => {
  const campaign = await getVisibleCampaign(db, params.id, caller);
  const record = await db.records.get(campaign.ownerId);
  return { ...toCampaignViewFor(caller, campaign), owner_record: toOwnerRecord(record) };
};

/** The marketplace. Throws `forbidden` when somebody else than an admin asks for campaigns that are not open. */
export const listCampaigns: Handler<'listCampaigns'> = async (call, { query }) => {
  const { db, clock, caller } = call;
  if ((query.status ?? 'open') !== 'open' && caller.role !== 'admin') throw forbidden('Only open loots can be listed');
  const wanted = { filters: query, today: dayInSingapore(clock.now()) };
  const page = await searchIndex(call, searchedLoots).page(wanted, query);
  const recordOf = await db.records.getEach(page.items.map(({ ownerId }) => ownerId));
  return mapPage(page, (campaign) => ({
    ...toCampaignViewFor(caller, campaign),
    owner_record: toOwnerRecord(recordOf(campaign.ownerId)),
  }));
};

/** The first of the marketplace, without what only signed-in people see. */
export const listNewestLoots: Handler<'listNewestLoots'> = async ({ db, clock }) => {
  const wanted = campaignQuery({}, dayInSingapore(clock.now()));
  const { items } = wanted ? await db.campaigns.page({ limit: NEWEST_LOOTS }, wanted) : { items: [] };
  return items.map(toCampaignView).map((loot) => ({
    id: loot.id,
    title: loot.title,
    brand: loot.businessOwner.name,
    logo: loot.businessOwner.logo,
    cover: loot.cover?.url ?? null,
    drawn_cover: coverPicture(loot.owner_id, loot.id),
    earns_up_to: mostForOneCreatorCents(loot),
    free_slots: loot.free_slots,
  }));
};

export const listCampaignsOfOwner: Handler<'listCampaignsOfOwner'> = async ({ db }, { params, query }) =>
  mapPage(await db.campaigns.pageOfListed(query, { ...query, ownerId: params.id }), toCampaignView);

export const listAllCampaigns: Handler<'listAllCampaigns'> = async ({ db }, { query }) =>
  mapPage(await db.campaigns.pageOfListed(query, query), toCampaignView);
