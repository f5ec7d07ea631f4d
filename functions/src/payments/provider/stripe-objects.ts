import { RiskLevel } from '@doubloon/contract/payments/campaign-funds.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { DocumentId } from '@doubloon/contract/shared/values.ts';
import { z } from 'zod';

/** Schemas of the fields that are read of the provider's objects, parsed at the border like everything else that comes from outside. */

const Reference = z.union([z.string(), z.object({ id: z.string() })]);

/** The id of something the provider names by id or, when expanded, shows whole. */
export function referenceId(reference: z.infer<typeof Reference>): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** A checkout session of this product. */
export const SessionReference = z.object({
  id: z.string(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  metadata: z.object({ checkout_id: DocumentId }),
});

/** A checkout session with how far it and its payment, expanded, have come. */
export const SessionProgress = SessionReference.extend({
  status: z.enum(['open', 'complete', 'expired']),
  payment_intent: z.object({ status: z.string() }).nullable(),
});
export type SessionProgress = z.infer<typeof SessionProgress>;

/** A movement of the platform's balance, as far as its fee goes. */
const Movement = z.object({ fee: z.int() });

const Address = z.object({
  line1: z.string().nullish(),
  line2: z.string().nullish(),
  city: z.string().nullish(),
  postal_code: z.string().nullish(),
  state: z.string().nullish(),
  country: z.string().nullish(),
});
export type Address = z.infer<typeof Address>;

/** A paid one, with its payment expanded. */
export const PaidSession = SessionReference.extend({
  amount_total: z.int(),
  currency: z.string(),
  /** Has an address where the session has asked for one. */
  customer_details: z.object({ name: z.string().nullish(), address: Address.nullish() }).nullish(),
  payment_intent: z.object({
    transfer_group: z.string().nullable(),
    latest_charge: z.object({
      id: z.string(),
      /** Missing (null) until the charge is captured, which can take an hour. */
      balance_transaction: Movement.nullable(),
      /** A level that is not known here counts as not known at all. */
      outcome: z.object({ risk_level: RiskLevel.catch('unknown').nullish() }).nullish(),
      payment_method_details: z
        .object({
          type: z.string(),
          card: z
            .object({
              fingerprint: z.string().nullish(),
              /** Missing (null) where 3-D Secure was not tried; a result that is not known here shifts no liability. */
              three_d_secure: z.object({ result: z.string().nullish() }).nullish(),
            })
            .nullish(),
        })
        .nullish(),
    }),
  }),
});
export type PaidSession = z.infer<typeof PaidSession>;

export const Transfer = z.object({
  id: z.string(),
  amount: z.int(),
  amount_reversed: z.int(),
  metadata: z.object({ payout_id: DocumentId.optional().catch(undefined), attempt: z.string().optional() }),
});
export type Transfer = z.infer<typeof Transfer>;

/** The cents of a balance that can be paid out or given back now, the platform's or an account's; negative when more was taken than was there. */
export const AvailableCents = z
  .object({ available: z.array(z.object({ amount: z.int(), currency: z.string() })) })
  .transform(({ available }) => available.find(({ currency }) => currency === CURRENCY)?.amount ?? 0);

/** A charge; `checkout_id` is undefined when it is of another product. */
export const Charge = z.object({
  id: z.string(),
  metadata: z.object({ checkout_id: DocumentId.optional().catch(undefined) }),
  payment_method_details: z.object({ card: z.object({ fingerprint: z.string().nullish() }).nullish() }).nullish(),
});

/** A charge with the movement of the balance that it has made, expanded; null until it is captured. */
export const CapturedCharge = Charge.extend({ balance_transaction: Movement.nullable() });

export const Refund = z.object({
  id: z.string(),
  amount: z.int().positive(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  charge: Reference,
  /** Set while it is pending; a reason that is not known here is a kind of processing. */
  pending_reason: z.enum(['insufficient_funds', 'charge_pending', 'processing']).optional().catch('processing'),
  metadata: z
    .record(z.string(), z.string())
    .nullish()
    .transform((found) => found ?? {}),
});
export type Refund = z.infer<typeof Refund>;

/** A movement of the platform's balance for a dispute, with the provider's fee, negative when it comes back. */
export const DisputeMovement = Movement.extend({ id: z.string(), amount: z.int() });
export type DisputeMovement = z.infer<typeof DisputeMovement>;

export const Dispute = z.object({
  id: z.string(),
  amount: z.int().nonnegative(),
  status: z.string(),
  charge: Reference,
  /** In whole seconds; 0 or null when the bank takes no evidence. */
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
  /** Two of its movements at most: a withdrawal and what came back. */
  balance_transactions: z
    .array(DisputeMovement)
    .nullish()
    .transform((found) => found ?? []),
});
export type Dispute = z.infer<typeof Dispute>;

/** A dispute with what its bank says and has. */
export const AnswerableDispute = Dispute.extend({
  reason: z.string(),
  evidence_details: z.object({ due_by: z.int().nullish(), submission_count: z.int().nonnegative() }),
});
export type AnswerableDispute = z.infer<typeof AnswerableDispute>;

/** An issuer's warning that a payment may be fraud; actionable while its charge is neither disputed nor refunded in full. */
export const FraudWarning = z.object({
  id: z.string(),
  actionable: z.boolean(),
  charge: Reference,
  /** Seconds since 1970. */
  created: z.int(),
  fraud_type: z.string().max(100),
});

/** A payout from a connected account's own balance to its bank, which is no payment of this product. */
export const BankPayout = z.object({ id: DocumentId, failure_code: z.string().nullish() });

/** Fields that decide a connected account's state. */
export const Account = z.object({
  id: z.string(),
  country: z.string(),
  charges_enabled: z.boolean(),
  payouts_enabled: z.boolean(),
  details_submitted: z.boolean(),
  capabilities: z.object({ transfers: z.string().optional() }).optional(),
  metadata: z.record(z.string(), z.string()).nullish(),
  /** Cards and bank accounts that it is paid out to, the ten newest. */
  external_accounts: z
    .object({ data: z.array(z.object({ object: z.string(), fingerprint: z.string().nullish() })) })
    .nullish(),
  requirements: z
    .object({
      disabled_reason: z.string().nullish(),
      currently_due: z.array(z.string()).nullish(),
      past_due: z.array(z.string()).nullish(),
      /** In whole seconds; set while something is due that does not disable the account yet. */
      current_deadline: z.int().nullish(),
      errors: z.array(z.object({ requirement: z.string(), reason: z.string().nullish() })).nullish(),
    })
    .nullish(),
});
export type Account = z.infer<typeof Account>;
