import { MAX_ADDITIONS } from '../payments/campaign-funds.ts';
import { z } from 'zod';
import { CampaignListSearch } from '../campaigns/campaign-search.ts';
import { BriefFileView, MAX_BRIEF_FILES } from '../campaigns/brief-file.ts';
import { CampaignView, ExamplePost, MAX_EXAMPLE_POSTS } from '../campaigns/campaign.ts';
import { AdminCaseView, CASE_READS, CaseKind, ListedCaseView } from '../cases/case.ts';
import { CaseStatus } from '../cases/lifecycle.ts';
import { DeliverableView } from '../deliverables/deliverable.ts';
import { EvidenceView } from '../flags/evidence.ts';
import { EVALUATION, PICTURES_READS, SIDES_READS } from '../flags/flag-report.ts';
import { CampaignBooksView, MAX_ADDED_UP } from '../payments/statements/campaign-books.ts';
import { LedgerResultView, MAX_NAMED_CAMPAIGNS } from '../payments/ledger-result.ts';
import { STUCK_PAYOUT_STATUSES } from '../payments/lifecycle.ts';
import { PayoutView } from '../payments/payout.ts';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { ById, ByUid, DocumentId, WireDate } from '../shared/values.ts';
import { defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { PageQuery, MAX_SEARCH_READS } from '../calls/paging.ts';
import { Role } from '../shared/roles.ts';
import { readableText } from '../shared/readable-text.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { AdminPersonView, AdminUserView, VerificationRequestView } from './admin-user.ts';
import { AuditEntryView } from './audit.ts';
import { MAX_OPEN_CHECKOUTS } from '../payments/checkout.ts';
import { MAX_PAUSED_LOOTS, MAX_WAITING_COUNT } from './work-operations.ts';

const admin = onlyRoles('admin');
const Reason = readableText(1000, 'A reason is required');
const pageCost = { reads: MAX_PAGE_SIZE + 1, writes: 0 };

/** The texts, example posts, files and the cover of a campaign, as the admin who approves them has read them. */
const SeenWords = z.object({
  title: z.string().max(120),
  description: z.string().max(5000),
  requirements: z.array(z.string().max(500)).max(20),
  interests: z.array(z.string().max(60)).max(20),
  /** The example posts in the form of the campaign's view; omitted if there were none. */
  example_posts: z
    .array(ExamplePost.extend({ url: z.string().max(2000) }))
    .max(MAX_EXAMPLE_POSTS)
    .optional(),
  /** The files in the form of the campaign's view; omitted if there were none. */
  files: z.array(BriefFileView).max(MAX_BRIEF_FILES).optional(),
  /** The cover in the form of the campaign's view; omitted if there was none. */
  cover: z.object({ url: z.string().max(2000), alt: z.string().max(200) }).nullish(),
});
export type SeenWords = z.infer<typeof SeenWords>;

export const listVerificationRequests = defineOperation('GET /admin/verification-requests', {
  id: 'listVerificationRequests',
  summary: 'Creators and owners who asked to be verified, with their linked accounts, longest waiting first',
  access: admin,
  input: { query: PageQuery },
  pageOf: VerificationRequestView,
  cost: { reads: (2 + PLATFORM_IDS.length) * MAX_PAGE_SIZE + 1, writes: 0 },
});

export const decideVerification = defineOperation('PUT /admin/verification-requests/{id}', {
  id: 'decideVerification',
  summary: 'Grant or refuse the verification that somebody asked for; after a refusal it can be asked for again',
  access: admin,
  input: {
    params: ByUid,
    body: z.object({
      granted: z.boolean(),
      reason: Reason,
      /** The request that the admin has examined: a different moment identifies a newer request. */
      verification_requested_at: WireDate,
    }),
  },
  output: AdminUserView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 2, writes: 3 },
});

export const listAllCampaigns = defineOperation('GET /admin/campaigns', {
  id: 'listAllCampaigns',
  summary: "Everybody's campaigns, newest first, by words and status. A page can be short, even empty, and go on",
  access: admin,
  input: { query: PageQuery.extend(CampaignListSearch.shape) },
  pageOf: CampaignView,
  cost: { reads: MAX_SEARCH_READS, writes: 0 },
});

export const moderateCampaign = defineOperation('PUT /admin/campaigns/{id}/moderation', {
  id: 'moderateCampaign',
  summary: 'Approve, reject or pause a campaign; what is approved is the words that were seen',
  access: admin,
  input: {
    params: ById,
    body: z.object({
      action: z.enum(['approve', 'reject', 'pause']),
      reason: Reason,
      /** The texts that the admin has read, required for an approval, because the owner may change them meanwhile. */
      seen: SeenWords.optional(),
    }),
  },
  output: CampaignView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 1, writes: 2 },
});

export const searchUsers = defineOperation('GET /admin/users', {
  id: 'searchUsers',
  summary:
    'People by their whole e-mail, or by words in their name or username, of which any three letters in a row are enough, the surest first; without a search everybody, newest first, or those who are kept from signing in, by e-mail. Of one role or all. A page can be short, even empty, and go on',
  access: admin,
  input: {
    query: PageQuery.extend({
      search: z.string().trim().min(2, 'At least 2 characters').max(254).optional(),
      role: Role.optional(),
      /** `disabled` for those who cannot sign in. */
      state: z.enum(['active', 'disabled']).optional(),
    }),
  },
  pageOf: AdminUserView,
  cost: { reads: 3 * MAX_PAGE_SIZE + MAX_SEARCH_READS + 4, writes: 0 },
});

export const getUserAsAdmin = defineOperation('GET /admin/users/{id}', {
  id: 'getUserAsAdmin',
  summary: 'One person, and the account that they are paid to',
  access: admin,
  input: { params: ByUid },
  output: AdminPersonView,
  errors: ['not_found'],
  cost: { reads: 3, writes: 0 },
});

export const setUserAccess = defineOperation('PUT /admin/users/{id}/access', {
  id: 'setUserAccess',
  summary:
    'Keep somebody from signing in, end their sessions, close their store, pause their open loots, end their open checkouts and hold payouts to them, or let them in again; not oneself, and no other admin',
  access: admin,
  input: { params: ByUid, body: z.object({ disabled: z.boolean(), reason: Reason }) },
  output: AdminUserView,
  errors: ['not_found', 'forbidden'],
  // For each page of open loots, each of them with its record.
  cost: {
    reads: 11 + 2 * MAX_PAUSED_LOOTS + 13 * MAX_OPEN_CHECKOUTS,
    writes: 5 + 2 * MAX_PAUSED_LOOTS + 9 * MAX_OPEN_CHECKOUTS,
  },
});

export const removeReviewAsAdmin = defineOperation('POST /admin/reviews/{id}/removal', {
  id: 'removeReviewAsAdmin',
  summary: 'Remove a review',
  access: admin,
  input: { params: ById, body: z.object({ reason: Reason }) },
  errors: ['not_found'],
  cost: { reads: 1, writes: 2 },
});

export const confirmAuthor = defineOperation('PUT /admin/treasures/{id}/author', {
  id: 'confirmAuthor',
  summary:
    "Say whether a treasure's post is by its creator's account, where the platform did not; a no rejects the treasure",
  access: admin,
  input: { params: ById, body: z.object({ is_theirs: z.boolean(), reason: Reason }) },
  output: DeliverableView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 1, writes: 2 },
});

export const listPayoutsNeedingAttention = defineOperation('GET /admin/payouts', {
  id: 'listPayoutsNeedingAttention',
  summary:
    'Payouts that failed or whose outcome is not known, which their owners and the schedule resolve, or all of one loot, newest first',
  access: admin,
  input: {
    query: PageQuery.extend({ status: z.enum(STUCK_PAYOUT_STATUSES).optional(), campaign_id: DocumentId.optional() }),
  },
  pageOf: PayoutView,
  cost: { reads: pageCost.reads + 2 * MAX_PAGE_SIZE, writes: 0 },
});

export const reversePayout = defineOperation('POST /admin/payouts/{id}/reversal', {
  id: 'reversePayout',
  summary:
    "Take back what a creator still has of a payout, as far as the creator's balance at the provider has it; it is the loot's again. The answer says how much of it that is (`taken_back`)",
  access: admin,
  input: { params: ById, body: z.object({ reason: Reason }) },
  output: PayoutView,
  errors: ['not_found', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 12, writes: 10 },
});

export const listLedgerResults = defineOperation('GET /admin/ledger-results', {
  id: 'listLedgerResults',
  summary: "What the recounts of the campaigns' books found, newest first",
  access: admin,
  input: { query: PageQuery },
  pageOf: LedgerResultView,
  cost: { ...pageCost, reads: pageCost.reads + MAX_NAMED_CAMPAIGNS },
});

export const getCampaignBooks = defineOperation('GET /admin/campaigns/{id}/books', {
  id: 'getCampaignBooks',
  summary:
    "What a campaign has brought the platform: its fee, the provider's fees and losses as they are booked, and an estimate of the Connect fees",
  access: admin,
  input: { params: ById },
  output: CampaignBooksView,
  errors: ['not_found'],
  cost: { reads: 2 * (MAX_ADDED_UP + 1) + 2 + MAX_ADDITIONS, writes: 0 },
});

export const listCases = defineOperation('GET /admin/cases', {
  id: 'listCases',
  summary:
    'Refunds, disputes, appeals, held payments, figures of records and reports to be decided and failed refunds to be settled, or decided, newest first; undecided held payments by score times amount, the highest first, and undecided reports by time, the oldest first',
  access: admin,
  input: { query: PageQuery.extend({ kind: CaseKind.optional(), status: CaseStatus.default('open') }) },
  pageOf: ListedCaseView,
  // Held payments whose stake is not stored are searched for.
  cost: { reads: pageCost.reads + CASE_READS * MAX_PAGE_SIZE + MAX_SEARCH_READS, writes: 0 },
});

export const getCase = defineOperation('GET /admin/cases/{id}', {
  id: 'getCase',
  summary: 'One case: what happened, how much it is about, whom it concerns, and what was decided',
  access: admin,
  input: { params: ById },
  output: ListedCaseView,
  errors: ['not_found'],
  cost: { reads: 1 + CASE_READS, writes: 0 },
});

export const getEvidence = defineOperation('GET /admin/cases/{id}/evidence', {
  id: 'getEvidence',
  summary:
    'The evidence that a held payment waits for: flags, readings, the treasure, if it rests on one, the pictures of its proof with earlier ones like them, and both sides with their records',
  access: admin,
  input: { params: ById },
  output: EvidenceView,
  errors: ['not_found'],
  cost: { reads: 6 + SIDES_READS + PICTURES_READS + 2 * MAX_WAITING_COUNT, writes: 0 },
});

export const decideCase = defineOperation('PUT /admin/cases/{id}', {
  id: 'decideCase',
  summary:
    'Decide a refund, a dispute, an appeal, a held payment or a disputed figure of a record, once, or flag it, so that a refund or a payment is not granted by itself; a granted appeal lets what was rejected be decided again, a held payment that is refused rejects what it was for',
  access: admin,
  input: { params: ById, body: z.object({ decision: z.enum(['granted', 'refused', 'flagged']), reason: Reason }) },
  output: AdminCaseView,
  errors: ['not_found', 'illegal_state'],
  // A released payment is looked at once more before it is sent.
  cost: { reads: 42 + 2 * MAX_ADDITIONS + EVALUATION.reads, writes: 36 + MAX_ADDITIONS + EVALUATION.writes },
});

export const listAuditLog = defineOperation('GET /admin/audit', {
  id: 'listAuditLog',
  summary: 'What admins have done, everywhere or to one subject, newest first',
  access: admin,
  input: { query: PageQuery.extend({ subject: DocumentId.optional() }) },
  pageOf: AuditEntryView,
  // Names of the admin, the subject and at most two people or loots among the facts.
  cost: { reads: pageCost.reads + 4 * MAX_PAGE_SIZE, writes: 0 },
});
