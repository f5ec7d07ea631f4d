import { z } from 'zod';
import { EMAIL_NOT_PROVEN } from '../../auth/proven-email.ts';
import { ActingParty } from '../../calls/errors.ts';
import { AppealSubject } from '../../cases/appeal.ts';
import { WireDate, named } from '../../shared/values.ts';

/**
 * Days for which the schedule retries the payment of something accepted, and for which a closed loot keeps the money for it. They begin at the decision's
 * deadline, or at the refusal when that is later.
 */
export const PAYMENT_TRIED_FOR_DAYS = 14;

/** Days for which nothing is sent to a payout account that has taken the place of another, in which its person can see and undo that. */
export const REPLACED_ACCOUNT_DAYS = 3;

/** The reason of a payment that is set aside for some days because its payout account or its loot's payment is young. */
export const PAYMENT_WAITS = 'payment_waits';
/** The reason of a payment that waits for our team's decision. */
export const PAYMENT_HELD = 'payment_held';
/** The reason of a payment that was held and that our team has refused. */
export const PAYMENT_REFUSED = 'payment_refused';
/** The reason of a payment that our team has refused and granted an appeal about: it is made by itself. */
export const PAYMENT_GRANTED = 'payment_granted';

/** The party that has to act, by the reason for which a payment is refused. */
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

/** The product's own reasons for refusing a payment; those of the payment provider are passed on as they are. */
export type PaymentReason = keyof typeof ACTING;
export const PAYMENT_REASONS = Object.keys(ACTING) as readonly PaymentReason[];

/** True for one of the product's own reasons. */
export function isPaymentReason(reason: string): reason is PaymentReason {
  return Object.hasOwn(ACTING, reason);
}

/** Returns who has to act on a payment that was refused or has failed for this reason; for one of the provider's the owner tries again. */
export function actingParty(reason: string): ActingParty {
  return isPaymentReason(reason) ? ACTING[reason] : 'owner';
}

/** True where the money is set aside and the payment follows, once our team has decided or the days are over. */
export const isSetAside = (reason: string): boolean => reason === PAYMENT_HELD || reason === PAYMENT_WAITS;

/** True where nothing has failed: the payment is set aside, or our team has decided about it. */
export const isNoFailure = (reason: string): boolean =>
  isSetAside(reason) || reason === PAYMENT_REFUSED || reason === PAYMENT_GRANTED;

/** Returns the sentence about a payment that was not made: that it failed and why; only its details where nothing has failed. */
export function paymentMessage({ reason, details }: Pick<PaymentProblem, 'reason' | 'details'>): string {
  return isNoFailure(reason) ? details : `Payment Failed: ${details}`;
}

/** Why a treasure, a proof or the payment of an application that was accepted could not be paid: `reason` for programs, `details` for people. */
export const PaymentProblem = z.object({
  reason: z.string(),
  details: z.string(),
  /** The count that its owner has accepted; null when nobody has, and silence has accepted the work only. */
  acceptedViews: z.int().nonnegative().nullable().default(null),
  /** When its owner has accepted that count. */
  acceptedAt: z.date().nullable().default(null),
  /** When it was first refused for this reason. */
  since: z.date(),
  /** End of the automatic retries, whatever the reason of later refusals; null in older documents. */
  triedUntil: z.date().nullable().default(null),
  /** True when a closed loot keeps its money for it until then. */
  holdsRefund: z.boolean().default(false),
  /** True when a payout has failed for it, which tells of it itself. */
  ofPayout: z.boolean().default(false),
  /** When retrying ended without a payment, or an admin has refused it; null before. Both sides are notified. */
  endedAt: z.date().nullable().default(null),
});
export type PaymentProblem = z.infer<typeof PaymentProblem>;

/** A payment problem as both sides read it while it waits. */
export const PaymentProblemView = named('PaymentProblem', {
  reason: z.string(),
  details: z.string(),
  must_act: ActingParty,
  since: WireDate,
  /**
   * The last day of waiting: a held payment is sent then, unless an admin decides before; for any other, automatic retries end, which begin at the decision's
   * deadline or at a later refusal.
   */
  tried_until: WireDate,
  /**
   * The subject of the appeal that its creator can make, once; null where our team has refused nothing, and of a treasure or a proof, which are rejected
   * themselves.
   */
  appeal: AppealSubject.nullable(),
});
export type PaymentProblemView = z.infer<typeof PaymentProblemView>;
