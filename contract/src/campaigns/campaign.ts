import { z } from 'zod';
import { GENDERS, NICHES } from '../shared/constants.ts';
import { CONTENT_TYPE_IDS } from '../shared/content-types.ts';
import {
  asItLeads,
  DocumentId,
  Uid,
  asJsonString,
  CalendarDay,
  orJsonString,
  WireDate,
  named,
} from '../shared/values.ts';
import { Cents, DollarsToCents, PayoutModel } from '../shared/money.ts';
import { OwnerRecord } from '../records/record.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { readableLine, readableText } from '../shared/readable-text.ts';
import { withScheme } from '../links/entered-url.ts';
import { BriefFile, BriefFileView } from './brief-file.ts';
import { CampaignStatus, CloseReason } from './lifecycle.ts';
import { CampaignCover, CampaignCoverView } from './campaign-cover.ts';

/** The questions that an owner can ask applicants; each is asked if true. */
export const ApplicantQuestions = z.object({
  cover_letter: z.boolean().default(false),
  relevant_experience: z.boolean().default(false),
  years_of_experience: z.boolean().default(false),
  formal_training: z.boolean().default(false),
});
export type ApplicantQuestions = z.infer<typeof ApplicantQuestions>;

const Platforms = z.array(z.enum(PLATFORM_IDS)).min(1, 'Choose at least one platform').max(PLATFORM_IDS.length);
const ContentTypes = z.array(z.enum(CONTENT_TYPE_IDS)).max(CONTENT_TYPE_IDS.length);
const Requirements = z.array(readableText(500, 'Required')).max(20);
const Interests = z.array(readableText(60, 'Required')).max(20);
/** Posts that an owner can name as examples. */
export const MAX_EXAMPLE_POSTS = 5;
/** Addresses of example posts; the server checks that each leads to a post. */
const ExamplePostUrls = z
  .array(z.string().overwrite(withScheme).overwrite(asItLeads).max(2000).check(z.url()))
  .max(MAX_EXAMPLE_POSTS);
const AgeRange = z
  .string()
  .regex(/^\d{1,3}-\d{1,3}$/, 'Two ages, as in 18-35')
  .refine((range) => {
    const [min, max] = range.split('-').map(Number);
    return min !== undefined && max !== undefined && min <= max;
  }, 'The maximum age must not be below the minimum');

/** The fields of the create form, with the names and types of the specification's checkout request. */
export const CampaignDraft = named('CampaignDraft', {
  title: readableLine(120),
  description: readableText(5000, 'Required'),
  budget: DollarsToCents.refine((cents) => cents >= 1, 'The budget must be at least 0.01'),
  platforms: asJsonString(Platforms),
  content_types: orJsonString(ContentTypes).optional(),
  niche: z.enum(NICHES).nullish(),
  age_range: AgeRange.nullish(),
  gender: z.enum(GENDERS).optional(),
  interests: asJsonString(Interests).optional(),
  expected_reach: z.int().min(1).max(1_000_000_000).nullish(),
  startDate: CalendarDay.nullish(),
  endDate: CalendarDay.nullish(),
  requirements: asJsonString(Requirements).optional(),
  applicant_questions: asJsonString(ApplicantQuestions).optional(),
  /** Addresses of posts that show what the owner wants, on any of the platforms. */
  example_posts: orJsonString(ExamplePostUrls).optional(),
  payout_model: PayoutModel.optional(),
  creator_slots: z.int().min(1).max(1000).optional(),
  /** Maximum earnings of one creator; only with `per_view`. */
  creator_cap: DollarsToCents.refine((cents) => cents >= 1, 'A cap must be at least 0.01').nullish(),
});
export type CampaignDraft = z.infer<typeof CampaignDraft>;

/** Maximum characters of the words that say what a cover shows. */
export const MAX_COVER_ALT = 200;

/** Fields of a campaign that its owner can change; omitted fields stay unchanged. Money and payout terms never change. */
export const CampaignEdit = CampaignDraft.pick({
  title: true,
  description: true,
  requirements: true,
  interests: true,
  niche: true,
  age_range: true,
  gender: true,
  applicant_questions: true,
  example_posts: true,
})
  .extend({
    /** Words for what the cover shows; without a cover it changes nothing. */
    cover_alt: z.union([z.literal(''), readableLine(MAX_COVER_ALT)]),
  })
  .partial()
  .meta({ id: 'CampaignEdit' });
export type CampaignEdit = z.infer<typeof CampaignEdit>;

/** A post that shows what the owner of a campaign wants; nobody has looked at it. */
export const ExamplePost = z.object({ url: z.string(), platform: z.enum(PLATFORM_IDS) });
export type ExamplePost = z.infer<typeof ExamplePost>;

/** A campaign, `campaigns/{id}`, read by its owner, admins and the server; others read its `PublicCampaign`. */
export const Campaign = z.object({
  id: DocumentId,
  ownerId: Uid,
  ownerName: z.string(),
  ownerLogo: z.string().nullable(),
  ownerVerified: z.boolean(),
  title: z.string(),
  description: z.string(),
  budgetCents: Cents,
  platforms: z.array(z.enum(PLATFORM_IDS)),
  contentTypes: z.array(z.enum(CONTENT_TYPE_IDS)).default([]),
  niche: z.string().nullable(),
  ageRange: z.string().nullable(),
  gender: z.string(),
  interests: z.array(z.string()),
  expectedReach: z.int().positive().nullable(),
  startDate: CalendarDay.nullable(),
  endDate: CalendarDay.nullable(),
  /** When its owner last moved the end date. */
  extendedAt: z.date().nullable().default(null),
  requirements: z.array(z.string()),
  applicantQuestions: ApplicantQuestions,
  examplePosts: z.array(ExamplePost).default([]),
  payoutModel: PayoutModel,
  creatorSlots: z.int().positive(),
  creatorCapCents: Cents.nullable(),
  cover: CampaignCover.nullable().default(null),
  files: z.array(BriefFile).default([]),
  status: CampaignStatus,
  /** The reason that an admin gave for a rejection. */
  moderationReason: z.string().nullable().default(null),
  /** True if an admin has paused it, so that only an admin can reopen it; the reason is only in the audit log. */
  heldByAdmin: z.boolean().default(false),
  /** When an admin last approved, rejected or paused it. */
  moderatedAt: z.date().nullable().default(null),
  createdAt: z.date(),
  closedAt: z.date().nullable().default(null),
  closeReason: CloseReason.nullable().default(null),
  /** True of one that is lost to a bank while none of its payments can pay: nothing that was delivered waits for its owner. */
  paysNoMore: z.boolean().default(false),
  /** True for a completed one that moderation hid before or has hidden since: it stays hidden. */
  hiddenForGood: z.boolean().default(false),
  /** Derived fields: the words and facets by which it is found, the band of its budget, and whether every creator slot is taken and every cent paid out. */
  search: z.array(z.string()).default([]),
  budgetBand: z.int().default(0),
  full: z.boolean().default(false),
  spent: z.boolean().default(false),
  /** Kept by triggers. */
  counts: z.object({
    applications: z.int(),
    pendingApplications: z.int(),
    /** Includes completed ones. */
    approvedApplications: z.int(),
    pendingDeliverables: z.int(),
    pendingProofs: z.int().default(0),
    pendingQuestions: z.int().default(0),
    /** Payouts that failed or whose outcome is unknown. */
    stuckPayouts: z.int().default(0),
    /** Views that count for payouts, see `acceptedPosts`. */
    views: z.int(),
    paidOutCents: z.int(),
    /** Cents in live payouts, neither paid nor released. */
    committedCents: z.int(),
  }),
});
export type Campaign = z.infer<typeof Campaign>;

/** The public part of a campaign, `publicCampaigns/{id}`: the fields that visitors may see, without pending counts, moderation and close reason. */
export const PublicCampaign = Campaign.omit({
  extendedAt: true,
  moderationReason: true,
  heldByAdmin: true,
  moderatedAt: true,
  closeReason: true,
  paysNoMore: true,
  hiddenForGood: true,
  search: true,
  budgetBand: true,
  spent: true,
}).extend({
  counts: Campaign.shape.counts.omit({
    pendingApplications: true,
    pendingDeliverables: true,
    pendingProofs: true,
    pendingQuestions: true,
    stuckPayouts: true,
  }),
});
export type PublicCampaign = z.infer<typeof PublicCampaign>;

export const CampaignView = named('Campaign', {
  id: DocumentId,
  title: z.string(),
  description: z.string(),
  budget: DollarsToCents,
  remaining_budget: DollarsToCents,
  paidOut: DollarsToCents,
  platforms: z.array(z.enum(PLATFORM_IDS)),
  content_types: z.array(z.enum(CONTENT_TYPE_IDS)),
  niche: z.string().nullable(),
  age_range: z.string().nullable(),
  gender: z.string(),
  interests: z.array(z.string()),
  expected_reach: z.int().nullable(),
  startDate: CalendarDay.nullable(),
  endDate: CalendarDay.nullable(),
  requirements: z.array(z.string()),
  applicant_questions: ApplicantQuestions,
  /** Posts on the platforms that show what the owner wants. */
  example_posts: z.array(ExamplePost),
  payout_model: PayoutModel,
  creator_slots: z.int(),
  /** Slots without an approved creator; null if the number of creators is unlimited. */
  free_slots: z.int().nullable(),
  creator_cap: DollarsToCents.nullable(),
  cover: CampaignCoverView.nullable(),
  /** Files of the brief. */
  files: z.array(BriefFileView),
  status: CampaignStatus,
  /** True if creators share the budget and every slot is taken: it accepts no more applications. */
  full: z.boolean(),
  /** The admin's reason for a rejection. Owner and admins only, as for all fields so marked; others get null, false or 0. */
  moderation_reason: z.string().nullable(),
  /** True if an admin paused it, who alone can reopen it. Owner and admins only. */
  held_by_admin: z.boolean(),
  /** Views of accepted treasures and proofs, as payouts count them. */
  views: z.int(),
  applications: z.int(),
  /** Number of items that wait for the owner. Owner and admins only, like the four below and `close_reason`. */
  pending_applications: z.int(),
  pending_treasures: z.int(),
  pending_proofs: z.int(),
  pending_questions: z.int(),
  /** Number of payouts that failed or whose outcome is unknown: their owner can retry or check them. */
  stuck_payouts: z.int(),
  created_at: WireDate,
  closed_at: WireDate.nullable(),
  close_reason: CloseReason.nullable(),
  owner_id: Uid,
  owner_name: z.string(),
  businessOwner: z.object({ name: z.string(), logo: z.string().nullable(), verified: z.boolean() }),
});
export type CampaignView = z.infer<typeof CampaignView>;

/** How far the end date of a running loot can be moved, if at all. */
export const ExtensionView = named('Extension', {
  /** The reason for its owner why it cannot be moved now; null if it can. */
  problem: z.string().nullable(),
  /** The latest possible end date; null if it cannot be moved. */
  latest_end_date: CalendarDay.nullable(),
  /** The reason why it cannot be moved further. */
  limit: z.string(),
});
export type ExtensionView = z.infer<typeof ExtensionView>;

/** A loot as creators see it, with its owner's record. */
export const OfferedCampaignView = CampaignView.extend({
  /** The record of the owner; null while they are new here. */
  owner_record: OwnerRecord.nullable(),
}).meta({ id: 'Loot' });
export type OfferedCampaignView = z.infer<typeof OfferedCampaignView>;
