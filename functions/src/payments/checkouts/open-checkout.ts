import type { Checkout, OpenedCheckout } from '@doubloon/contract/payments/checkout.ts';
import { needsAddress } from '@doubloon/contract/payments/invoices/invoice.ts';
import { checkoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import { paymentMethodsOf } from '@doubloon/contract/payments/payment-methods.ts';
import { CURRENCY, PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import { platformFeeCents, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type Stripe from 'stripe';
import type { Call } from '../../platform/dependencies.ts';
import { newId } from '../../platform/ids.ts';
import {
  type FieldsOfProvider,
  isAgainstPlatform,
  providerUnavailable,
  refusalOfInput,
  refusalOfPlatform,
} from '../provider/provider-error.ts';
import { recordSession } from './checkouts.store.ts';
import { claimDraft, draftKeyOf, openedElsewhere } from './claim-draft.ts';
import { expireSession } from './end-checkout.ts';
import { firstLookAt } from './settle-checkout.ts';
import { statementSuffix } from './statement-suffix.ts';

/** Addresses to which the provider's page leads back. */
export interface ReturnUrls {
  readonly success: string;
  readonly cancel: string;
}

/** The subject of a checkout, and the draft of which only one checkout can be paid. */
interface Bought extends Pick<Checkout, 'campaign' | 'addsTo'> {
  readonly draft: Parameters<typeof draftKeyOf>[1];
  /** True when the draft is paid once only, false when drafts with the same content may be paid one after the other. */
  readonly named: boolean;
}

/** Stores a checkout and opens its page; an earlier one of the same draft is ended first, and answered when it is paid or being confirmed. Throws as `startCheckout`. */
export async function openCheckout(
  call: Call,
  { campaign, addsTo, draft, named }: Bought,
  urls: ReturnUrls,
  how: { customerEmail?: string | undefined; embedded?: boolean | undefined } = {},
): Promise<OpenedCheckout> {
  const { db, caller, clock, log } = call;
  const now = clock.now();
  const checkout = {
    id: newId('cko', now),
    ownerId: caller.uid,
    draftKey: draftKeyOf(caller.uid, draft),
    campaign,
    addsTo,
    feeCents: platformFeeCents(campaign.budgetCents),
    totalCents: totalPayableCents(campaign.budgetCents),
    ...checkoutLife.start('open'),
    sessionId: null,
    campaignId: null,
    fundsId: null,
    processingSince: null,
    checkAt: firstLookAt(now),
    createdAt: now,
    updatedAt: now,
  } satisfies Checkout;
  const standing = await claimDraft(call, checkout, { named });
  if (standing?.sessionId) return existingPayment(standing.sessionId, urls);
  const session = await openSession(call, checkout, urls, how);
  if (await recordSession({ db }, checkout.id, session.id)) return session;
  // Nobody has its address, so that it cannot be paid even when this fails.
  await expireSession(call, session.id).catch((error: unknown) => {
    log.warn({ checkoutId: checkout.id, err: error }, 'session not expired');
  });
  throw openedElsewhere();
}

/** The payment that there is for a draft: shown where its own checkout leads to, and not made again. */
function existingPayment(id: string, urls: ReturnUrls): OpenedCheckout {
  return { id, url: addressAfterPayment(id, urls) };
}

function addressAfterPayment(sessionId: string, { success }: ReturnUrls): string {
  return success.replaceAll('{CHECKOUT_SESSION_ID}', sessionId);
}

const FIELDS_OF_PROVIDER: FieldsOfProvider = {
  customer_email: 'body.customerEmail',
  'payment_intent_data[receipt_email]': 'body.customerEmail',
  line_items: 'body.formData.budget',
  success_url: 'body.successUrl',
  return_url: 'body.successUrl',
  cancel_url: 'body.cancelUrl',
};

async function openSession(
  { stripe, caller, config, log }: Call,
  checkout: Checkout,
  urls: ReturnUrls,
  { customerEmail, embedded = false }: { customerEmail?: string | undefined; embedded?: boolean | undefined },
): Promise<OpenedCheckout> {
  const line = (name: string, cents: number): Stripe.Checkout.SessionCreateParams.LineItem => ({
    quantity: 1,
    price_data: { currency: CURRENCY, unit_amount: cents, product_data: { name } },
  });
  const email = customerEmail ?? caller.email;
  const metadata = { checkout_id: checkout.id };
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        // In the currency of the books: another one would be converted at a rate, and refunds at another.
        adaptive_pricing: { enabled: false },
        line_items: [
          line(
            `${checkout.addsTo === null ? 'Budget' : 'Added budget'}: ${checkout.campaign.title}`,
            checkout.campaign.budgetCents,
          ),
          line(`Platform fee (${PLATFORM_FEE_PERCENT}%)`, checkout.feeCents),
        ],
        client_reference_id: checkout.id,
        metadata,
        // Not asked for without need: the tax office wants it on large invoices only.
        ...(needsAddress(config.seller, checkout.feeCents) && { billing_address_collection: 'required' }),
        // Filters those that are on for the account, so that a method switched on there later takes no payment that cannot be refunded.
        allowed_payment_method_types: paymentMethodsOf(
          checkout.campaign,
          checkout.createdAt,
          config.paymentMethods,
          config.validationDays,
        ),
        // A payment whose cardholder has proven to be one is the issuer's loss where it is fraud after all (https://docs.stripe.com/payments/3d-secure).
        payment_method_options: { card: { request_three_d_secure: 'any' } },
        payment_intent_data: {
          transfer_group: checkout.id,
          metadata,
          statement_descriptor_suffix: statementSuffix(checkout.campaign.title),
          // Only with an address of its own does a live payment send a receipt whatever the account's settings are (https://docs.stripe.com/receipts).
          ...(email && { receipt_email: email }),
        },
        ...(email && { customer_email: email }),
        ...(embedded
          ? { ui_mode: 'embedded_page', return_url: urls.success }
          : { success_url: urls.success, cancel_url: urls.cancel }),
      },
      { idempotencyKey: `checkout:${checkout.id}` },
    );
    const { id, url, client_secret: clientSecret } = session;
    if (embedded && clientSecret) return { id, url: addressAfterPayment(id, urls), clientSecret };
    if (embedded || !url) throw new Error(`The session ${id} has nothing to pay with`);
    return { id, url };
  } catch (error) {
    const refusal = refusalOfInput(error, FIELDS_OF_PROVIDER);
    if (refusal) throw refusal;
    if (!isAgainstPlatform(error)) throw providerUnavailable(error);
    log.error({ checkoutId: checkout.id, err: error }, 'payment pages are refused');
    throw refusalOfPlatform(error, 'take payments');
  }
}
