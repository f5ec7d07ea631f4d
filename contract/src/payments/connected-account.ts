import { named, Uid, WireDate } from '../shared/values.ts';
import { z } from 'zod';

export const ConnectedAccountStatus = z.enum(['pending', 'active', 'restricted', 'rejected']);
export type ConnectedAccountStatus = z.infer<typeof ConnectedAccountStatus>;

/** Days for which the provider has to refuse the platform's access to an account without a break before it counts as ended. */
export const ACCESS_REFUSED_DAYS = 3;

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
});
export type ConnectedAccountView = z.infer<typeof ConnectedAccountView>;
