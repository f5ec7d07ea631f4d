import type Stripe from 'stripe';
import { announceAccount, getAccount } from './accounts.ts';
import { requirementsOf } from './account-object.ts';
import { announceCapabilities } from './capability-operations.ts';
import { refused } from '../shared/errors.ts';
import type { World } from '../world/world.ts';

/** Something that Stripe asks of an account after its onboarding. */
export interface Asked {
  /** Names as in https://docs.stripe.com/api/accounts/object, such as `individual.verification.document`. */
  readonly requirements: readonly string[];
  /** Why what was given before does not do, as `requirements.errors` says it. */
  readonly reason?: string | undefined;
  /** Until when in Unix seconds the account stays enabled; without it, it is disabled at once. */
  readonly deadline?: number | undefined;
}

/**
 * Asks a person for more. What is not given by `current_deadline` is `past_due`, which disables the account with its capabilities
 * (https://docs.stripe.com/connect/handling-api-verification). Its onboarding, done once more, ends that. Throws 403 when the platform has no access to it.
 */
export function askForMore(world: World, id: string, { requirements, reason, deadline }: Asked): Stripe.Account {
  const stored = getAccount(world, id);
  const { object: account } = stored;
  if (!account.details_submitted) throw refused('More is asked only of an account that has completed onboarding.');
  if (account.requirements?.disabled_reason?.startsWith('rejected.')) return account;
  const isDue = deadline === undefined;
  account.requirements = {
    ...requirementsOf([...requirements], isDue ? 'requirements.past_due' : null),
    current_deadline: deadline ?? null,
    errors:
      reason === undefined
        ? []
        : requirements.map((requirement) => ({ code: 'verification_failed_other', reason, requirement })),
  };
  if (isDue) {
    account.charges_enabled = false;
    account.payouts_enabled = false;
    for (const name of Object.keys(account.capabilities ?? {}) as (keyof Stripe.Account.Capabilities)[]) {
      account.capabilities = { ...account.capabilities, [name]: 'inactive' };
    }
    announceCapabilities(world, stored);
  }
  announceAccount(world, account);
  return account;
}
