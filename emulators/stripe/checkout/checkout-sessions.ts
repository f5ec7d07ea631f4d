import type Stripe from 'stripe';
import { createdParam, expandParam, page, pageParams, within } from '../requests/api-list.ts';
import { newLineItem, newSession, type SessionChoices } from './checkout-session-object.ts';
import { sessionParams } from './checkout-session-params.ts';
import { availableMethods } from './method-configuration.ts';
import { badParam, noSuch, refused } from '../shared/errors.ts';
import { emit } from '../events/events.ts';
import { LARGEST_AMOUNT_CENTS, SMALLEST_CHARGE_CENTS, formatCents } from '../shared/money-format.ts';
import { operation } from '../requests/operation.ts';
import { fields, metadata, oneOf, optional, text, withMetadata } from '../requests/params.ts';
import { idOf } from '../shared/reference.ts';
import type { StoredSession } from '../world/state.ts';
import { nowSeconds, type World } from '../world/world.ts';

const HALF_AN_HOUR = 30 * 60;
const A_DAY = 24 * 60 * 60;

/** The session with this id. Throws 404. */
export function getSession(world: World, id: string): StoredSession {
  const session = world.store.state.sessions.get(id);
  if (!session) throw noSuch('checkout.session', id);
  return session;
}

/**
 * Ends an open session unpaid and tells the platform. A payment that was begun in it is canceled: "To cancel, expire the Checkout Session instead"
 * (https://docs.stripe.com/api/checkout/sessions/object, `payment_intent`).
 */
export function expireSession(world: World, session: StoredSession): void {
  session.object.status = 'expired';
  session.object.url = null;
  const intent = world.store.state.paymentIntents.get(idOf(session.object.payment_intent));
  if (intent) {
    intent.status = 'canceled';
    intent.canceled_at = nowSeconds(world);
    intent.cancellation_reason = 'expired';
    intent.next_action = null;
    emit(world, 'payment_intent.canceled', intent);
  }
  emit(world, 'checkout.session.expired', session.object);
}

function createSession(world: World, params: ReturnType<typeof sessionParams>): Stripe.Checkout.Session {
  const created = nowSeconds(world);
  const lineItems = params.line_items.map(({ price_data: price, quantity, metadata: own = {} }) =>
    newLineItem({ name: price.product_data.name, unitCents: price.unit_amount, quantity, created, metadata: own }),
  );
  const totalCents = lineItems.reduce((sum, { amount_total: amount }) => sum + amount, 0);
  if (lineItems.length === 0)
    throw badParam('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' });
  if (totalCents < SMALLEST_CHARGE_CENTS) {
    const least = formatCents(SMALLEST_CHARGE_CENTS).replace('S$', '$');
    throw refused(`The Checkout Session's total amount due must add up to at least ${least} sgd`, {
      code: 'amount_too_small',
    });
  }
  if (totalCents > LARGEST_AMOUNT_CENTS) {
    const message = `The Checkout Session's total amount due must be no more than ${formatCents(LARGEST_AMOUNT_CENTS)}`;
    throw refused(message, { code: 'amount_too_large' });
  }
  const allowedMethods = params.allowed_payment_method_types ?? null;
  const object = newSession({
    leads: leadsOf(params),
    clientReferenceId: params.client_reference_id ?? null,
    customerEmail: params.customer_email ?? null,
    created,
    expiresAt: expiry(params.expires_at, created),
    locale: params.locale ?? null,
    metadata: withMetadata(null, params.metadata),
    allowedMethods,
    offeredMethods: offeredMethods(world, allowedMethods),
    billingAddressCollection: params.billing_address_collection ?? null,
    threeDSecure: params.payment_method_options?.card?.request_three_d_secure ?? 'automatic',
    submitType: params.submit_type ?? null,
    totalCents,
    url: (id) => `${world.settings.url}/c/pay/${id}`,
  });
  const intent = params.payment_intent_data;
  world.store.state.sessions.set(object.id, {
    object,
    lineItems,
    intent: {
      transferGroup: intent?.transfer_group ?? null,
      metadata: withMetadata(null, intent?.metadata),
      description: intent?.description ?? null,
      receiptEmail: intent?.receipt_email ?? null,
      statementSuffix: intent?.statement_descriptor_suffix ?? null,
    },
    settles: null,
  });
  return object;
}

/**
 * Returns the methods of a session. `allowed_payment_method_types` filters those that are available; with this API version there is no `payment_method_types` to ask for
 * (changelog of the `stripe` package, 23.0.0). Throws 400 when none is left.
 */
function offeredMethods(world: World, allowed: readonly string[] | null): string[] {
  const offered = availableMethods(world).filter((method) => allowed?.includes(method) ?? true);
  if (offered.length === 0) throw refused('No valid payment method types for this Checkout Session.');
  return offered;
}

/** Throws 400 for addresses that the session's kind of page does not take, and for missing ones. */
function leadsOf(params: ReturnType<typeof sessionParams>): SessionChoices['leads'] {
  const {
    ui_mode: mode = 'hosted_page',
    cancel_url: cancelUrl,
    success_url: successUrl,
    return_url: returnUrl,
  } = params;
  const missing = (param: string) =>
    badParam(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  const foreign = (param: string) => refused(`\`${param}\` cannot be used with \`ui_mode: ${mode}\`.`, { param });
  if (mode === 'hosted_page') {
    if (returnUrl !== undefined) throw foreign('return_url');
    if (params.redirect_on_completion !== undefined) throw foreign('redirect_on_completion');
    if (successUrl === undefined) throw missing('success_url');
    return { cancelUrl: cancelUrl ?? null, successUrl };
  }
  if (successUrl !== undefined) throw foreign('success_url');
  if (cancelUrl !== undefined) throw foreign('cancel_url');
  if (returnUrl === undefined) throw missing('return_url');
  return { returnUrl };
}

function expiry(wanted: number | undefined, created: number): number {
  if (wanted === undefined) return created + A_DAY;
  const param = 'expires_at';
  // Stripe counts from when it received the request; the caller's "in 30 minutes" is a moment older.
  if (wanted < created + HALF_AN_HOUR - 60) {
    throw refused('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', { param });
  }
  if (wanted > created + A_DAY + 60) {
    throw refused('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', { param });
  }
  return wanted;
}

/** The endpoints of /v1/checkout/sessions. */
export const checkoutSessionOperations = [
  operation(
    { name: 'checkout.sessions.create', method: 'POST', path: '/v1/checkout/sessions' },
    sessionParams,
    (world, { params }) => createSession(world, params),
  ),
  operation(
    { name: 'checkout.sessions.list', method: 'GET', path: '/v1/checkout/sessions' },
    fields(
      {
        ...pageParams,
        created: createdParam,
        payment_intent: optional(text()),
        status: optional(oneOf(['open', 'complete', 'expired'])),
      },
      ['customer', 'customer_account', 'customer_details', 'payment_link', 'subscription'],
    ),
    (world, { params }) => {
      const { created, payment_intent: intent, status } = params;
      const matching = world.store.state.sessions
        .values()
        .map(({ object }) => object)
        .filter((session) => within(session.created, created))
        .filter((session) => intent === undefined || session.payment_intent === intent)
        .filter((session) => status === undefined || session.status === status);
      return page(matching, params, '/v1/checkout/sessions');
    },
  ),
  operation(
    { name: 'checkout.sessions.retrieve', method: 'GET', path: '/v1/checkout/sessions/:id' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => getSession(world, id).object,
  ),
  operation(
    { name: 'checkout.sessions.update', method: 'POST', path: '/v1/checkout/sessions/:id' },
    fields({ ...expandParam, metadata: optional(metadata) }, [
      'automatic_tax',
      'client_reference_id',
      'collected_information',
      'customer_email',
      'line_items',
      'payment_intent_data',
      'shipping_options',
    ]),
    (world, { ids: { id = '' }, params }) => {
      const { object } = getSession(world, id);
      object.metadata = withMetadata(object.metadata, params.metadata);
      return object;
    },
  ),
  operation(
    { name: 'checkout.sessions.expire', method: 'POST', path: '/v1/checkout/sessions/:id/expire' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => {
      const session = getSession(world, id);
      if (session.object.status !== 'open') {
        throw refused(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.object.status}.`,
        );
      }
      expireSession(world, session);
      return session.object;
    },
  ),
  operation(
    { name: 'checkout.sessions.listLineItems', method: 'GET', path: '/v1/checkout/sessions/:id/line_items' },
    fields(pageParams),
    (world, { ids: { id = '' }, params }) => {
      // Line items are listed in the order they were given, unlike everything else.
      const { lineItems } = getSession(world, id);
      return page(lineItems.toReversed(), params, `/v1/checkout/sessions/${id}/line_items`);
    },
  ),
];
