import type { CampaignFunds, RiskLevel } from '@doubloon/contract/payments/campaign-funds.ts';
import { CHECKOUT_FAILED, CHECKOUT_PROCESSING } from '@doubloon/contract/payments/checkout.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '@doubloon/contract/payments/payment-methods.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { isUnknownToProvider, providerUnavailable } from '../provider/provider-error.ts';
import { type Address, PaidSession, SessionProgress, SessionReference } from '../provider/stripe-objects.ts';

/**
 * The refusal of a checkout session that is not paid, as the provider shows it with its payment expanded: nobody has paid yet, the
 * payment is confirmed later, or it will not come (`errorType`). A complete session takes no second attempt.
 */
export function unpaidCheckout(session: unknown): AppError {
  const { status, payment_intent: payment } = SessionProgress.safeParse(session).data ?? {};
  const failed = { errorType: CHECKOUT_FAILED };
  if (status === 'expired') {
    return new AppError('payment_required', 'This checkout has expired. Nothing was charged.', failed);
  }
  if (status !== 'complete') return new AppError('payment_required', 'This payment has not been completed yet.');
  if (payment?.status === 'processing') {
    return new AppError('payment_required', 'This payment is still being confirmed.', {
      errorType: CHECKOUT_PROCESSING,
    });
  }
  return new AppError('payment_required', 'Your bank did not confirm the payment. Nothing was charged.', failed);
}

/** The checked data of a paid checkout session: everything that completing it needs from the provider. */
export interface PaidCheckout {
  readonly sessionId: string;
  readonly checkoutId: string;
  readonly totalCents: number;
  readonly chargeId: string;
  /** How it was paid; null for a method that no loot is offered. */
  readonly paymentMethod: PaymentMethod | null;
  /** The provider's judgement of the payment; null where it gives none. */
  readonly riskLevel: RiskLevel | null;
  /** True when 3-D Secure shifted the liability for fraud to the card's issuer; null for a payment without a card. */
  readonly liabilityShifted: boolean | null;
  /** Whom the payer wants to be named on the invoice; null where nobody was asked. */
  readonly billedTo: CampaignFunds['billedTo'];
  readonly transferGroup: string;
  /** The provider's fee for the payment, in cents; null while it does not say. */
  readonly providerFeeCents: number | null;
  /** The provider's fingerprint of the card it was paid with; null where there is none. */
  readonly cardFingerprint: string | null;
}

/** The answer for a payment reference nobody can find a campaign for. */
export function campaignNotFound(): AppError {
  return new AppError('not_found', 'We could not find your campaign for this payment reference.');
}

/**
 * Fetches a session from the provider. Throws `not_found` for one that is unknown or not of this product, `payment_required` for one that
 * is not paid, `provider_unavailable`.
 */
export async function fetchPaidCheckout({ stripe }: Pick<Dependencies, 'stripe'>, id: string): Promise<PaidCheckout> {
  const expand = ['payment_intent.latest_charge.balance_transaction'];
  const fetched = await stripe.checkout.sessions.retrieve(id, { expand }).catch((error: unknown) => {
    throw isUnknownToProvider(error) ? campaignNotFound() : providerUnavailable(error);
  });
  const reference = SessionReference.safeParse(fetched);
  if (!reference.success) throw campaignNotFound();
  if (reference.data.payment_status !== 'paid') {
    throw unpaidCheckout(fetched);
  }
  const session = PaidSession.parse(fetched);
  const { latest_charge: charge, transfer_group: transferGroup } = session.payment_intent;
  if (session.currency !== CURRENCY) throw new Error(`The session ${id} was paid in ${session.currency}`);
  return {
    sessionId: session.id,
    checkoutId: session.metadata.checkout_id,
    totalCents: session.amount_total,
    chargeId: charge.id,
    paymentMethod: PAYMENT_METHODS.find((method) => method === charge.payment_method_details?.type) ?? null,
    riskLevel: charge.outcome?.risk_level ?? null,
    liabilityShifted: liabilityShiftOf(charge),
    billedTo: billedToOf(session),
    transferGroup: transferGroup ?? session.metadata.checkout_id,
    providerFeeCents: charge.balance_transaction?.fee ?? null,
    cardFingerprint: charge.payment_method_details?.card?.fingerprint ?? null,
  };
}

/**
 * Results of 3-D Secure with which a fraudulent dispute is the issuer's loss; exemptions and failures shift nothing
 * (https://support.stripe.com/questions/using-radar-for-fraud-teams-to-prevent-charges-without-liability-shift).
 */
const SHIFTS_LIABILITY: readonly unknown[] = ['authenticated', 'attempt_acknowledged'];

function liabilityShiftOf({
  payment_method_details: details,
}: PaidSession['payment_intent']['latest_charge']): boolean | null {
  if (details?.type !== 'card') return null;
  return SHIFTS_LIABILITY.includes(details.card?.three_d_secure?.result);
}

function billedToOf({ customer_details: details }: PaidSession): CampaignFunds['billedTo'] {
  const { name, address } = details ?? {};
  return name && address ? { name, address: addressLine(address) } : null;
}

/** An address in one line, such as `1 Raffles Place, Singapore 048616, SG`. */
function addressLine({ line1, line2, city, postal_code: postcode, state, country }: Address): string {
  const place = [city, postcode].filter(Boolean).join(' ');
  return [line1, line2, place, state, country].filter(Boolean).join(', ');
}
