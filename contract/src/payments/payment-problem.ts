import { z } from 'zod';
import { WireDate, named } from '../shared/values.ts';

/**
 * Days for which the schedule retries the payment of something accepted, and for which a closed loot keeps the money for it. They begin at the decision's
 * deadline, or at the refusal when that is later.
 */
export const PAYMENT_TRIED_FOR_DAYS = 14;

/** Who has to do something before a payment that was refused can be made. */
export const ActingParty = z.enum(['creator', 'owner', 'platform']);
export type ActingParty = z.infer<typeof ActingParty>;

/** The party that has to act, by the reason of the refusal; for any other reason the owner tries again. */
const ACTING: Readonly<Record<string, ActingParty>> = {
  no_account: 'creator',
  account_not_ready: 'creator',
  account_held: 'platform',
  payment_held: 'platform',
  not_payable: 'creator',
  campaign_budget: 'owner',
  campaign_disputed: 'platform',
  platform_balance: 'platform',
  balance_insufficient: 'platform',
};

/** Who has to act on a payment that was refused or has failed for this reason. */
export function actingParty(reason: string): ActingParty {
  return (Object.hasOwn(ACTING, reason) && ACTING[reason]) || 'owner';
}

/** Why a treasure, a proof or the payment of an application that was accepted could not be paid: `reason` for programs, `details` for people. */
export const PaymentProblem = z.object({
  reason: z.string(),
  details: z.string(),
  /** The count that its owner has accepted; null when nobody has, and silence has accepted the work only. */
  acceptedViews: z.int().nonnegative().nullable().default(null),
  /** When it was first refused for this reason. */
  since: z.date(),
  /** End of the automatic retries, whatever the reason of later refusals; null in older documents. */
  triedUntil: z.date().nullable().default(null),
  /** True when a closed loot keeps its money for it until then. */
  holdsRefund: z.boolean().default(false),
  /** True when a payout has failed for it, which tells of it itself. */
  ofPayout: z.boolean().default(false),
  /** When retrying ended without a payment; null before. Both sides are notified. */
  endedAt: z.date().nullable().default(null),
});
export type PaymentProblem = z.infer<typeof PaymentProblem>;

/** A payment problem as both sides read it while it waits. */
export const PaymentProblemView = named('PaymentProblem', {
  reason: z.string(),
  details: z.string(),
  must_act: ActingParty,
  since: WireDate,
  /** End of the automatic retries, which begin at the decision's deadline or at a later refusal. */
  tried_until: WireDate,
});
export type PaymentProblemView = z.infer<typeof PaymentProblemView>;
