import { MAX_ADDITIONS } from '../payments/campaign-funds.ts';
import { z } from 'zod';
import { EVALUATION } from '../flags/flag-report.ts';
import { ById, ByUid, commaSeparated, DocumentId, Uid } from '../shared/values.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_DELIVERABLES_PER_APPLICATION } from '../shared/constants.ts';
import { anyoneKnown, defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';
import { PAYING_APPROVALS } from '../calls/operation.ts';
import { optionalText } from '../shared/readable-text.ts';
import { SENTENCES } from '../shared/sentences.ts';
import { EarningsView } from '../payments/earnings.ts';
import { PayoutView } from '../payments/payout.ts';
import { Applicant, MAX_TOGETHER } from './applicant.ts';
import { ApplicationAnswers, ApplicationView, SlotFreeing, SubmittedContent } from './application.ts';
import { ApplicationStatus } from './lifecycle.ts';

const Feedback = optionalText(2000);
const MAX_CAMPAIGN_IDS = 30;

/** The ids of the campaigns on one page of the marketplace, comma-separated in the query. */
const CampaignIds = commaSeparated(DocumentId, { maxItems: MAX_CAMPAIGN_IDS, maxLength: 6100 });

const Statuses = commaSeparated(ApplicationStatus, { maxItems: ApplicationStatus.options.length, maxLength: 100 });

const answering = [{ bucket: 'applications', per: 'user', max: 120, windowSeconds: 3600 }] as const;

/** Reads of one page: applications, their campaigns, and the deliveries in their slots; for an owner also their shortlist marks and the creators' stores. */
const pageCost = { reads: 6 * MAX_PAGE_SIZE + 1, writes: 0 };

/** The filters of an owner's lists. With both filters, pages can be short or empty although more follow. */
const ReceivedQuery = PageQuery.extend({
  status: Statuses.optional(),
  /** Only applications on the caller's shortlist, the most recently added first. */
  shortlisted: z.literal('true').optional(),
});

export const createApplication = defineOperation('POST /applications', {
  id: 'createApplication',
  summary: 'Apply to an open campaign',
  access: onlyRoles('content_creator'),
  self: 'body.creator_id',
  input: { body: ApplicationAnswers.extend({ campaign_id: DocumentId, creator_id: Uid }) },
  output: ApplicationView,
  status: 201,
  rateLimits: answering,
  errors: ['not_found', 'already_exists', 'illegal_state', 'forbidden'],
  cost: { reads: 8, writes: 3 },
});

export const listOwnApplications = defineOperation('GET /applications', {
  id: 'listOwnApplications',
  summary:
    "The caller's applications, as an owner those to the caller's campaigns; `campaignIds` narrows a creator's to a page of the marketplace, `with` to those between the caller and another person",
  access: onlyRoles('content_creator', 'business_owner'),
  input: {
    query: PageQuery.extend({
      /** The caller's own uid; may be omitted. */
      userId: Uid.optional(),
      campaignIds: CampaignIds.optional(),
      /** The other side: a creator names an owner, an owner a creator. */
      with: Uid.optional(),
    }),
  },
  pageOf: ApplicationView,
  cost: pageCost,
});

export const countApplications = defineOperation('GET /applications/getnumberofapplications/{campaignId}', {
  id: 'countApplications',
  summary: 'How many creators have applied to a campaign; of one that moderation hides, to its owner and admins only',
  access: anyoneKnown,
  input: { params: z.object({ campaignId: DocumentId }) },
  output: z.object({ count: z.int() }),
  errors: ['not_found'],
  cost: { reads: 1, writes: 0 },
});

export const listApplicationsOfCampaign = defineOperation('GET /applications/campaign/{id}', {
  id: 'listApplicationsOfCampaign',
  summary: "Applications to one of the caller's campaigns, newest first",
  access: onlyRoles('business_owner', 'admin'),
  input: { params: ById, query: ReceivedQuery },
  pageOf: ApplicationView,
  errors: ['not_found'],
  cost: { reads: 5 * MAX_PAGE_SIZE + 2, writes: 0 },
});

export const listApplicationsOfCreator = defineOperation('GET /applications/creator/{id}', {
  id: 'listApplicationsOfCreator',
  summary: "The caller's applications as a creator, newest first",
  access: onlyRoles('content_creator', 'admin'),
  self: 'params.id',
  input: { params: ByUid, query: PageQuery.extend({ status: Statuses.optional() }) },
  pageOf: ApplicationView,
  cost: pageCost,
});

export const listApplicationsOfOwner = defineOperation('GET /applications/campaign-owner/{id}', {
  id: 'listApplicationsOfOwner',
  summary: "Applications to all of the caller's campaigns, newest first",
  access: onlyRoles('business_owner', 'admin'),
  self: 'params.id',
  input: { params: ByUid, query: ReceivedQuery },
  pageOf: ApplicationView,
  cost: pageCost,
});

export const getApplication = defineOperation('GET /applications/{id}', {
  id: 'getApplication',
  summary: 'One application, for its creator and the campaign owner',
  access: onlyRoles('content_creator', 'business_owner', 'admin'),
  input: { params: ById },
  output: ApplicationView,
  errors: ['not_found'],
  cost: { reads: 5, writes: 0 },
});

/** Number of posts that are read to find the best ones: the same post can be reported more than once. */
export const POSTS_LOOKED_THROUGH = 12;

export const getApplicant = defineOperation('GET /applications/{id}/applicant', {
  id: 'getApplicant',
  summary:
    "Who has applied, for the campaign's owner: what they have done for this owner before, and their best posts of accounts that they show",
  access: onlyRoles('business_owner', 'admin'),
  input: { params: ById },
  output: Applicant,
  errors: ['not_found'],
  cost: { reads: 2 * MAX_TOGETHER + POSTS_LOOKED_THROUGH + 4, writes: 0 },
});

export const editApplication = defineOperation('PUT /applications/{id}', {
  id: 'editApplication',
  summary: 'Replace the answers of a pending application',
  access: onlyRoles('content_creator'),
  input: { params: ById, body: ApplicationAnswers },
  output: ApplicationView,
  rateLimits: answering,
  errors: ['not_found', 'illegal_state', 'forbidden'],
  cost: { reads: 5, writes: 1 },
});

export const withdrawApplication = defineOperation('DELETE /applications/{id}', {
  id: 'withdrawApplication',
  summary: 'Withdraw a pending application; applying again is allowed',
  access: onlyRoles('content_creator'),
  input: { params: ById },
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 2, writes: 3 },
});

export const decideApplication = defineOperation('PUT /applications/{id}/status', {
  id: 'decideApplication',
  summary: "Approve or reject a pending application to one of the caller's campaigns",
  access: onlyRoles('business_owner'),
  input: {
    params: ById,
    body: z.object({ status: z.enum(['approved', 'rejected']), feedback: Feedback.optional() }),
  },
  output: ApplicationView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 8 + MAX_ADDITIONS, writes: 3 },
});

export const shortlistApplication = defineOperation('PUT /applications/{id}/shortlist', {
  id: 'shortlistApplication',
  summary:
    "Put an application to one of the caller's campaigns on the caller's shortlist, which nobody else sees, or take it off",
  access: onlyRoles('business_owner'),
  input: { params: ById, body: z.object({ shortlisted: z.boolean() }) },
  output: ApplicationView,
  rateLimits: [{ bucket: 'shortlist', per: 'user', max: 300, windowSeconds: 600 }],
  errors: ['not_found'],
  cost: { reads: 6, writes: 1 },
});

/** Reads for checking whether a slot can be freed: the application, its campaign, every treasure, an open appeal, a live payout. */
const SLOT_READS = MAX_DELIVERABLES_PER_APPLICATION + 4;

export const previewSlotFreeing = defineOperation('GET /applications/{id}/slot', {
  id: 'previewSlotFreeing',
  summary: "Whether the slot that an approved application to one of the caller's campaigns has can be freed now",
  access: onlyRoles('business_owner'),
  input: { params: ById },
  output: SlotFreeing,
  errors: ['not_found'],
  cost: { reads: SLOT_READS, writes: 0 },
});

export const freeSlot = defineOperation('DELETE /applications/{id}/slot', {
  id: 'freeSlot',
  summary: 'Free the slot of a creator who has not delivered by the deadline, which rejects the application',
  access: onlyRoles('business_owner'),
  input: { params: ById },
  output: ApplicationView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: SLOT_READS + 4, writes: 2 },
});

export const submitContent = defineOperation('PUT /applications/{id}/content', {
  id: 'submitContent',
  summary:
    'Submit content on an approved application: a text, a link or both. Content that was sent back is submitted again',
  access: onlyRoles('content_creator'),
  input: {
    params: ById,
    body: SubmittedContent.partial().refine(({ text, url }) => Boolean(text ?? url), {
      message: SENTENCES.content,
      path: ['text'],
    }),
  },
  output: ApplicationView,
  rateLimits: [{ bucket: 'content', per: 'user', max: 60, windowSeconds: 600 }],
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 2, writes: 1 },
});

export const decideContent = defineOperation('PUT /applications/{id}/content-approval', {
  id: 'decideContent',
  summary: 'Approve the submitted content of an application, or send it back with `approved: false`',
  access: onlyRoles('business_owner'),
  input: { params: ById, body: z.object({ approved: z.boolean().default(true), feedback: Feedback.optional() }) },
  output: ApplicationView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 4, writes: 1 },
});

export const approvePayment = defineOperation('PUT /applications/{id}/payment-approval', {
  id: 'approvePayment',
  summary:
    'Once the content is approved: pay what is due to the application and complete it. Repeating it pays nothing twice; proofs of its treasures can still add to it',
  access: onlyRoles('business_owner'),
  input: {
    params: ById,
    body: z.object({
      approved: z.literal(true, 'A payment can only be approved').default(true),
      feedback: Feedback.optional(),
    }),
  },
  output: ApplicationView.extend({ payout: PayoutView.nullable() }),
  rateLimits: [PAYING_APPROVALS],
  errors: ['not_found', 'illegal_state', 'payment_required', 'provider_unavailable'],
  cost: { reads: 26 + MAX_ADDITIONS + EVALUATION.reads, writes: 16 + EVALUATION.writes },
});

/** Reads for the earnings of one application: it, every treasure, the proofs that wait, its payout under way, its accounts and those of its campaign. */
const EARNINGS_READS = MAX_DELIVERABLES_PER_APPLICATION + MAX_PAGE_SIZE + 5 + MAX_ADDITIONS;

export const getEarnings = defineOperation('GET /applications/{id}/earnings', {
  id: 'getEarnings',
  summary:
    'What is counted of an application, what of it is paid and what can still come, for its creator and the campaign owner',
  access: onlyRoles('content_creator', 'business_owner', 'admin'),
  input: { params: ById },
  output: EarningsView,
  errors: ['not_found'],
  cost: { reads: EARNINGS_READS, writes: 0 },
});

export const listEarningsOfCreator = defineOperation('GET /applications/creator/{id}/earnings', {
  id: 'listEarningsOfCreator',
  summary: "The same of the caller's own applications to some campaigns, which are one page of a list, at one moment",
  access: onlyRoles('content_creator'),
  self: 'params.id',
  rateLimits: [{ bucket: 'earnings', per: 'user', max: 240, windowSeconds: 600 }],
  input: {
    params: ByUid,
    query: z.object({ campaignIds: commaSeparated(DocumentId, { maxItems: DEFAULT_PAGE_SIZE, maxLength: 4100 }) }),
  },
  output: z.array(EarningsView),
  cost: { reads: DEFAULT_PAGE_SIZE * EARNINGS_READS, writes: 0 },
});
