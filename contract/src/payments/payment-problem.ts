import { z } from 'zod';
import { WireDate, named } from '../shared/values.ts';

/** Days for which the schedule tries again to pay what was accepted and cannot be paid yet, and for which its money stays in a closed loot: from the deadline of the decision on, or from the refusal when that came later. */
export const PAYMENT_TRIED_FOR_DAYS = 14;

/** Who has to do something before a payment that was refused can be made. */
export const ActingParty = z.enum(['creator', 'owner', 'platform']);
export type ActingParty = z.infer<typeof ActingParty>;

/** By the reason of the refusal; for any other the owner tries again. */
const ACTING: Readonly<Record<string, ActingParty>> = {
  no_account: 'creator',
  account_not_ready: 'creator',
  account_held: 'platform',
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
  /** When it was first refused for this reason. */
  since: z.date(),
  /** Until then it is tried again by itself, for whatever reason it is refused meanwhile; null in what was stored before this was. */
  triedUntil: z.date().nullable().default(null),
  /** True when what is left of a closed loot stays for it until then. */
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
  /** From the deadline of the decision, or from the refusal when that came later, until then it is tried again by itself. */
  tried_until: WireDate,
});
export type PaymentProblemView = z.infer<typeof PaymentProblemView>;
