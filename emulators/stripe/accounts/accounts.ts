import type Stripe from 'stripe';
import { accountCreateParams, accountUpdateParams } from './account-params.ts';
import { newAccount, requirementsOf } from './account-object.ts';
import { requestCapabilities } from './capabilities.ts';
import { platformAccount } from './platform-account.ts';
import { createdParam, expandParam, page, pageParams, within } from '../requests/api-list.ts';
import { balanceOf } from '../balances/balance.ts';
import { badParam, noAccess, refused } from '../shared/errors.ts';
import { emit } from '../events/events.ts';
import { formatCents } from '../shared/money-format.ts';
import { operation } from '../requests/operation.ts';
import { fields, given, oneOf, optional, withMetadata } from '../requests/params.ts';
import type { StoredAccount } from '../world/state.ts';
import { nowSeconds, type World } from '../world/world.ts';

/** The connected account with this id. Throws 403 when there is none, it was deleted, or it no longer lets the platform in. */
export function getAccount(world: World, id: string): StoredAccount {
  const account = world.store.state.accounts.get(id);
  if (account?.access !== 'granted') throw noAccess(id);
  return account;
}

/** Tells the Connect endpoints that an account changed. */
export function announceAccount(world: World, account: Stripe.Account): void {
  emit(world, 'account.updated', account, { account: account.id });
}

/** Ends the platform's access to an account, as its owner can in Stripe's dashboard, and tells the Connect endpoints. */
export function revokeAccess(world: World, account: StoredAccount, access: 'deleted' | 'revoked'): void {
  const { id } = account.object;
  account.access = access;
  emit(
    world,
    'account.application.deauthorized',
    { id: 'ca_StandIn', object: 'application', name: world.settings.merchantName },
    { account: id },
  );
}

/** Closes an account for good: it can be paid no more. What it has can still be paid out where `payouts` are left on. */
export function rejectAccount(
  world: World,
  account: Stripe.Account,
  reason: Stripe.Account.Requirements.DisabledReason,
  payouts: 'none' | 'pause' = 'pause',
): void {
  account.charges_enabled = false;
  if (payouts === 'pause') account.payouts_enabled = false;
  account.capabilities = Object.fromEntries(Object.keys(account.capabilities ?? {}).map((name) => [name, 'inactive']));
  account.requirements = requirementsOf([], reason);
  announceAccount(world, account);
}

function createAccount(world: World, params: ReturnType<typeof accountCreateParams>): Stripe.Account {
  const home = world.settings.platformCountry;
  const country = params.country?.toUpperCase() ?? home;
  if (!/^[A-Z]{2}$/.test(country))
    throw badParam(`Country '${params.country}' is unknown.`, { code: 'country_unsupported', param: 'country' });
  if (country !== home) {
    throw refused(
      `Connected accounts in ${country} cannot be created by platforms in ${home}. ` +
        'Please contact us via https://support.stripe.com/contact if you need further assistance.',
      { param: 'country' },
    );
  }
  const { name, product_description: description, url, mcc } = params.business_profile ?? {};
  const account = newAccount({
    businessProfile: {
      name: name ?? null,
      product_description: description ?? null,
      url: url ?? null,
      mcc: mcc ?? null,
    },
    businessType: params.business_type ?? null,
    capabilities: {},
    country,
    created: nowSeconds(world),
    email: params.email ?? null,
    metadata: withMetadata(null, params.metadata),
  });
  setPayoutInterval(account, params.settings);
  const stored: StoredAccount = { object: account, access: 'granted' };
  requestCapabilities(
    world,
    stored,
    params.capabilities ?? { transfers: { requested: true }, card_payments: { requested: true } },
  );
  world.store.state.accounts.set(account.id, stored);
  return account;
}

function updateAccount(world: World, id: string, params: ReturnType<typeof accountUpdateParams>): Stripe.Account {
  const stored = getAccount(world, id);
  const { object: account } = stored;
  const before = structuredClone(account);
  requestCapabilities(world, stored, params.capabilities);
  if (params.email !== undefined) account.email = params.email;
  if (params.business_type !== undefined) account.business_type = params.business_type;
  account.metadata = withMetadata(account.metadata ?? null, params.metadata);
  const { business_profile: profile } = params;
  if (account.business_profile && profile)
    account.business_profile = { ...account.business_profile, ...given(profile) };
  setPayoutInterval(account, params.settings);
  if (JSON.stringify(before) !== JSON.stringify(account)) announceAccount(world, account);
  return account;
}

function setPayoutInterval(
  account: Stripe.Account,
  settings: ReturnType<typeof accountUpdateParams>['settings'],
): void {
  const interval = settings?.payouts?.schedule?.interval;
  if (interval !== undefined && account.settings?.payouts) account.settings.payouts.schedule.interval = interval;
}

/** The reasons for which a platform can reject an account: https://docs.stripe.com/api/account/reject */
const rejectReasons = [
  'fraud_payment_method_casher',
  'fraud_payment_method_tester',
  'fraud_no_intent_to_fulfill',
  'fraud_other',
  'credit',
  'terms_of_service',
  'other',
] as const;

/** A platform's own rejections are told apart from Stripe's: https://docs.stripe.com/changelog/endive/2026-09-30/platform-rejection-reasons */
function disabledReasonOf(reason: (typeof rejectReasons)[number]): Stripe.Account.Requirements.DisabledReason {
  if (reason.startsWith('fraud_')) return 'rejected.platform_fraud';
  return reason === 'terms_of_service' ? 'rejected.platform_terms_of_service' : 'rejected.platform_other';
}

/** /v1/account and /v1/accounts. */
export const accountOperations = [
  operation(
    { name: 'accounts.retrieveCurrent', method: 'GET', path: '/v1/account', connected: true },
    fields(expandParam),
    (world, { account }) => {
      if (account !== null) return getAccount(world, account).object;
      return platformAccount(world);
    },
  ),
  operation(
    { name: 'accounts.create', method: 'POST', path: '/v1/accounts' },
    accountCreateParams,
    (world, { params }) => createAccount(world, params),
  ),
  operation(
    { name: 'accounts.list', method: 'GET', path: '/v1/accounts' },
    fields({ ...pageParams, created: createdParam }),
    (world, { params }) => {
      const matching = world.store.state.accounts
        .values()
        .filter(({ object, access }) => access === 'granted' && within(object.created ?? 0, params.created))
        .map(({ object }) => object);
      return page(matching, params, '/v1/accounts');
    },
  ),
  operation(
    { name: 'accounts.retrieve', method: 'GET', path: '/v1/accounts/:id' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => getAccount(world, id).object,
  ),
  operation(
    { name: 'accounts.update', method: 'POST', path: '/v1/accounts/:id' },
    accountUpdateParams,
    (world, { ids: { id = '' }, params }) => updateAccount(world, id, params),
  ),
  operation(
    { name: 'accounts.del', method: 'DELETE', path: '/v1/accounts/:id' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => {
      const account = getAccount(world, id);
      const { availableCents, pendingCents } = balanceOf(world, id);
      if (availableCents !== 0 || pendingCents !== 0) {
        throw refused(
          `This account cannot be deleted because it has a balance of ${formatCents(availableCents + pendingCents)}.`,
        );
      }
      revokeAccess(world, account, 'deleted');
      return { id, object: 'account', deleted: true } satisfies Stripe.DeletedAccount;
    },
  ),
  operation(
    { name: 'accounts.reject', method: 'POST', path: '/v1/accounts/:id/reject' },
    // Since 2026-07-29 with any balance: https://docs.stripe.com/changelog/dahlia/2026-07-29/reject-connected-accounts-with-non-zero-balances
    fields({ ...expandParam, reason: oneOf(rejectReasons), payouts_action: optional(oneOf(['pause', 'none'])) }),
    (world, { ids: { id = '' }, params }) => {
      const { object } = getAccount(world, id);
      rejectAccount(world, object, disabledReasonOf(params.reason), params.payouts_action);
      return object;
    },
  ),
];
