import { z } from 'zod';
import { anyone, defineOperation } from '../calls/define-operation.ts';

/** Why a payout account is not connected: it does not exist (any more), it was rejected (by the provider, or by the platform), the provider refuses access to it, or did not answer. */
export const OnboardingFailure = z.enum([
  'no_account',
  'account_rejected',
  'account_unreachable',
  'provider_unavailable',
]);
export type OnboardingFailure = z.infer<typeof OnboardingFailure>;

/** The sentence for each failure, which is `message` in the address to which the browser returns. */
export const ONBOARDING_MESSAGES: Readonly<Record<OnboardingFailure, string>> = {
  no_account: 'This Stripe account is not connected here.',
  account_rejected: 'This account was rejected, so it cannot be paid. Please contact support.',
  account_unreachable: 'Stripe does not let us look at this account at the moment. Please try again later.',
  provider_unavailable: 'Stripe does not answer at the moment. Please try again later.',
};

/**
 * Redirects to `/stripe/success` with `stripe_account_id` and either `stripe_connected=true`, which says that the person returned without an error, finished or
 * not, or `stripe_error`, an `OnboardingFailure`, and `message`, a sentence.
 */
export const returnFromOnboarding = defineOperation('GET /payments/stripe-connect/return', {
  id: 'returnFromOnboarding',
  summary:
    "Where the provider's onboarding sends the browser back to: look at the account and go on to the page that says so",
  access: anyone,
  input: { query: z.object({ stripe_account_id: z.string().regex(/^acct_\w{1,100}$/, 'Not an account') }) },
  rateLimits: [{ bucket: 'payout-account', per: 'address', max: 120, windowSeconds: 600 }],
  answer: 'redirect',
  output: z.url(),
  cost: { reads: 2, writes: 1 },
});
