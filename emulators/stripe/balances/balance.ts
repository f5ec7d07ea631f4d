import type Stripe from 'stripe';
import { createdParam, expandParam, page, pageParams, within } from '../requests/api-list.ts';
import { noSuch } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { CURRENCY } from '../shared/money-format.ts';
import { operation } from '../requests/operation.ts';
import { fields, optional, text } from '../requests/params.ts';
import { nowSeconds, type World } from '../world/world.ts';

interface Movement {
  type: Stripe.BalanceTransaction.Type;
  /** Cents, negative when the balance shrinks. */
  amount: number;
  feeCents?: number;
  source: string;
  description?: string;
  /** Unix seconds; at once when not given. */
  availableOn?: number;
}

/** Stripe's grouping of the types that are moved here (https://docs.stripe.com/reports/reporting-categories); the others are their own group. */
const CATEGORIES: Partial<Record<Stripe.BalanceTransaction.Type, string>> = {
  payment: 'charge',
  payment_refund: 'refund',
  payout_failure: 'payout_reversal',
  transfer_refund: 'transfer_reversal',
};

/** Returns the reporting category of a movement; its only adjustments are what disputes take (negative) and give back. */
function categoryOf(type: Stripe.BalanceTransaction.Type, amount: number): string {
  if (type === 'adjustment') return amount < 0 ? 'dispute' : 'dispute_reversal';
  return CATEGORIES[type] ?? type;
}

/** Moves money on a balance (the platform's for null) and returns the id of the balance transaction. */
export function move(world: World, account: string | null, movement: Movement): string {
  const { amount, feeCents = 0, source, type, description = null } = movement;
  const created = nowSeconds(world);
  const availableOn = movement.availableOn ?? created;
  const object: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: availableOn,
    balance_type: 'payments',
    created,
    currency: CURRENCY,
    description,
    exchange_rate: null,
    fee: feeCents,
    fee_details: feeCents
      ? [
          {
            amount: feeCents,
            application: null,
            currency: CURRENCY,
            description: 'Stripe processing fees',
            type: 'stripe_fee',
          },
        ]
      : [],
    net: amount - feeCents,
    reporting_category: categoryOf(type, amount),
    source,
    status: availableOn > created ? 'pending' : 'available',
    type,
  };
  world.store.state.movements.set(object.id, { object, account });
  return object.id;
}

/** Returns a balance (the platform's for null) in cents: available now, and pending. */
export function balanceOf(world: World, account: string | null): { availableCents: number; pendingCents: number } {
  const now = nowSeconds(world);
  let availableCents = 0;
  let pendingCents = 0;
  for (const { object, account: holder } of world.store.state.movements.values()) {
    if (holder !== account) continue;
    if (object.available_on <= now) availableCents += object.net;
    else pendingCents += object.net;
  }
  return { availableCents, pendingCents };
}

/** Lets everything settle that is pending, on all balances: it can be spent at once. */
export function settleBalances(world: World): void {
  const { movements } = world.store.state;
  const now = nowSeconds(world);
  for (const { object } of movements.values().filter(({ object: { available_on: at } }) => at > now)) {
    const stored = movements.get(object.id);
    if (stored) stored.object.available_on = now;
  }
}

/** The balance transaction as it stands now, or undefined. */
export function findMovement(world: World, id: string): Stripe.BalanceTransaction | undefined {
  const object = world.store.state.movements.get(id)?.object;
  return object && { ...object, status: object.available_on > nowSeconds(world) ? 'pending' : 'available' };
}

/** GET /v1/balance and /v1/balance_transactions, for the platform or a connected account. */
export const balanceOperations = [
  operation(
    { name: 'balance.retrieve', method: 'GET', path: '/v1/balance', connected: true },
    fields(expandParam),
    (world, { account }) => {
      const { availableCents, pendingCents } = balanceOf(world, account);
      const part = (amount: number) => [{ amount, currency: CURRENCY, source_types: { card: amount } }];
      return {
        object: 'balance',
        available: part(availableCents),
        livemode: false,
        pending: part(pendingCents),
        ...(account === null ? { connect_reserved: [{ amount: 0, currency: CURRENCY }] } : {}),
      } satisfies Stripe.Balance;
    },
  ),
  operation(
    { name: 'balanceTransactions.list', method: 'GET', path: '/v1/balance_transactions', connected: true },
    fields({ ...pageParams, created: createdParam, source: optional(text()), type: optional(text()) }, [
      'currency',
      'payout',
    ]),
    (world, { params, account }) => {
      const matching = world.store.state.movements
        .values()
        .filter(({ object, account: holder }) => {
          const { source, type, created } = params;
          return (
            holder === account &&
            within(object.created, created) &&
            (source === undefined || object.source === source) &&
            (type === undefined || object.type === type)
          );
        })
        .map(({ object }) => findMovement(world, object.id) ?? object);
      return page(matching, params, '/v1/balance_transactions');
    },
  ),
  operation(
    { name: 'balanceTransactions.retrieve', method: 'GET', path: '/v1/balance_transactions/:id', connected: true },
    fields(expandParam),
    (world, { ids: { id = '' }, account }) => {
      const found = findMovement(world, id);
      if (!found || world.store.state.movements.get(id)?.account !== account) throw noSuch('balance transaction', id);
      return found;
    },
  ),
];
