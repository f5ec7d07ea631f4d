import { MAX_ADDITIONS } from '../payments/campaign-funds.ts';
import { ApplicationView } from '../applications/application.ts';
import { EVALUATION } from '../flags/flag-report.ts';
import { z } from 'zod';
import { withScheme } from '../links/entered-url.ts';
import { PayoutView } from '../payments/payout.ts';
import { ReceiptView } from '../payments/statements/receipt.ts';
import { MAX_DELIVERABLES_PER_APPLICATION, MAX_PAGE_SIZE } from '../shared/constants.ts';
import { asItLeads, ById, DocumentId, Uid, ViewCount } from '../shared/values.ts';
import { defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { PageQuery, MAX_SEARCH_READS, SearchText } from '../calls/paging.ts';
import { optionalText } from '../shared/readable-text.ts';
import { LINK_CHECKS, PAYING_APPROVALS } from '../calls/operation.ts';
import { SENTENCES } from '../shared/sentences.ts';
import { DeliverableView } from './deliverable.ts';
import { DeliverableStatus } from './lifecycle.ts';

const Narrowed = { status: DeliverableStatus.optional(), search: SearchText.optional() };

export const createDeliverable = defineOperation('POST /deliverables', {
  id: 'createDeliverable',
  summary: 'Deliver a post for an approved application; delivering a post that was sent back resubmits its treasure',
  access: onlyRoles('content_creator'),
  self: 'body.creator_id',
  input: {
    body: z.object({
      application_id: DocumentId,
      campaign_id: DocumentId,
      creator_id: Uid,
      url: z.string().overwrite(withScheme).overwrite(asItLeads).max(2000).check(z.url()),
      notes: optionalText(2000).optional(),
      view_count: ViewCount,
    }),
  },
  output: DeliverableView,
  status: 201,
  errors: ['not_found', 'already_exists', 'illegal_state', 'provider_unavailable'],
  rateLimits: [LINK_CHECKS],
  cost: { reads: 11, writes: 9 },
});

export const listDeliverables = defineOperation('GET /deliverables', {
  id: 'listDeliverables',
  summary:
    "The caller's treasures, as an owner those of the caller's campaigns, for an admin all; newest first. " +
    "`search` finds words of the creator's name, the campaign's title, platform, post address and notes",
  access: onlyRoles('content_creator', 'business_owner', 'admin'),
  input: {
    query: PageQuery.extend({
      applicationId: DocumentId.optional(),
      campaignId: DocumentId.optional(),
      ...Narrowed,
    }),
  },
  pageOf: DeliverableView,
  cost: { reads: MAX_SEARCH_READS, writes: 0 },
});

export const listDeliverablesOfApplication = defineOperation('GET /deliverables/application/{id}', {
  id: 'listDeliverablesOfApplication',
  summary:
    'Treasures of one application, all or those in a status, newest first, for its creator and the campaign owner; `search` as in the list of all',
  access: onlyRoles('content_creator', 'business_owner', 'admin'),
  input: { params: ById, query: PageQuery.extend(Narrowed) },
  pageOf: DeliverableView,
  errors: ['not_found'],
  cost: { reads: MAX_SEARCH_READS + 1, writes: 0 },
});

export const getProject = defineOperation('GET /deliverables/project/{campaignId}/{creatorId}', {
  id: 'getProject',
  summary:
    "A creator's application to a campaign with all its treasures, newest first, for the creator and the campaign owner; without an application, and for everybody else, null",
  access: onlyRoles('content_creator', 'business_owner'),
  input: { params: z.object({ campaignId: DocumentId, creatorId: Uid }) },
  output: z.object({ project: ApplicationView.nullable(), treasures: z.array(DeliverableView) }),
  cost: { reads: MAX_DELIVERABLES_PER_APPLICATION + 5, writes: 0 },
});

export const listCampaignDeliverables = defineOperation('GET /campaigns/{id}/deliverables', {
  id: 'listCampaignDeliverables',
  summary: "The treasures delivered to one of the caller's campaigns, newest first",
  access: onlyRoles('business_owner', 'admin'),
  input: { params: ById, query: PageQuery },
  pageOf: DeliverableView,
  errors: ['not_found'],
  cost: { reads: MAX_PAGE_SIZE + 2, writes: 0 },
});

export const getDeliverable = defineOperation('GET /deliverables/{id}', {
  id: 'getDeliverable',
  summary: 'One treasure, for its creator and the campaign owner',
  access: onlyRoles('content_creator', 'business_owner', 'admin'),
  input: { params: ById },
  output: DeliverableView,
  errors: ['not_found'],
  cost: { reads: 1, writes: 0 },
});

export const deleteDeliverable = defineOperation('DELETE /deliverables/{id}', {
  id: 'deleteDeliverable',
  summary: 'Take back a treasure that is submitted or was sent back; its post is free again',
  access: onlyRoles('content_creator'),
  input: { params: ById },
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 12, writes: 14 },
});

export const decideDeliverable = defineOperation('PATCH /deliverables/{id}', {
  id: 'decideDeliverable',
  summary:
    'Approve (and pay), reject or send back a treasure. Repeating an approval pays nothing twice. `view_count` is the count that was decided on; another than the treasure has is refused',
  access: onlyRoles('business_owner'),
  input: {
    params: ById,
    body: z.object({
      status: z.enum(['approved', 'rejected', 'revision_requested']),
      feedback: optionalText(2000).optional(),
      view_count: z.int(SENTENCES.seenViewCount).nonnegative(),
    }),
  },
  output: DeliverableView.extend({ payout: PayoutView.nullable() }),
  rateLimits: [PAYING_APPROVALS],
  errors: ['not_found', 'illegal_state', 'payment_required', 'provider_unavailable'],
  cost: { reads: 27 + 2 * MAX_ADDITIONS + EVALUATION.reads, writes: 18 + EVALUATION.writes },
});

export const previewTopUp = defineOperation('GET /deliverables/{id}/top-up', {
  id: 'previewTopUp',
  summary:
    "What the count that a treasure's platform gave pays by itself on `pays_at`, for its creator, the campaign owner and admins; changes nothing",
  access: onlyRoles('content_creator', 'business_owner', 'admin'),
  input: { params: ById },
  output: z.object({
    /** How the amount is calculated; null if no count is paid automatically, or if another payment of the project is on its way. */
    receipt: ReceiptView.nullable(),
  }),
  errors: ['not_found'],
  cost: { reads: 3, writes: 0 },
});
