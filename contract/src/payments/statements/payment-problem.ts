import { z } from 'zod';
import { EMAIL_NOT_PROVEN } from '../../auth/proven-email.ts';
import { ActingParty } from '../../calls/errors.ts';
import { AppealSubject } from '../../cases/appeal.ts';
import { WireDate, named } from '../../shared/values.ts';

/**
 * Days for which the schedule retries the payment of something accepted, and for which a closed loot keeps the money for it. They begin at the decision's
 * deadline, or at the refusal if that is later.
 */
export const PAYMENT_TRIED_FOR_DAYS = 14;

/** Days for which nothing is paid to a payout account that replaced another one, so that its person can notice and undo the replacement. */
export const REPLACED_ACCOUNT_DAYS = 3;

/** Reason of a payment that is set aside for some days because its payout account or its loot's payment is young. */
export const PAYMENT_WAITS = 'payment_waits';
/** Reason of a payment that waits for our team's decision. */
export const PAYMENT_HELD = 'payment_held';
/** Reason of a payment that was held and then refused by our team. */
export const PAYMENT_REFUSED = 'payment_refused';
/** Reason of a payment that our team has refused and whose appeal it has granted: it is paid automatically. */
export const PAYMENT_GRANTED = 'payment_granted';

/** The party that has to act, for each reason why a payment is refused. */
const ACTING = {
  no_account: 'creator',
  account_not_ready: 'creator',
  [EMAIL_NOT_PROVEN]: 'creator',
  account_held: 'platform',
  account_unreachable: 'platform',
  [PAYMENT_WAITS]: 'platform',
  [PAYMENT_HELD]: 'platform',
  [PAYMENT_REFUSED]: 'platform',
  [PAYMENT_GRANTED]: 'platform',
  not_payable: 'creator',
  project_not_payable: 'owner',
  campaign_budget: 'owner',
  campaign_disputed: 'platform',
  campaign_warned: 'platform',
  platform_balance: 'platform',
  balance_insufficient: 'platform',
  provider_busy: 'owner',
  interrupted: 'owner',
  not_received: 'owner',
} as const satisfies Record<string, ActingParty>;

/** The product's own reasons for refusing a payment; the payment provider's reasons are passed on unchanged. */
export type PaymentReason = keyof typeof ACTING;
export const PAYMENT_REASONS = Object.keys(ACTING) as readonly PaymentReason[];

/** True for one of the product's own reasons. */
export function isPaymentReason(reason: string): reason is PaymentReason {
  return Object.hasOwn(ACTING, reason);
}

/** Returns who has to act on a payment that was refused or failed for this reason; for the provider's reasons, the owner retries. */
export function actingParty(reason: string): ActingParty {
  return isPaymentReason(reason) ? ACTING[reason] : 'owner';
}

/** True if the money is set aside and the payment follows once our team has decided or the waiting days are over. */
export const isSetAside = (reason: string): boolean => reason === PAYMENT_HELD || reason === PAYMENT_WAITS;

/** True if nothing has failed: the payment is set aside, or our team has decided on it. */
export const isNoFailure = (reason: string): boolean =>
  isSetAside(reason) || reason === PAYMENT_REFUSED || reason === PAYMENT_GRANTED;

/** Returns the message about a payment that was not made: that it failed and why, or only its details if nothing has failed. */
export function paymentMessage({ reason, details }: Pick<PaymentProblem, 'reason' | 'details'>): string {
  return isNoFailure(reason) ? details : `Payment Failed: ${details}`;
}

/** Why an accepted treasure, proof or payment of an application could not be paid: `reason` for programs, `details` for people. */
export const PaymentProblem = z.object({
  reason: z.string(),
  details: z.string(),
  /** The count that its owner accepted; null if nobody has, or if silence accepted only the work. */
  acceptedViews: z.int().nonnegative().nullable().default(null),
  /** When its owner has accepted that count. */
  acceptedAt: z.date().nullable().default(null),
  /** When it was first refused for this reason. */
  since: z.date(),
  /** End of the automatic retries, whatever the reasons of later refusals; null in older documents. */
  triedUntil: z.date().nullable().default(null),
  /** True if a closed loot keeps money for it until then. */
  holdsRefund: z.boolean().default(false),
  /** True if a payout for it has failed, which has notifications of its own. */
  ofPayout: z.boolean().default(false),
  /** When retrying ended without a payment, or an admin refused it; null before. Both sides are notified. */
  endedAt: z.date().nullable().default(null),
});
export type PaymentProblem = z.infer<typeof PaymentProblem>;

/** A payment problem as both sides see it while it waits. */
export const PaymentProblemView = named('PaymentProblem', {
  reason: z.string(),
  details: z.string(),
  must_act: ActingParty,
  since: WireDate,
  /**
   * The last day of waiting: a held payment is sent then unless an admin decides before; for any other, automatic retries end, which begin at the decision's
   * deadline or at a later refusal.
   */
  tried_until: WireDate,
  /**
   * The subject of its creator's only appeal; null if our team has refused nothing, and for a treasure or a proof, whose rejection is appealed against instead.
   */
  appeal: AppealSubject.nullable(),
});
export type PaymentProblemView = z.infer<typeof PaymentProblemView>;
