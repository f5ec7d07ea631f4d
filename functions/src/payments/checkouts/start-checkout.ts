import { invalidField } from '../../platform/app-error.ts';
import { endDateProblem } from '@doubloon/contract/payments/campaign-dates.ts';
import { needsAddress } from '@doubloon/contract/payments/invoices/invoice.ts';
import { paymentMethodsOf } from '@doubloon/contract/payments/payment-methods.ts';
import { payoutProblem } from '@doubloon/contract/payments/statements/payout-problem.ts';
import { type Checkout, MAX_CHARGE_CENTS } from '@doubloon/contract/payments/checkout.ts';
import { checkoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import { CURRENCY, MIN_CHARGE_CENTS, PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import { platformFeeCents, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type Stripe from 'stripe';
import { prepareCampaign } from '../../campaigns/write-campaign.ts';
import type { Call, Handler, Result } from '../../platform/dependencies.ts';
import { requireProvenEmail } from '../../platform/identity/proven-email.ts';
import { newId } from '../../platform/ids.ts';
import { firstLookAt } from './settle-checkout.ts';
import { recordSession } from './checkouts.store.ts';
import { claimDraft, draftKeyOf, openedElsewhere } from './claim-draft.ts';
import { expireSession } from './end-checkout.ts';
import { statementSuffix } from './statement-suffix.ts';
import { type FieldsOfProvider, providerRefusal } from '../provider/provider-error.ts';

/**
 * Stores the draft, then opens a checkout, hosted or embedded, for its budget plus fee. Every amount is computed here. Of a draft only one checkout can be paid: an earlier
 * one is ended first, and answered when it is paid or being confirmed. Throws `forbidden` while the owner's e-mail is not proven, `invalid_input` for a total outside the provider's limits or a budget below the deployment's least, for impossible dates
 * and payouts, for return addresses outside the product, and for other fields that the provider does not accept.
 */
export const startCheckout: Handler<'startCheckout'> = async (call, { body }) => {
  const { db, clock, caller, log, config } = call;
  const { formData } = body;
  await requireProvenEmail(call, 'pay for a loot');
  const totalCents = totalPayableCents(formData.budget);
  checkTotal(totalCents);
  checkBudget(formData.budget, config.leastBudgetCents);
  const now = clock.now();
  const dateProblem = endDateProblem(formData, now);
  if (dateProblem) throw invalidField('body.formData.endDate', dateProblem);
  const payoutRefusal = payoutProblem(formData);
  if (payoutRefusal) throw invalidField(`body.formData.${payoutRefusal.field}`, payoutRefusal.message);
  const urls = returnUrls(call, body);
  const campaign = prepareCampaign(formData, await db.users.get(caller.uid));
  const checkout = {
    id: newId('cko', now),
    ownerId: caller.uid,
    draftKey: draftKeyOf(caller.uid, body.draftId ?? campaign),
    campaign,
    feeCents: platformFeeCents(formData.budget),
    totalCents,
    ...checkoutLife.start('open'),
    sessionId: null,
    campaignId: null,
    processingSince: null,
    checkAt: firstLookAt(now),
    createdAt: now,
    updatedAt: now,
  } satisfies Checkout;
  const standing = await claimDraft(call, checkout, { named: body.draftId !== undefined });
  if (standing?.sessionId) return existingPayment(standing.sessionId, urls);
  const session = await openSession(call, checkout, urls, body);
  if (await recordSession({ db }, checkout.id, session.id)) return session;
  // Nobody has its address, so that it cannot be paid even when this fails.
  await expireSession(call, session.id).catch((error: unknown) => {
    log.warn({ checkoutId: checkout.id, err: error }, 'session not expired');
  });
  throw openedElsewhere();
};

/** The payment that there is for a draft: shown where its own checkout leads to, and not made again. */
function existingPayment(id: string, urls: ReturnUrls): OpenedCheckout {
  return { id, url: addressAfterPayment(id, urls) };
}

function addressAfterPayment(sessionId: string, { success }: ReturnUrls): string {
  return success.replaceAll('{CHECKOUT_SESSION_ID}', sessionId);
}

function checkTotal(totalCents: number): void {
  const refuse = (problem: string, limitCents: number) =>
    invalidField('body.formData.budget', `The budget is ${problem} SGD ${(limitCents / 100).toFixed(2)}`);
  if (totalCents < MIN_CHARGE_CENTS)
    throw refuse('too small: budget and fee together must be at least', MIN_CHARGE_CENTS);
  if (totalCents > MAX_CHARGE_CENTS)
    throw refuse('too large: budget and fee together can be at most', MAX_CHARGE_CENTS);
}

function checkBudget(budgetCents: number, leastCents: number): void {
  if (budgetCents < leastCents)
    throw invalidField('body.formData.budget', `A loot needs a budget of at least SGD ${leastCents / 100}`);
}

type OpenedCheckout = Result<'startCheckout'>;

interface ReturnUrls {
  readonly success: string;
  readonly cancel: string;
}

function returnUrls({ config }: Call, wanted: { successUrl?: string; cancelUrl?: string }): ReturnUrls {
  const origin = config.siteOrigin;
  return {
    success:
      returnUrl(origin, 'successUrl', wanted.successUrl) ??
      `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}&payment_gateway=stripe`,
    cancel: returnUrl(origin, 'cancelUrl', wanted.cancelUrl) ?? `${origin}/create-loot`,
  };
}

/** A wanted return address as the browser will read it. A `blob:` address has our origin too, and a user name hides the host. */
function returnUrl(origin: string, field: string, wanted: string | undefined): string | undefined {
  if (wanted === undefined) return undefined;
  const { href, protocol, username, password, origin: itsOrigin } = new URL(wanted);
  const site = new URL(origin);
  if (itsOrigin !== site.origin || protocol !== site.protocol || username || password) {
    throw invalidField(`body.${field}`, `Must be an address of ${origin}`);
  }
  return href;
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
  { stripe, caller, config }: Call,
  checkout: Checkout,
  urls: ReturnUrls,
  { customerEmail, embedded = false }: { customerEmail?: string; embedded?: boolean },
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
          line(`Budget: ${checkout.campaign.title}`, checkout.campaign.budgetCents),
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
    throw providerRefusal(error, FIELDS_OF_PROVIDER, 'body.formData');
  }
}
