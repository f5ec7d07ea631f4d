import { named, Uid, WireDate } from '../shared/values.ts';
import { z } from 'zod';

export const ConnectedAccountStatus = z.enum(['pending', 'active', 'restricted', 'rejected']);
export type ConnectedAccountStatus = z.infer<typeof ConnectedAccountStatus>;

/** Days for which the provider must continuously refuse the platform's access to an account before it counts as ended. */
export const ACCESS_REFUSED_DAYS = 3;

/** Maximum number of the provider's requirements to store, and of characters in each name and problem. */
export const MAX_DUE = 50;
export const MAX_DUE_NAME = 200;
export const MAX_DUE_PROBLEM = 500;

/** A requirement of the provider for an account: its name there, and the problem with what was provided, if any. */
export const DueDetail = z.object({
  name: z.string().max(MAX_DUE_NAME),
  problem: z.string().max(MAX_DUE_PROBLEM).nullable(),
});
export type DueDetail = z.infer<typeof DueDetail>;

/** Maximum number of failed payouts to a creator's bank to store, the latest, and of characters in each reason code. */
export const MAX_BANK_REFUSALS = 5;
export const MAX_FAILURE_CODE = 100;

/** A creator's account at the payment provider, `connectedAccounts/{uid}`. */
export const ConnectedAccount = z.object({
  uid: Uid,
  accountId: z.string(),
  country: z.string().length(2),
  status: ConnectedAccountStatus,
  chargesEnabled: z.boolean(),
  payoutsEnabled: z.boolean(),
  detailsSubmitted: z.boolean(),
  /** Fingerprints of the cards and bank accounts to which the provider currently pays this account out. */
  cardFingerprints: z.array(z.string()).default([]),
  bankFingerprints: z.array(z.string()).default([]),
  /** Everything that the provider currently requires for it, overdue requirements first. */
  due: z.array(DueDetail).max(MAX_DUE).default([]),
  /** Deadline of these requirements; null if there are none, or if they are overdue. */
  dueBy: z.date().nullable().default(null),
  /** When it became restricted after its person had finished; null while it is not, or while they are still completing it. */
  restrictedAt: z.date().nullable().default(null),
  /** The latest payouts from its own balance at the provider that its bank has returned, with the provider's reason codes. */
  bankRefusals: z
    .array(z.object({ payoutId: z.string(), code: z.string().max(MAX_FAILURE_CODE).nullable(), at: z.date() }))
    .max(MAX_BANK_REFUSALS)
    .default([]),
  /** Number of accounts that this person has had, so that opening one never happens twice but can be repeated. */
  generation: z.int().positive(),
  /** When the platform lost access to the account; the person then has none. */
  accessEndedAt: z.date().nullable(),
  /** Since when the provider has continuously refused access to the account; null while it is accessible, and once access has ended. */
  accessRefusedSince: z.date().nullable().default(null),
  /** Since when its person is kept from signing in; meanwhile nothing is paid to it. Null otherwise. */
  heldAt: z.date().nullable().default(null),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type ConnectedAccount = z.infer<typeof ConnectedAccount>;

/** A connected account as its owner sees it; `connected` is false when there is none. */
export const ConnectedAccountView = named('ConnectedAccount', {
  connected: z.boolean(),
  stripe_account_id: z.string().nullable(),
  status: ConnectedAccountStatus.nullable(),
  currency: z.string(),
  payouts_enabled: z.boolean(),
  details_submitted: z.boolean(),
  /** Since when the provider has not let the platform access it: it is paid nothing, and after three days it counts as disconnected. */
  access_refused_since: WireDate.nullable(),
  /** Everything that the provider requires, by its names (https://docs.stripe.com/connect/required-verification-information). */
  due: z.array(DueDetail),
  /** Deadline of these requirements, until which the account stays usable. */
  due_by: WireDate.nullable(),
});
export type ConnectedAccountView = z.infer<typeof ConnectedAccountView>;
