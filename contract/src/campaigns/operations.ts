import { MAX_ADDITIONS } from '../payments/campaign-funds.ts';
import { z } from 'zod';
import { PaymentReference } from '../payments/payment-reference.ts';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { ById, ByUid, CalendarDay, DocumentId } from '../shared/values.ts';
import { anyone, anyoneKnown, defineOperation, onlyRoles, signedIn } from '../calls/define-operation.ts';
import { UPLOADS } from '../calls/operation.ts';
import { PageQuery, MAX_SEARCH_READS } from '../calls/paging.ts';
import { BRAND_LOOTS, BrandView } from './brand.ts';
import { BRIEF_FILE_UPLOAD } from './brief-file.ts';
import { CampaignEdit, CampaignView, ExtensionView, OfferedCampaignView } from './campaign.ts';
import { PICTURE_UPLOAD } from '../media/picture-upload.ts';
import { CampaignListSearch, CampaignSearch } from './campaign-search.ts';
import { NEWEST_LOOTS, NewestLootView } from './newest-loots.ts';

/** Limit of changes to campaigns; each change is indexed and may notify applicants. */
const changing = [{ bucket: 'campaign-changes', per: 'user', max: 120, windowSeconds: 600 }] as const;

export const listCampaigns = defineOperation('GET /campaigns', {
  id: 'listCampaigns',
  summary:
    'The marketplace: open campaigns by words, platform, niche and budget. A page can be short, even empty, and go on',
  access: signedIn,
  input: { query: PageQuery.extend(CampaignSearch.shape) },
  pageOf: OfferedCampaignView,
  errors: ['forbidden'],
  cost: { reads: MAX_SEARCH_READS + MAX_PAGE_SIZE, writes: 0 },
});

export const listNewestLoots = defineOperation('GET /newest-loots', {
  id: 'listNewestLoots',
  summary: 'The newest loots that take applications, at a glance, for the landing page',
  access: anyone,
  output: z.array(NewestLootView).max(NEWEST_LOOTS),
  cost: { reads: NEWEST_LOOTS + 1, writes: 0 },
});

export const completeCheckout = defineOperation('POST /campaigns', {
  id: 'completeCheckout',
  summary: 'The campaign of a paid checkout; creates it when the webhook has not yet. Repeating it changes nothing',
  access: onlyRoles('business_owner'),
  input: { body: z.object({ payment_gateway_id: PaymentReference }) },
  rateLimits: [{ bucket: 'checkout-completion', per: 'user', max: 120, windowSeconds: 600 }],
  output: CampaignView,
  status: 201,
  errors: ['payment_required', 'not_found', 'provider_unavailable'],
  cost: { reads: 13, writes: 8 },
});

export const getCampaign = defineOperation('GET /campaigns/{id}', {
  id: 'getCampaign',
  summary:
    'One campaign; one that moderation holds back or has refused, to its owner and admins only. What waits, who holds it back and why it closed is told to them alone, too',
  access: anyoneKnown,
  input: { params: ById },
  output: OfferedCampaignView,
  errors: ['not_found'],
  cost: { reads: 2, writes: 0 },
});

export const getBrand = defineOperation('GET /brands/{id}', {
  id: 'getBrand',
  summary: 'An owner as everybody sees them, with their record and their newest open loots',
  access: anyoneKnown,
  input: { params: ByUid },
  output: BrandView,
  errors: ['not_found'],
  cost: { reads: BRAND_LOOTS + 3, writes: 0 },
});

export const listBrandLoots = defineOperation('GET /brands/{id}/loots', {
  id: 'listBrandLoots',
  summary: "An owner's open loots as everybody sees them, newest first",
  access: anyoneKnown,
  input: { params: ByUid, query: PageQuery },
  pageOf: CampaignView,
  errors: ['not_found'],
  cost: { reads: MAX_PAGE_SIZE + 2, writes: 0 },
});

export const listCampaignsOfOwner = defineOperation('GET /campaigns/user/{id}', {
  id: 'listCampaignsOfOwner',
  summary: "An owner's own campaigns, newest first, by words and status. A page can be short, even empty, and go on",
  access: onlyRoles('business_owner', 'admin'),
  self: 'params.id',
  input: { params: ByUid, query: PageQuery.extend(CampaignListSearch.shape) },
  pageOf: CampaignView,
  cost: { reads: MAX_SEARCH_READS, writes: 0 },
});

export const editCampaign = defineOperation('PUT /campaigns/{id}', {
  id: 'editCampaign',
  summary: "Change the brief of one of the caller's campaigns; what creators applied to stays once one has applied",
  access: onlyRoles('business_owner'),
  rateLimits: changing,
  input: { params: ById, body: CampaignEdit },
  output: CampaignView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 2, writes: 1 },
});

export const uploadCampaignCover = defineOperation('POST /campaigns/{id}/cover', {
  id: 'uploadCampaignCover',
  summary: "Put a cover on one of the caller's campaigns, in the place of the one before",
  access: onlyRoles('business_owner'),
  rateLimits: [UPLOADS],
  input: { params: ById },
  upload: PICTURE_UPLOAD,
  output: CampaignView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 3, writes: 6 },
});

export const deleteCampaignCover = defineOperation('DELETE /campaigns/{id}/cover', {
  id: 'deleteCampaignCover',
  summary: "Take the cover off one of the caller's campaigns; it is drawn again then",
  access: onlyRoles('business_owner'),
  rateLimits: changing,
  input: { params: ById },
  output: CampaignView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 1, writes: 3 },
});

export const uploadCampaignFile = defineOperation('POST /campaigns/{id}/files', {
  id: 'uploadCampaignFile',
  summary: "Put a picture or PDF to the brief of one of the caller's campaigns, until somebody has applied",
  access: onlyRoles('business_owner'),
  rateLimits: [UPLOADS],
  input: { params: ById },
  upload: BRIEF_FILE_UPLOAD,
  output: CampaignView,
  status: 201,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 3, writes: 4 },
});

export const deleteCampaignFile = defineOperation('DELETE /campaigns/{id}/files/{fileId}', {
  id: 'deleteCampaignFile',
  summary: "Take a file out of the brief of one of the caller's campaigns, until somebody has applied",
  access: onlyRoles('business_owner'),
  rateLimits: changing,
  input: { params: ById.extend({ fileId: DocumentId }) },
  output: CampaignView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 2, writes: 3 },
});

export const pauseCampaign = defineOperation('POST /campaigns/{id}/pause', {
  id: 'pauseCampaign',
  summary: "Take one of the caller's open campaigns out of the marketplace for a while",
  access: onlyRoles('business_owner'),
  rateLimits: changing,
  input: { params: ById },
  output: CampaignView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 1, writes: 1 },
});

export const resumeCampaign = defineOperation('POST /campaigns/{id}/resume', {
  id: 'resumeCampaign',
  summary: "Open one of the caller's paused campaigns again, until its end date",
  access: onlyRoles('business_owner'),
  rateLimits: changing,
  input: { params: ById },
  output: CampaignView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 1, writes: 1 },
});

export const previewExtension = defineOperation('GET /campaigns/{id}/extension', {
  id: 'previewExtension',
  summary: "Until when the end date of one of the caller's running campaigns can be moved, and why not further",
  access: onlyRoles('business_owner'),
  input: { params: ById },
  output: ExtensionView,
  errors: ['not_found'],
  cost: { reads: 3 + 2 * MAX_ADDITIONS, writes: 0 },
});

export const extendCampaign = defineOperation('POST /campaigns/{id}/extension', {
  id: 'extendCampaign',
  summary:
    "Move the end date of one of the caller's running campaigns later, as far as its payment can be held and refunded. Creators are told",
  access: onlyRoles('business_owner'),
  rateLimits: changing,
  input: { params: ById, body: z.object({ endDate: CalendarDay }) },
  output: CampaignView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 3 + 2 * MAX_ADDITIONS, writes: 1 },
});

export const closeCampaign = defineOperation('POST /campaigns/{id}/close', {
  id: 'closeCampaign',
  summary:
    "End one of the caller's campaigns for good; treasures delivered already are still decided. Refused during a payout",
  access: onlyRoles('business_owner'),
  rateLimits: changing,
  input: { params: ById },
  output: CampaignView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 3 + MAX_ADDITIONS, writes: 2 + MAX_ADDITIONS },
});
