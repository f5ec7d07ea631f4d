import type Stripe from 'stripe';
import { announceAccount, getAccount, rejectAccount } from './accounts.ts';
import { halfDue, newBankAccount, newDebitCard, requirementsOf } from './account-object.ts';
import { announceCapabilities } from './capability-operations.ts';
import { sampleBankAccount } from '../shared/fingerprint.ts';
import { nowSeconds, type World } from '../world/world.ts';

/** How a visit to the onboarding page ends. */
export const onboardingOutcomes = ['complete', 'half', 'pending', 'rejected'] as const;

/** One way a visit to the onboarding page ends: all told and accepted, left half-way, told but still being checked, or turned down. */
export type OnboardingOutcome = (typeof onboardingOutcomes)[number];

/** Where a person wants to be paid to, and what is not given: their sample bank account, no card. */
export interface PaidTo {
  readonly holder?: string | undefined;
  readonly accountNumber?: string | undefined;
  readonly debitCard?: string | undefined;
}

/** Applies a person's input on the onboarding page; of where to be paid to only the first. Throws 403 when the platform has no access to the account. */
export function finishOnboarding(
  world: World,
  id: string,
  outcome: OnboardingOutcome,
  { holder = 'Jenny Rosen', accountNumber = sampleBankAccount(id), debitCard }: PaidTo = {},
): Stripe.Account {
  const stored = getAccount(world, id);
  const { object: account } = stored;
  if (account.requirements?.disabled_reason?.startsWith('rejected.')) return account;
  account.business_type ??= 'individual';
  if (outcome === 'half') {
    // Looking in again after finishing leaves nothing undone.
    if (!account.details_submitted) {
      account.requirements = requirementsOf(halfDue, 'requirements.past_due');
      announceAccount(world, account);
    }
    return account;
  }
  account.details_submitted = true;
  account.tos_acceptance = { date: nowSeconds(world), ip: '127.0.0.1', user_agent: null };
  if (account.external_accounts) {
    const { data } = account.external_accounts;
    account.external_accounts.data = data.filter(({ status }) => status !== 'errored');
  }
  if (account.external_accounts?.data.length === 0) {
    account.external_accounts.data.push(newBankAccount(id, holder, accountNumber));
    if (debitCard !== undefined) account.external_accounts.data.push(newDebitCard(holder, debitCard));
  }
  if (outcome === 'rejected') {
    rejectAccount(world, account, 'rejected.other');
    return account;
  }
  const ready = outcome === 'complete';
  account.charges_enabled = ready;
  account.payouts_enabled = ready;
  account.requirements = ready
    ? requirementsOf([], null)
    : requirementsOf([], 'requirements.pending_verification', ['individual.verification.document']);
  for (const name of Object.keys(account.capabilities ?? {}) as (keyof Stripe.Account.Capabilities)[]) {
    account.capabilities = { ...account.capabilities, [name]: ready ? 'active' : 'pending' };
  }
  announceCapabilities(world, stored);
  announceAccount(world, account);
  return account;
}
