import { MAX_ADDITIONS } from './campaign-funds.ts';
import { EVALUATION } from '../flags/flag-report.ts';
import { z } from 'zod';
import { CampaignDraft } from '../campaigns/campaign.ts';
import { ById, ByUid, CalendarDay, commaSeparated, DocumentId, Uid } from '../shared/values.ts';
import { DEFAULT_COUNTRY, MAX_PAGE_SIZE } from '../shared/constants.ts';
import { anyoneKnown, defineOperation, onlyRoles, webhook } from '../calls/define-operation.ts';
import { PageQuery, MAX_SEARCH_READS, SearchText } from '../calls/paging.ts';
import type { RateLimit } from '../calls/operation.ts';
import { DraftId, OpenedCheckout } from './checkout.ts';
import { PaidCampaignView } from './budget/added-budget.ts';
import { ConnectedAccountView } from './connected-account.ts';
import { PaymentReference } from './payment-reference.ts';
import { PayoutView } from './payout.ts';
import { PayoutStatus } from './lifecycle.ts';

const Statuses = commaSeparated(PayoutStatus, { maxItems: PayoutStatus.options.length, maxLength: 100 });
const PayoutsQuery = PageQuery.extend({
  campaignId: DocumentId.optional(),
  status: Statuses.optional(),
  search: SearchText.optional(),
  /** The first day, in Singapore, of the payouts wanted. */
  since: CalendarDay.optional(),
});

/** Limits of operations that call the payment provider. */
const accountChecks: readonly RateLimit[] = [{ bucket: 'payout-account', per: 'user', max: 60, windowSeconds: 600 }];
const payoutChecks: readonly RateLimit[] = [{ bucket: 'payout-retries', per: 'user', max: 120, windowSeconds: 600 }];
const Received = z.object({ received: z.literal(true) });

export const startCheckout = defineOperation('POST /payments/stripe/checkout', {
  id: 'startCheckout',
  summary:
    'Validate and store a draft and open a checkout for its budget plus fee, hosted or embedded; an earlier one of the same draft is ended, or, when it is paid, answered. Needs a proven e-mail',
  access: onlyRoles('business_owner'),
  self: 'body.formData.owner_id',
  input: {
    body: z.object({
      formData: CampaignDraft.extend({
        owner_id: Uid,
        owner_email: z.string().max(254).optional(),
        owner_name: z.string().max(200).optional(),
      }),
      /** The draft to pay for; without an id, drafts with equal content count as one. */
      draftId: DraftId.optional(),
      customerEmail: z.email().optional(),
      /** Requests a checkout to show inside the product's own page. */
      embedded: z.boolean().optional(),
      successUrl: z.url().max(2000).optional(),
      cancelUrl: z.url().max(2000).optional(),
    }),
  },
  rateLimits: [{ bucket: 'checkout', per: 'user', max: 60, windowSeconds: 3600 }],
  output: OpenedCheckout,
  status: 201,
  errors: ['not_found', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 42, writes: 11 },
});

export const cancelCheckout = defineOperation('POST /payments/stripe/checkout/cancel', {
  id: 'cancelCheckout',
  summary: "End the open checkout of one of the caller's drafts, or say that it is paid or still being confirmed",
  access: onlyRoles('business_owner'),
  input: { body: z.object({ draftId: DraftId }) },
  rateLimits: [{ bucket: 'checkout-cancel', per: 'user', max: 60, windowSeconds: 3600 }],
  output: z.object({
    status: z.enum(['cancelled', 'processing', 'paid']),
    /** The reference of a payment that is made or being confirmed, for `campaign-by-payment`. */
    payment_gateway_id: z.string().nullable(),
  }),
  errors: ['not_found', 'provider_unavailable'],
  cost: { reads: 13, writes: 8 },
});

export const getCampaignByPayment = defineOperation('GET /payments/campaign-by-payment', {
  id: 'getCampaignByPayment',
  summary:
    'The campaign a paid checkout session bought, or added budget to; creates it when the webhook has not yet. Why it closed, what waits in it and what was added is told to its owner and admins only',
  access: anyoneKnown,
  input: {
    query: z.object({
      payment_gateway_id: PaymentReference,
      payment_gateway: z.literal('stripe').default('stripe'),
    }),
  },
  rateLimits: [{ bucket: 'campaign-by-payment', per: 'address', max: 120, windowSeconds: 600 }],
  output: PaidCampaignView,
  errors: ['not_found', 'payment_required', 'provider_unavailable'],
  cost: { reads: 14, writes: 8 },
});

export const createConnectedAccount = defineOperation('POST /payments/stripe-connect/create-account', {
  id: 'createConnectedAccount',
  summary:
    "Open the caller's account at the payment provider, or return the one there is. Needs a proven e-mail; one in the place of an earlier one also a sign-in of the last minutes",
  access: onlyRoles('content_creator'),
  self: 'body.creatorId',
  input: {
    body: z.object({
      creatorId: Uid,
      email: z.email().optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'Two letters')
        .default(DEFAULT_COUNTRY),
    }),
  },
  rateLimits: accountChecks,
  output: ConnectedAccountView,
  status: 201,
  errors: ['provider_unavailable', 'not_found'],
  cost: { reads: 4, writes: 1 },
});

export const createConnectedAccountLink = defineOperation('POST /payments/stripe-connect/create-account-link', {
  id: 'createConnectedAccountLink',
  summary: "A single-use link to the provider's hosted onboarding. Needs a proven e-mail",
  access: onlyRoles('content_creator'),
  self: 'body.creatorId',
  input: { body: z.object({ creatorId: Uid }) },
  rateLimits: accountChecks,
  output: z.object({ url: z.url(), expires_at: z.int() }),
  status: 201,
  errors: ['not_found', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 4, writes: 1 },
});

export const createDashboardLink = defineOperation('POST /payments/stripe-connect/create-dashboard-link', {
  id: 'createDashboardLink',
  summary: "A single-use link to the account's dashboard at the provider, which asks its person to prove who they are",
  access: onlyRoles('content_creator'),
  self: 'body.creatorId',
  input: { body: z.object({ creatorId: Uid }) },
  rateLimits: accountChecks,
  output: z.object({ url: z.url() }),
  status: 201,
  errors: ['not_found', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 3, writes: 1 },
});

export const getConnectedAccount = defineOperation('GET /payments/stripe-connect/account/{id}', {
  id: 'getConnectedAccount',
  summary: "The caller's connected account, fetched afresh from the provider",
  access: onlyRoles('content_creator'),
  self: 'params.id',
  input: { params: ByUid },
  rateLimits: accountChecks,
  output: ConnectedAccountView,
  errors: ['provider_unavailable'],
  cost: { reads: 2, writes: 1 },
});

export const getOwnConnectedAccount = defineOperation('GET /connected-payment-accounts/account/stripe', {
  id: 'getOwnConnectedAccount',
  summary: "The caller's connected account, fetched afresh from the provider",
  access: onlyRoles('content_creator'),
  rateLimits: accountChecks,
  output: ConnectedAccountView,
  errors: ['provider_unavailable'],
  cost: { reads: 2, writes: 1 },
});

export const disconnectAccount = defineOperation('DELETE /connected-payment-accounts/account/stripe', {
  id: 'disconnectAccount',
  summary:
    "Disconnect the caller's account. Needs a sign-in of the last minutes; refused while money is on its way to it or due",
  access: onlyRoles('content_creator'),
  output: ConnectedAccountView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 3, writes: 1 },
});

export const listPayoutsOfCreator = defineOperation('GET /payments/authorizations/creator/{id}', {
  id: 'listPayoutsOfCreator',
  summary:
    "The caller's payouts as a creator, all or those from one campaign, in any of some statuses, or `since` a day, newest first; `search` finds words of the campaign's title",
  access: onlyRoles('content_creator', 'admin'),
  self: 'params.id',
  input: { params: ByUid, query: PayoutsQuery },
  pageOf: PayoutView,
  cost: { reads: MAX_SEARCH_READS + 2, writes: 0 },
});

export const listPayoutsOfOwner = defineOperation('GET /payments/authorizations/business-owner/{id}', {
  id: 'listPayoutsOfOwner',
  summary:
    "Payouts from the caller's campaigns or from one of them, in any of some statuses, or `since` a day, newest first; `search` finds words of the creator's name and the campaign's title",
  access: onlyRoles('business_owner', 'admin'),
  self: 'params.id',
  input: { params: ByUid, query: PayoutsQuery },
  pageOf: PayoutView,
  cost: { reads: MAX_SEARCH_READS + 2 * MAX_PAGE_SIZE, writes: 0 },
});

export const retryPayout = defineOperation('POST /payments/retry-payment/{id}', {
  id: 'retryPayout',
  summary: "Try a failed payout of one of the caller's campaigns again, as a new attempt",
  access: onlyRoles('business_owner'),
  input: { params: ById },
  rateLimits: payoutChecks,
  output: PayoutView,
  errors: ['not_found', 'illegal_state', 'payment_required', 'provider_unavailable'],
  cost: { reads: 29 + MAX_ADDITIONS + EVALUATION.reads, writes: 18 + EVALUATION.writes },
});

export const resolveOwnPayout = defineOperation('POST /payments/process-payment/{id}', {
  id: 'resolveOwnPayout',
  summary:
    "Find out what became of an unresolved payout of one of the caller's campaigns; one that is settled is answered as it is",
  access: onlyRoles('business_owner'),
  input: { params: ById },
  rateLimits: payoutChecks,
  output: PayoutView,
  errors: ['not_found', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 26 + EVALUATION.reads, writes: 22 + EVALUATION.writes },
});

/** Maximum size of an event in bytes. It contains a whole object of the provider, which documents no limit. */
const MAX_EVENT_BYTES = 1024 * 1024;

export const stripeWebhook = defineOperation('POST /webhooks/stripe', {
  id: 'stripeWebhook',
  summary: "The payment provider's account events",
  access: webhook,
  maxBodyBytes: MAX_EVENT_BYTES,
  output: Received,
  errors: ['illegal_state'],
  cost: { reads: 13, writes: 64 },
});

export const stripeConnectWebhook = defineOperation('POST /webhooks/stripe-connect', {
  id: 'stripeConnectWebhook',
  summary: "The payment provider's events of connected accounts",
  access: webhook,
  maxBodyBytes: MAX_EVENT_BYTES,
  output: Received,
  cost: { reads: 4, writes: 3 },
});
