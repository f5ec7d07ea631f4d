import type Stripe from 'stripe';
import type { StandIn } from './target.ts';

/** The order most tests pay for; the amount in cents. */
export function order(
  amount = 10_500,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'sgd', unit_amount: amount, product_data: { name: 'Loot: Sunset reel' } },
      },
    ],
    success_url: 'http://127.0.0.1:5000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:5000/create-loot',
    ...more,
  };
}

/** From now on a capture ends when a test asks for it, however long the test takes; after an hour at the latest. */
export const holdCaptures = (control: StandIn['control']) => control('POST', '/platform', { capture_delay: 60 * 60 });

/** The charge of a paid checkout, captured. */
export async function paidCharge(standIn: StandIn, amount = 10_500, group?: string): Promise<Stripe.Charge> {
  await holdCaptures(standIn.control);
  const { id } = await uncapturedCharge(standIn, amount, group);
  return standIn.control<Stripe.Charge>('POST', `/charges/${id}/capture`);
}

/** The charge of a paid checkout whose capture is still under way. */
export async function uncapturedCharge(standIn: StandIn, amount = 10_500, group?: string): Promise<Stripe.Charge> {
  const data = group === undefined ? {} : { payment_intent_data: { transfer_group: group } };
  const { id } = await standIn.stripe.checkout.sessions.create(order(amount, data));
  await standIn.control('POST', `/checkout/sessions/${id}/pay`);
  const paid = await standIn.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  return (paid.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
}

/** The only kind of connected account that the stand-in has. */
export const EXPRESS: Stripe.AccountCreateParams.Controller = {
  fees: { payer: 'application' },
  losses: { payments: 'application' },
  stripe_dashboard: { type: 'express' },
};

/** A connected account that can be paid. */
export async function readyAccount(standIn: StandIn): Promise<Stripe.Account> {
  const { id } = await standIn.stripe.accounts.create({
    controller: EXPRESS,
    country: 'SG',
    capabilities: { transfers: { requested: true } },
  });
  return standIn.control<Stripe.Account>('POST', `/accounts/${id}/onboarding`, { outcome: 'complete' });
}

/** Returns the error of a request that must fail. Throws when it succeeds. */
export async function failureOf(request: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await request.then(
    () => 'it succeeded',
    (error: unknown) => error,
  );
  if (typeof outcome === 'object' && outcome !== null && 'rawType' in outcome)
    return outcome as Stripe.errors.StripeError;
  throw new Error(`Expected a Stripe error, but ${String(outcome)}`);
}
