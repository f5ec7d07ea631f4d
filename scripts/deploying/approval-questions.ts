import type { AccountCapabilities } from '@doubloon/contract/payments/provider/account-capabilities.ts';
import Stripe from 'stripe';
import { problemOfMode } from '../../functions/src/platform/config/config.ts';
import { createStripeClient } from '../../functions/src/platform/stripe-client.ts';

/** A deployment's needs of payout accounts. */
export interface AccountNeeds {
  /** True when it moves no real money. */
  readonly isTest: boolean;
  readonly accountCapabilities: AccountCapabilities;
}

/** Reads a part of the platform's account; null with the reason, in one sentence, for what the provider does not show the key. */
export async function readPart<T>(
  what: string,
  reading: Promise<T>,
): Promise<{ readonly part: T | null; readonly problem: string | null }> {
  try {
    return { part: await reading, problem: null };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return { part: null, problem: `${what} cannot be read: ${error.message}` };
  }
}

/** Reads the newest connected accounts, 100 at most. */
export const readConnected = (stripe: Stripe) =>
  readPart('The connected accounts', stripe.accounts.list({ limit: 100 }));

/**
 * Says what a person has to look at because nothing can be read of it, one sentence each. Whether a platform is approved for accounts with `transfers` alone
 * shows only in one that was opened: its own account does not have it (https://docs.stripe.com/api/accounts/object).
 */
export function questionsOfStripe(
  { connected }: { readonly connected: readonly Stripe.Account[] | null },
  { accountCapabilities, isTest }: AccountNeeds,
): string[] {
  if (accountCapabilities !== 'transfers') return [];
  if (connected?.some(({ capabilities }) => capabilities?.transfers && !capabilities.card_payments)) return [];
  const opened =
    connected === null
      ? 'The newest accounts cannot be read'
      : connected.length === 0
        ? 'No account was opened yet'
        : 'The newest accounts have card payments, too';
  return [
    `ACCOUNT_CAPABILITIES=transfers takes Stripe's approval, which shows in no answer before such an account is opened. ${opened}: look for the approval in the mails of Stripe's support, or ask for it there. Until it is given, leave the setting out.${
      isTest ? ' A test account may open what the live one is refused.' : ''
    }`,
  ];
}

/** Returns a client for looking at the account of a deployment's key, or in words why it is not to be asked: there is no key, or it is of the other mode. */
export function clientOfKey(secretKey: string | undefined, { isTest }: { readonly isTest: boolean }): Stripe | string {
  if (!secretKey) return 'STRIPE_SECRET_KEY is not set here';
  return problemOfMode(secretKey, isTest) ?? createStripeClient({ secretKey, apiBase: null });
}

/**
 * Says before a deploy what a person has to look at, one sentence each, with the provider's answer, or why it is not asked (`stripe` as text). Asks the provider only
 * when the settings take its approval.
 */
export async function questionsAtDeploy(stripe: Stripe | string, needs: AccountNeeds): Promise<string[]> {
  if (needs.accountCapabilities !== 'transfers') return [];
  if (typeof stripe === 'string') {
    return [
      `ACCOUNT_CAPABILITIES=transfers: Stripe refuses to open payout accounts until it has approved the platform for them. It was not asked: ${stripe}. \`npm run check:stripe\` says what shows of that.`,
    ];
  }
  const { part, problem } = await readConnected(stripe);
  return [...(problem === null ? [] : [problem]), ...questionsOfStripe({ connected: part?.data ?? null }, needs)];
}
