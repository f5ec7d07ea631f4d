import { named, Uid, WireDate } from '../shared/values.ts';
import { z } from 'zod';

export const ConnectedAccountStatus = z.enum(['pending', 'active', 'restricted', 'rejected']);
export type ConnectedAccountStatus = z.infer<typeof ConnectedAccountStatus>;

/** Days for which the provider has to refuse the platform's access to an account without a break before it counts as ended. */
export const ACCESS_REFUSED_DAYS = 3;

/** The most that is kept of what the provider asks for at once, and the characters of each name and problem. */
export const MAX_DUE = 50;
export const MAX_DUE_NAME = 200;
export const MAX_DUE_PROBLEM = 500;

/** One thing that the provider asks of an account: its name there, and what is the matter with what it was given, if anything. */
export const DueDetail = z.object({
  name: z.string().max(MAX_DUE_NAME),
  problem: z.string().max(MAX_DUE_PROBLEM).nullable(),
});
export type DueDetail = z.infer<typeof DueDetail>;

/** Payouts to a creator's bank that failed, of which the latest so many are kept, with so many characters of the reason's code. */
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
  /** Fingerprints that the provider gives for the cards and bank accounts that it pays this account out to, as it is now. */
  cardFingerprints: z.array(z.string()).default([]),
  bankFingerprints: z.array(z.string()).default([]),
  /** Everything that the provider asks of it now, what is late first. */
  due: z.array(DueDetail).max(MAX_DUE).default([]),
  /** Until when it stays as it is without that; null where nothing is due or it is late. */
  dueBy: z.date().nullable().default(null),
  /** When it came to be restricted after its person had finished; null while it is not, and where they are still at it. */
  restrictedAt: z.date().nullable().default(null),
  /** The latest payouts from its own balance at the provider that its bank has sent back, with the provider's code of the reason. */
  bankRefusals: z
    .array(z.object({ payoutId: z.string(), code: z.string().max(MAX_FAILURE_CODE).nullable(), at: z.date() }))
    .max(MAX_BANK_REFUSALS)
    .default([]),
  /** Counts the accounts this person has had, so that opening one is never done twice and can be done again. */
  generation: z.int().positive(),
  /** Set when the platform lost access to the account; the person then has none. */
  accessEndedAt: z.date().nullable(),
  /** Since when the provider has refused every look at the account; null while it is open, and once access has ended. */
  accessRefusedSince: z.date().nullable().default(null),
  /** Set while the person is kept from signing in: until then nothing is paid to it. */
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
  /** Since when the provider has not let the platform look at it: it is paid nothing, and after three days counts as disconnected. */
  access_refused_since: WireDate.nullable(),
  /** Everything that the provider asks for, by its names (https://docs.stripe.com/connect/required-verification-information). */
  due: z.array(DueDetail),
  /** Until when the account stays usable without it. */
  due_by: WireDate.nullable(),
});
export type ConnectedAccountView = z.infer<typeof ConnectedAccountView>;
