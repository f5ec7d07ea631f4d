import type Stripe from 'stripe';

type ThreeDSecure = Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure;

/** A cardholder who was known to the issuer without a question (https://docs.stripe.com/payments/3d-secure/authentication-flow). */
const AUTHENTICATED: ThreeDSecure = {
  authentication_flow: 'frictionless',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: '3d5ec0de-0000-4000-8000-000000000000',
  version: '2.2.0',
};

/** A payment for which nobody was authenticated. */
const unauthenticated = (differs: Partial<ThreeDSecure>): ThreeDSecure => ({
  ...AUTHENTICATED,
  authentication_flow: null,
  electronic_commerce_indicator: '07',
  ...differs,
});

/**
 * Cards that are paid with although 3-D Secure ended otherwise. The first two are Stripe's (https://docs.stripe.com/testing#three-ds-cards): one without 3-D Secure,
 * one whose attempt ends in a processing error. The others have numbers of this stand-in, and the results that the client's types list.
 */
const RESULTS: Readonly<Record<string, ThreeDSecure | null>> = {
  '378282246310005': null,
  '4000000000003097': unauthenticated({ result: 'processing_error', result_reason: 'protocol_error' }),
  '4000000000003014': unauthenticated({ result: 'attempt_acknowledged', electronic_commerce_indicator: '06' }),
  '4000000000003022': unauthenticated({ result: 'exempted', exemption_indicator: 'low_risk' }),
  '4000000000003030': unauthenticated({ result: 'failed', result_reason: 'rejected' }),
  '4000000000003048': unauthenticated({ result: 'not_supported', result_reason: 'card_not_enrolled' }),
};

/** How 3-D Secure ends for a card of this number that is asked for it: authenticated, but for the cards above. */
export function threeDSecureOf(cardNumber: string): ThreeDSecure | null {
  const number = cardNumber.replaceAll(/[\s-]/g, '');
  return Object.hasOwn(RESULTS, number) ? (RESULTS[number] ?? null) : AUTHENTICATED;
}
