import { z } from 'zod';
import { PLATFORM_IDS } from '../shared/platforms.ts';

/** A person's accounts elsewhere, as their own profile shows them, in the names of the specification's User; nobody else reads it. */
export const OwnAccounts = z.object({
  /** The linked ones; a username is without @. */
  socialAccounts: z.partialRecord(z.enum(PLATFORM_IDS), z.object({ username: z.string() })),
  /** The payout account, whether or not it is ready; null when there is none. */
  stripeAccount: z.object({ stripe_account_id: z.string(), currency: z.string() }).nullable(),
});
export type OwnAccounts = z.infer<typeof OwnAccounts>;

/** Documents read to know them: an account per platform and the payout account. */
export const OWN_ACCOUNTS_READS = PLATFORM_IDS.length + 1;
