import type { AccountCapabilities } from '@doubloon/contract/payments/provider/account-capabilities.ts';
import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import { ONBOARDING_MESSAGES, type OnboardingFailure } from '@doubloon/contract/payments/onboarding-operations.ts';
import { DEFAULT_COUNTRY } from '@doubloon/contract/shared/constants.ts';
import { AppError, notFound, illegalState, invalidField } from '../../platform/app-error.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Call, Handler } from '../../platform/dependencies.ts';
import { requireProvenEmail } from '../../platform/identity/proven-email.ts';
import { requireRecentSignIn } from '../../platform/identity/recent-sign-in.ts';
import {
  isAgainstPlatform,
  isKept,
  isOutOfReach,
  providerUnavailable,
  refusalOfInput,
  refusalOfPlatform,
} from '../provider/provider-error.ts';
import { Account } from '../provider/stripe-objects.ts';
import { withProviderState, withRefusal } from './account-state.ts';
import { toConnectedAccountView, refreshConnectedAccount } from './connected-account.ts';
import { addConnectedAccount, updateConnectedAccount } from './connected-accounts.store.ts';

/**
 * Accounts that the provider onboards and shows the Express Dashboard, while the platform pays the fees and answers for losses
 * (https://docs.stripe.com/connect/migrate-to-controller-properties).
 */
const CONTROLLER = {
  fees: { payer: 'application' },
  losses: { payments: 'application' },
  requirement_collection: 'stripe',
  stripe_dashboard: { type: 'express' },
} as const;

const TRANSFERS = { transfers: { requested: true } } as const;
const CAPABILITIES = {
  'card_payments+transfers': { ...TRANSFERS, card_payments: { requested: true } },
  transfers: TRANSFERS,
} as const satisfies Record<AccountCapabilities, object>;

/** Failures of one person's requests that the provider keeps at the same time, at most. */
const MAX_KEYS = 10;

/**
 * Opens an account for the caller at the provider, or returns the one there is. Throws `invalid_input` for a country other than the
 * platform's own: transfers stay within one region. Throws `forbidden` while the caller's e-mail is not proven, and without a recent sign-in when it takes the
 * place of an earlier one.
 */
export const createConnectedAccount: Handler<'createConnectedAccount'> = async (call, { body }) => {
  if (body.country !== DEFAULT_COUNTRY) {
    throw invalidField('body.country', 'Payout accounts can be opened in Singapore (SG) only at the moment');
  }
  await requireProvenEmail(call, CONNECTING);
  const stored = await call.db.connectedAccounts.find(call.caller.uid);
  if (stored && !stored.accessEndedAt) return toConnectedAccountView(stored);
  if (stored) requireRecentSignIn(call, 'connect another payment account');
  const opened = await openAccount(call, call.caller.email ?? body.email ?? null, (stored?.generation ?? 0) + 1);
  return toConnectedAccountView(await addConnectedAccount(call, opened));
};

const CONNECTING = 'connect a payment account';

/** The answer to a creator for whose account the provider has not done what was asked; it is logged where the provider refuses the platform, because nothing of that is the creator's. */
function failureOfAccount({ log, caller }: Call, error: unknown, what: string): AppError {
  const refusal = refusalOfInput(error, { email: 'body.email' });
  if (refusal) return refusal;
  if (!isAgainstPlatform(error)) return providerUnavailable(error);
  log.error({ uid: caller.uid, err: error }, 'payout accounts are refused');
  return refusalOfPlatform(error, what);
}

async function openAccount(call: Call, email: string | null, generation: number): Promise<ConnectedAccount> {
  const { clock, caller } = call;
  const now = clock.now();
  try {
    const account = await createAccount(call, email, `account:${caller.uid}:${generation}`);
    const opened: ConnectedAccount = {
      uid: caller.uid,
      accountId: account.id,
      country: account.country,
      status: 'pending',
      chargesEnabled: false,
      payoutsEnabled: false,
      detailsSubmitted: false,
      cardFingerprints: [],
      bankFingerprints: [],
      due: [],
      dueBy: null,
      restrictedAt: null,
      bankRefusals: [],
      generation,
      accessEndedAt: null,
      accessRefusedSince: null,
      heldAt: null,
      createdAt: now,
      updatedAt: now,
    };
    return withProviderState(opened, account, now);
  } catch (error) {
    throw failureOfAccount(call, error, 'open payment accounts');
  }
}

/**
 * A person who asks twice at once gets one account, because both use one key. A failure that the provider has kept under it would be
 * answered for a day, though, so the next key follows. Should it have opened an account all the same, that one stays empty: nobody has a
 * link to it.
 */
async function createAccount({ stripe, caller, config }: Call, email: string | null, key: string): Promise<Account> {
  for (let number = 1; ; number += 1) {
    try {
      const created = await stripe.accounts.create(
        {
          controller: CONTROLLER,
          country: DEFAULT_COUNTRY,
          ...(email && { email }),
          business_type: 'individual',
          capabilities: CAPABILITIES[config.accountCapabilities],
          metadata: { uid: caller.uid },
        },
        { idempotencyKey: number === 1 ? key : `${key}:${number}` },
      );
      return Account.parse(created);
    } catch (error) {
      if (!isKept(error) || number >= MAX_KEYS) throw error;
    }
  }
}

/** The answer to a creator to whose account the provider gives no link. That the account is out of reach is kept, as wherever it is looked at. */
async function failureOfLink(call: Call, stored: ConnectedAccount, error: unknown, what: string): Promise<AppError> {
  if (!isOutOfReach(error)) return failureOfAccount(call, error, what);
  await updateConnectedAccount(call, stored, (current) => withRefusal(current, call.clock.now()));
  return new AppError('provider_unavailable', ONBOARDING_MESSAGES.account_unreachable, { cause: error });
}

/** A fresh link to the provider's onboarding of the caller's account. Throws `forbidden` while their e-mail is not proven, `not_found` when there is no account yet. */
export const createConnectedAccountLink: Handler<'createConnectedAccountLink'> = async (call) => {
  const { db, stripe, config, caller } = call;
  await requireProvenEmail(call, CONNECTING);
  const stored = await db.connectedAccounts.find(caller.uid);
  if (!stored || stored.accessEndedAt) throw notFound('Payout account');
  if (stored.status === 'rejected') {
    throw illegalState(ONBOARDING_MESSAGES.account_rejected);
  }
  try {
    const { url, expires_at } = await stripe.accountLinks.create({
      account: stored.accountId,
      type: 'account_onboarding',
      refresh_url: `${config.siteOrigin}/profile?stripe_refresh=true`,
      return_url: `${config.siteOrigin}/api/payments/stripe-connect/return?stripe_account_id=${stored.accountId}`,
    });
    return { url, expires_at };
  } catch (error) {
    throw await failureOfLink(call, stored, error, 'open the pages for payment accounts');
  }
};

/**
 * A fresh link to the Express Dashboard of the caller's account, for which the provider sends its person a code. It works once and for a short time, so it is
 * made when they want to go there and sent nowhere else (https://docs.stripe.com/connect/integrate-express-dashboard). Throws `not_found` without an
 * account, `illegal_state` while it has no dashboard.
 */
export const createDashboardLink: Handler<'createDashboardLink'> = async (call) => {
  const { db, stripe, caller } = call;
  const stored = await db.connectedAccounts.find(caller.uid);
  if (!stored || stored.accessEndedAt) throw notFound('Payout account');
  if (!stored.detailsSubmitted) throw illegalState('Please finish the setup with Stripe first');
  try {
    const { url } = await stripe.accounts.createLoginLink(stored.accountId);
    return { url };
  } catch (error) {
    throw await failureOfLink(call, stored, error, 'open the dashboard of payment accounts');
  }
};

/** Brings the account that the provider sends its person back from up to date, and leads to the page that says how connecting it went. */
export const returnFromOnboarding: Handler<'returnFromOnboarding'> = async (call, { query }) => {
  const accountId = query.stripe_account_id;
  const failure = await failureOf(call, accountId);
  const told: Record<string, string> = failure
    ? { stripe_error: failure, message: ONBOARDING_MESSAGES[failure] }
    : { stripe_connected: 'true' };
  return `${call.config.siteOrigin}/stripe/success?${new URLSearchParams({ ...told, stripe_account_id: accountId }).toString()}`;
};

async function failureOf(call: Call<null>, accountId: string): Promise<OnboardingFailure | null> {
  const stored = await unitOfWork(call, (tx) => tx.connectedAccounts.findByAccount(accountId));
  if (!stored || stored.accessEndedAt) return 'no_account';
  try {
    const { accessEndedAt, accessRefusedSince, status } = await refreshConnectedAccount(call, stored);
    if (accessEndedAt) return 'no_account';
    if (accessRefusedSince) return 'account_unreachable';
    return status === 'rejected' ? 'account_rejected' : null;
  } catch (error) {
    call.log.warn({ accountId, err: error }, 'account not looked at');
    return 'provider_unavailable';
  }
}
