import { z } from 'zod';
import { DeliverableView } from '../deliverables/deliverable.ts';
import { DocumentId, Uid } from '../shared/ids.ts';
import { anyone, defineOperation, onlyRoles, signedIn } from '../shared/operation.ts';
import { PageQuery } from '../shared/paging.ts';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { CampaignView } from './campaign.ts';

const ById = z.object({ id: DocumentId });

export const listCampaigns = defineOperation({
  id: 'listCampaigns',
  method: 'GET',
  path: '/campaigns',
  summary: 'Open campaigns, newest first',
  access: signedIn,
  input: { query: PageQuery.extend({ platform: z.enum(PLATFORM_IDS).optional() }) },
  output: z.array(CampaignView),
  paged: true,
  errors: [],
  cost: { reads: MAX_PAGE_SIZE + 1, writes: 0 },
});

export const completeCheckout = defineOperation({
  id: 'completeCheckout',
  method: 'POST',
  path: '/campaigns',
  summary: 'The campaign of a paid checkout; creates it when the webhook has not yet. Repeating it changes nothing',
  access: onlyRoles('business_owner'),
  input: { body: z.object({ payment_gateway_id: z.string().min(1).max(255) }) },
  output: CampaignView,
  status: 201,
  errors: ['payment_required', 'not_found', 'provider_unavailable'],
  cost: { reads: 6, writes: 5 },
});

export const getCampaign = defineOperation({
  id: 'getCampaign',
  method: 'GET',
  path: '/campaigns/{id}',
  summary: 'One campaign',
  access: anyone,
  input: { params: ById },
  output: CampaignView,
  errors: ['not_found'],
  cost: { reads: 1, writes: 0 },
});

export const listCampaignsOfOwner = defineOperation({
  id: 'listCampaignsOfOwner',
  method: 'GET',
  path: '/campaigns/user/{id}',
  summary: "An owner's own campaigns, newest first",
  access: onlyRoles('business_owner', 'admin'),
  self: 'params.id',
  input: { params: z.object({ id: Uid }), query: PageQuery },
  output: z.array(CampaignView),
  paged: true,
  errors: [],
  cost: { reads: MAX_PAGE_SIZE + 1, writes: 0 },
});

export const listCampaignDeliverables = defineOperation({
  id: 'listCampaignDeliverables',
  method: 'GET',
  path: '/campaigns/{id}/deliverables',
  summary: "The treasures delivered to one of the caller's campaigns, newest first",
  access: onlyRoles('business_owner', 'admin'),
  input: { params: ById, query: PageQuery },
  output: z.array(DeliverableView),
  paged: true,
  errors: ['not_found'],
  cost: { reads: MAX_PAGE_SIZE + 2, writes: 0 },
});
