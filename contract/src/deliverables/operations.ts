import { z } from 'zod';
import { PayoutView } from '../payments/payout.ts';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { DocumentId, Uid } from '../shared/ids.ts';
import { defineOperation, onlyRoles } from '../shared/operation.ts';
import { PageQuery } from '../shared/paging.ts';
import { DeliverableView } from './deliverable.ts';

const ById = z.object({ id: DocumentId });

export const createDeliverable = defineOperation({
  id: 'createDeliverable',
  method: 'POST',
  path: '/deliverables',
  summary: 'Deliver a post for an approved application',
  access: onlyRoles('content_creator'),
  self: 'body.creator_id',
  input: {
    body: z.object({
      application_id: DocumentId,
      campaign_id: DocumentId,
      creator_id: Uid,
      url: z.url().max(2000),
      notes: z.string().trim().max(2000).optional(),
      view_count: z.int().min(0).max(10_000_000_000),
    }),
  },
  output: DeliverableView,
  status: 201,
  errors: ['not_found', 'already_exists', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 6, writes: 3 },
});

export const listDeliverablesOfApplication = defineOperation({
  id: 'listDeliverablesOfApplication',
  method: 'GET',
  path: '/deliverables/application/{id}',
  summary: 'Treasures of one application, newest first, for its creator and the campaign owner',
  access: onlyRoles('content_creator', 'business_owner', 'admin'),
  input: { params: ById, query: PageQuery },
  output: z.array(DeliverableView),
  paged: true,
  errors: ['not_found'],
  cost: { reads: MAX_PAGE_SIZE + 2, writes: 0 },
});

export const getDeliverable = defineOperation({
  id: 'getDeliverable',
  method: 'GET',
  path: '/deliverables/{id}',
  summary: 'One treasure, for its creator and the campaign owner',
  access: onlyRoles('content_creator', 'business_owner', 'admin'),
  input: { params: ById },
  output: DeliverableView,
  errors: ['not_found'],
  cost: { reads: 1, writes: 0 },
});

export const decideDeliverable = defineOperation({
  id: 'decideDeliverable',
  method: 'PATCH',
  path: '/deliverables/{id}',
  summary: 'Approve (and pay), reject or send back a treasure. Repeating an approval pays nothing twice',
  access: onlyRoles('business_owner'),
  input: {
    params: ById,
    body: z.object({
      status: z.enum(['approved', 'rejected', 'revision_requested']),
      feedback: z.string().trim().max(2000).optional(),
    }),
  },
  output: DeliverableView.extend({ payout: PayoutView.nullable() }),
  errors: ['not_found', 'illegal_state', 'payment_required', 'provider_unavailable'],
  cost: { reads: 19, writes: 15 },
});
