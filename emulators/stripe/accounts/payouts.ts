import type Stripe from 'stripe';
import { announceAccount, getAccount } from './accounts.ts';
import { requirementsOf } from './account-object.ts';
import { createdParam, expandParam, page, pageParams, within } from '../requests/api-list.ts';
import { balanceOf, move } from '../balances/balance.ts';
import { balanceInsufficient, noSuch, refused } from '../shared/errors.ts';
import { emit } from '../events/events.ts';
import { newId } from '../shared/ids.ts';
import { CURRENCY } from '../shared/money-format.ts';
import { operation } from '../requests/operation.ts';
import { fields, optional, text } from '../requests/params.ts';
import { nowSeconds, type World } from '../world/world.ts';

/**
 * Pays a connected account's available balance (or `amount` cents of it) out to its bank, as Stripe does by itself every day. Throws when the
 * account may not be paid out or holds less.
 */
export function payOut(world: World, accountId: string, amount?: number): Stripe.Payout {
  const { object: account } = getAccount(world, accountId);
  const { availableCents } = balanceOf(world, accountId);
  const paid = amount ?? availableCents;
  if (!account.payouts_enabled)
    throw refused('Payouts are not enabled for this account.', { code: 'payouts_not_allowed' });
  if (!Number.isSafeInteger(paid) || paid < 1 || paid > availableCents) throw balanceInsufficient();
  const id = newId('po');
  const created = nowSeconds(world);
  const payout: Stripe.Payout = {
    id,
    object: 'payout',
    amount: paid,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: created,
    automatic: true,
    balance_transaction: move(world, accountId, { type: 'payout', amount: -paid, source: id }),
    created,
    currency: CURRENCY,
    description: 'STRIPE PAYOUT',
    destination: account.external_accounts?.data[0]?.id ?? null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
  world.store.state.payouts.set(id, { object: payout, account: accountId });
  emit(world, 'payout.created', payout, { account: accountId });
  emit(world, 'payout.paid', payout, { account: accountId });
  return payout;
}

/**
 * Lets the bank send a payout back that was shown as paid, which happens within some days (https://docs.stripe.com/api/payouts/object): the money returns to
 * the balance, and the bank account is errored and asked for anew, with no payouts until then
 * (https://support.stripe.com/questions/managing-connect-payout-failures). Throws when there is no such payout, or it has failed before.
 */
export function failPayout(world: World, id: string, code: string): Stripe.Payout {
  const stored = world.store.state.payouts.get(id);
  if (!stored?.account) throw noSuch('payout', id);
  const { object: payout, account: accountId } = stored;
  const { object: account } = getAccount(world, accountId);
  if (payout.status !== 'paid') throw refused(`This payout is ${payout.status} already.`);
  payout.status = 'failed';
  payout.failure_code = code;
  payout.failure_message = 'The bank sent the payout back.';
  payout.failure_balance_transaction = move(world, accountId, {
    type: 'payout_failure',
    amount: payout.amount,
    source: id,
  });
  for (const paidTo of account.external_accounts?.data ?? []) {
    if (paidTo.id === payout.destination) paidTo.status = 'errored';
  }
  emit(world, 'payout.failed', payout, { account: accountId });
  if (!account.requirements?.disabled_reason?.startsWith('rejected.')) {
    account.payouts_enabled = false;
    account.requirements = requirementsOf(['external_account'], 'requirements.past_due');
    announceAccount(world, account);
  }
  return payout;
}

/** GET /v1/payouts; the platform itself is never paid out, as if its schedule were manual. */
export const payoutOperations = [
  operation(
    { name: 'payouts.list', method: 'GET', path: '/v1/payouts', connected: true },
    fields({ ...pageParams, created: createdParam, status: optional(text()) }, ['arrival_date', 'destination']),
    (world, { params, account }) => {
      const matching = world.store.state.payouts
        .values()
        .filter((payout) => payout.account === account && within(payout.object.created, params.created))
        .map(({ object }) => object)
        .filter(({ status }) => params.status === undefined || status === params.status);
      return page(matching, params, '/v1/payouts');
    },
  ),
  operation(
    { name: 'payouts.retrieve', method: 'GET', path: '/v1/payouts/:id', connected: true },
    fields(expandParam),
    (world, { ids: { id = '' }, account }) => {
      const payout = world.store.state.payouts.get(id);
      if (!payout || payout.account !== account) throw noSuch('payout', id);
      return payout.object;
    },
  ),
];
