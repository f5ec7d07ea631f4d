import type Stripe from 'stripe';
import { accountCreateParams, accountUpdateParams } from './account-params.ts';
import { newAccount, requirementsOf } from './account-object.ts';
import { platformAccount } from './platform-account.ts';
import { createdParam, expandParam, page, pageParams, within } from '../requests/api-list.ts';
import { balanceOf } from '../balances/balance.ts';
import { badParam, noAccess, refused } from '../shared/errors.ts';
import { emit } from '../events/events.ts';
import { formatCents } from '../shared/money-format.ts';
import { operation } from '../requests/operation.ts';
import { fields, oneOf, withMetadata } from '../requests/params.ts';
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

/** Closes an account for good: it can be paid no more. */
export function rejectAccount(
  world: World,
  account: Stripe.Account,
  reason: Stripe.Account.Requirements.DisabledReason,
): void {
  account.charges_enabled = false;
  account.payouts_enabled = false;
  account.capabilities = Object.fromEntries(Object.keys(account.capabilities ?? {}).map((name) => [name, 'inactive']));
  account.requirements = requirementsOf([], reason);
  announceAccount(world, account);
}

type Wanted = NonNullable<ReturnType<typeof accountUpdateParams>['capabilities']>;

function capabilitiesAfter(
  stored: Stripe.Account.Capabilities,
  wanted: Wanted | undefined,
  ready: boolean,
): Stripe.Account.Capabilities {
  const capabilities = { ...stored };
  for (const name of ['transfers', 'card_payments'] as const) {
    const request = wanted?.[name];
    if (request?.requested === true) capabilities[name] ??= ready ? 'active' : 'inactive';
    if (request?.requested === false) delete capabilities[name];
  }
  return capabilities;
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
  const wanted = params.capabilities ?? { transfers: { requested: true }, card_payments: { requested: true } };
  if (!world.settings.mayTransferOnly && wanted.transfers?.requested && !wanted.card_payments?.requested) {
    // The words that platforms report: https://github.com/Layr-Labs/d-inference/issues/521
    throw refused(
      'Your platform needs approval for accounts to have requested the `transfers` capability without the `card_payments` capability. ' +
        'If you would like to request transfers without card_payments, please contact us via https://support.stripe.com/contact.',
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
    capabilities: capabilitiesAfter({}, wanted, false),
    country,
    created: nowSeconds(world),
    email: params.email ?? null,
    metadata: withMetadata(null, params.metadata),
  });
  setPayoutInterval(account, params.settings);
  world.store.state.accounts.set(account.id, { object: account, access: 'granted' });
  return account;
}

function updateAccount(world: World, id: string, params: ReturnType<typeof accountUpdateParams>): Stripe.Account {
  const { object: account } = getAccount(world, id);
  const before = structuredClone(account);
  if (params.email !== undefined) account.email = params.email;
  if (params.business_type !== undefined) account.business_type = params.business_type;
  account.metadata = withMetadata(account.metadata ?? null, params.metadata);
  account.capabilities = capabilitiesAfter(account.capabilities ?? {}, params.capabilities, account.payouts_enabled);
  const profile = Object.fromEntries(
    Object.entries(params.business_profile ?? {}).filter(([, value]) => value !== undefined),
  );
  if (account.business_profile) Object.assign(account.business_profile, profile);
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

function disabledReasonOf(reason: (typeof rejectReasons)[number]): Stripe.Account.Requirements.DisabledReason {
  if (reason.startsWith('fraud_')) return 'rejected.fraud';
  return reason === 'terms_of_service' ? 'rejected.terms_of_service' : 'rejected.other';
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
    fields({ ...expandParam, reason: oneOf(rejectReasons) }, ['payouts_action']),
    (world, { ids: { id = '' }, params }) => {
      const { object } = getAccount(world, id);
      rejectAccount(world, object, disabledReasonOf(params.reason));
      return object;
    },
  ),
];
