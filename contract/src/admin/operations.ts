import { z } from 'zod';
import { CampaignListSearch } from '../campaigns/campaign-search.ts';
import { CampaignView } from '../campaigns/campaign.ts';
import { AdminCaseView, CaseKind } from '../cases/case.ts';
import { CaseStatus } from '../cases/lifecycle.ts';
import { DeliverableView } from '../deliverables/deliverable.ts';
import { LedgerResultView } from '../payments/ledger-result.ts';
import { STUCK_PAYOUT_STATUSES } from '../payments/lifecycle.ts';
import { PayoutView } from '../payments/payout.ts';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { DocumentId, Uid } from '../shared/ids.ts';
import { defineOperation, onlyRoles } from '../shared/operation.ts';
import { PageQuery } from '../shared/paging.ts';
import { Role } from '../shared/roles.ts';
import { readableText } from '../shared/readable-text.ts';
import { MAX_SEARCH_READS } from '../shared/search-text.ts';
import { AdminUserView } from './admin-user.ts';
import { AuditEntryView } from './audit.ts';

const admin = onlyRoles('admin');
const ById = z.object({ id: DocumentId });
const ByUid = z.object({ id: Uid });
const Reason = readableText(1000, 'A reason is required');
const pageCost = { reads: MAX_PAGE_SIZE + 1, writes: 0 };

export const listVerificationRequests = defineOperation({
  id: 'listVerificationRequests',
  method: 'GET',
  path: '/admin/verification-requests',
  summary: 'Creators and owners who asked to be verified, longest waiting first',
  access: admin,
  input: { query: PageQuery },
  output: z.array(AdminUserView),
  paged: true,
  errors: [],
  cost: { reads: 2 * MAX_PAGE_SIZE + 1, writes: 0 },
});

export const decideVerification = defineOperation({
  id: 'decideVerification',
  method: 'PUT',
  path: '/admin/verification-requests/{id}',
  summary: 'Grant or refuse the verification that somebody asked for; after a refusal it can be asked for again',
  access: admin,
  input: { params: ByUid, body: z.object({ granted: z.boolean(), reason: Reason }) },
  output: AdminUserView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 2, writes: 3 },
});

export const listAllCampaigns = defineOperation({
  id: 'listAllCampaigns',
  method: 'GET',
  path: '/admin/campaigns',
  summary: "Everybody's campaigns, newest first, by words and status. A page can be short, even empty, and go on",
  access: admin,
  input: { query: PageQuery.extend(CampaignListSearch.shape) },
  output: z.array(CampaignView),
  paged: true,
  errors: [],
  cost: { reads: MAX_SEARCH_READS, writes: 0 },
});

export const moderateCampaign = defineOperation({
  id: 'moderateCampaign',
  method: 'PUT',
  path: '/admin/campaigns/{id}/moderation',
  summary: 'Approve, reject or pause a campaign',
  access: admin,
  input: { params: ById, body: z.object({ action: z.enum(['approve', 'reject', 'pause']), reason: Reason }) },
  output: CampaignView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 1, writes: 2 },
});

export const searchUsers = defineOperation({
  id: 'searchUsers',
  method: 'GET',
  path: '/admin/users',
  summary:
    'People by their whole e-mail, or by words in their name or username, of which any three letters in a row are enough, of one role or all; the surest first. A page can be short, even empty, and go on',
  access: admin,
  input: {
    query: PageQuery.extend({
      search: z.string().trim().min(2, 'At least 2 characters').max(254),
      role: Role.optional(),
    }),
  },
  output: z.array(AdminUserView),
  paged: true,
  errors: [],
  cost: { reads: 3 * MAX_PAGE_SIZE + MAX_SEARCH_READS + 4, writes: 0 },
});

export const getUserAsAdmin = defineOperation({
  id: 'getUserAsAdmin',
  method: 'GET',
  path: '/admin/users/{id}',
  summary: 'One person',
  access: admin,
  input: { params: ByUid },
  output: AdminUserView,
  errors: ['not_found'],
  cost: { reads: 2, writes: 0 },
});

export const setUserAccess = defineOperation({
  id: 'setUserAccess',
  method: 'PUT',
  path: '/admin/users/{id}/access',
  summary:
    'Keep somebody from signing in, end their sessions, close their store and hold payouts to them, or let them in again; not oneself, and no other admin',
  access: admin,
  input: { params: ByUid, body: z.object({ disabled: z.boolean(), reason: Reason }) },
  output: AdminUserView,
  errors: ['not_found', 'forbidden'],
  cost: { reads: 5, writes: 4 },
});

export const removeReviewAsAdmin = defineOperation({
  id: 'removeReviewAsAdmin',
  method: 'POST',
  path: '/admin/reviews/{id}/removal',
  summary: 'Remove a review',
  access: admin,
  input: { params: ById, body: z.object({ reason: Reason }) },
  output: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
  cost: { reads: 1, writes: 2 },
});

export const confirmAuthor = defineOperation({
  id: 'confirmAuthor',
  method: 'PUT',
  path: '/admin/treasures/{id}/author',
  summary:
    "Say whether a treasure's post is by its creator's account, where the platform did not; a no rejects the treasure",
  access: admin,
  input: { params: ById, body: z.object({ is_theirs: z.boolean(), reason: Reason }) },
  output: DeliverableView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 1, writes: 2 },
});

export const listPayoutsNeedingAttention = defineOperation({
  id: 'listPayoutsNeedingAttention',
  method: 'GET',
  path: '/admin/payouts',
  summary:
    'Payouts that failed or whose outcome is not known, newest first; their owners and the schedule resolve them',
  access: admin,
  input: { query: PageQuery.extend({ status: z.enum(STUCK_PAYOUT_STATUSES).optional() }) },
  output: z.array(PayoutView),
  paged: true,
  errors: [],
  cost: pageCost,
});

export const listLedgerResults = defineOperation({
  id: 'listLedgerResults',
  method: 'GET',
  path: '/admin/ledger-results',
  summary: "What the recounts of the campaigns' books found, newest first",
  access: admin,
  input: { query: PageQuery },
  output: z.array(LedgerResultView),
  paged: true,
  errors: [],
  cost: pageCost,
});

export const listCases = defineOperation({
  id: 'listCases',
  method: 'GET',
  path: '/admin/cases',
  summary: 'Refunds, disputes and appeals to be decided, or decided, newest first',
  access: admin,
  input: { query: PageQuery.extend({ kind: CaseKind.optional(), status: CaseStatus.default('open') }) },
  output: z.array(AdminCaseView),
  paged: true,
  errors: [],
  cost: pageCost,
});

export const decideCase = defineOperation({
  id: 'decideCase',
  method: 'PUT',
  path: '/admin/cases/{id}',
  summary:
    'Decide a refund, a dispute or an appeal, once, or flag it, so that a refund is not granted by itself; a granted appeal lets what was rejected be decided again',
  access: admin,
  input: { params: ById, body: z.object({ decision: z.enum(['granted', 'refused', 'flagged']), reason: Reason }) },
  output: AdminCaseView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 6, writes: 3 },
});

export const listAuditLog = defineOperation({
  id: 'listAuditLog',
  method: 'GET',
  path: '/admin/audit',
  summary: 'What admins have done, everywhere or to one subject, newest first',
  access: admin,
  input: { query: PageQuery.extend({ subject: DocumentId.optional() }) },
  output: z.array(AuditEntryView),
  paged: true,
  errors: [],
  cost: pageCost,
});
