import type Stripe from 'stripe';
import { createdParam, expandParam, page, pageParams, within } from '../requests/api-list.ts';
import { balanceOf, move } from './balance.ts';
import { settlesOn } from '../charges/captures.ts';
import { balanceInsufficient, noSuch, refused } from '../shared/errors.ts';
import { emit } from '../events/events.ts';
import { newId } from '../shared/ids.ts';
import { CURRENCY, formatCents } from '../shared/money-format.ts';
import { operation } from '../requests/operation.ts';
import { fields, integer, metadata, oneOf, optional, text, withMetadata } from '../requests/params.ts';
import { idOf } from '../shared/reference.ts';
import { nowSeconds, type World } from '../world/world.ts';

/** The transfer with this id. Throws 404. */
export function getTransfer(world: World, id: string): Stripe.Transfer {
  const transfer = world.store.state.transfers.get(id);
  if (!transfer) throw noSuch('transfer', id);
  return transfer;
}

const createParams = fields(
  {
    ...expandParam,
    amount: integer(1),
    currency: oneOf([CURRENCY]),
    destination: text(),
    description: optional(text()),
    metadata: optional(metadata),
    source_transaction: optional(text()),
    transfer_group: optional(text()),
  },
  ['source_type'],
);

function createTransfer(world: World, params: ReturnType<typeof createParams>): Stripe.Transfer {
  const { amount, destination } = params;
  const account = world.store.state.accounts.get(destination);
  if (account?.access !== 'granted') throw noSuch('destination', destination, 'destination');
  if (account.object.capabilities?.transfers !== 'active') {
    throw refused(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      { code: 'insufficient_capabilities_for_transfer' },
    );
  }
  const source =
    params.source_transaction === undefined ? null : sourceCharge(world, params.source_transaction, params);
  if (!source && balanceOf(world, null).availableCents < amount) throw balanceInsufficient();
  const id = newId('tr');
  const availableOn = source ? settlesOn(world, source) : nowSeconds(world);
  const transfer: Stripe.Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: move(world, null, { type: 'transfer', amount: -amount, source: id, availableOn }),
    created: nowSeconds(world),
    currency: CURRENCY,
    description: params.description ?? null,
    destination,
    destination_payment: newId('py'),
    livemode: false,
    metadata: withMetadata(null, params.metadata),
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: source?.id ?? null,
    source_type: 'card',
    transfer_group: source?.transfer_group ?? params.transfer_group ?? null,
  };
  move(world, destination, {
    type: 'payment',
    amount,
    source: idOf(transfer.destination_payment),
    availableOn,
  });
  world.store.state.transfers.set(id, transfer);
  emit(world, 'transfer.created', transfer);
  return transfer;
}

/**
 * The rules of `source_transaction`: https://docs.stripe.com/connect/separate-charges-and-transfers#transfer-availability. That a request may name no group beside a charge
 * that has one is not among them: others report it of Stripe, and of other groups than the charge's own only. It is refused always, because the product never needs to.
 */
function sourceCharge(world: World, id: string, params: ReturnType<typeof createParams>): Stripe.Charge {
  const param = 'source_transaction';
  const charge = world.store.state.charges.get(id);
  if (!charge) throw noSuch('charge', id, param);
  if (charge.status !== 'succeeded')
    throw refused(`The source_transaction ${id} has not succeeded, so it cannot be transferred.`, { param });
  if (params.transfer_group !== undefined && charge.transfer_group !== null) {
    throw refused('You cannot use `transfer_group` if the `source_transaction` already has one set.', {
      param: 'transfer_group',
    });
  }
  // A reversed transfer still counts: Stripe does not give the source's room back.
  const already = world.store.state.transfers
    .values()
    .filter((transfer) => transfer.source_transaction === id)
    .reduce((sum, transfer) => sum + transfer.amount, 0);
  if (already + params.amount > charge.amount) {
    const taken =
      already > 0 ? ` (There is already a transfer using this source, amounting to ${formatCents(already)}.)` : '';
    throw refused(
      `Transfers using this transaction as a source must not exceed the source amount of ${formatCents(charge.amount)}.${taken}`,
      {
        param: 'amount',
      },
    );
  }
  charge.transfer_group ??= params.transfer_group ?? `group_${idOf(charge.payment_intent)}`;
  return charge;
}

/** /v1/transfers; reversals are in `transfer-reversals.ts`. */
export const transferOperations = [
  operation({ name: 'transfers.create', method: 'POST', path: '/v1/transfers' }, createParams, (world, { params }) =>
    createTransfer(world, params),
  ),
  operation(
    { name: 'transfers.list', method: 'GET', path: '/v1/transfers' },
    fields({
      ...pageParams,
      created: createdParam,
      destination: optional(text()),
      transfer_group: optional(text()),
    }),
    (world, { params }) => {
      const { created, destination, transfer_group: group } = params;
      const matching = world.store.state.transfers
        .values()
        .filter((transfer) => within(transfer.created, created))
        .filter((transfer) => destination === undefined || transfer.destination === destination)
        .filter((transfer) => group === undefined || transfer.transfer_group === group);
      return page(matching, params, '/v1/transfers');
    },
  ),
  operation(
    { name: 'transfers.retrieve', method: 'GET', path: '/v1/transfers/:id' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => getTransfer(world, id),
  ),
  operation(
    { name: 'transfers.update', method: 'POST', path: '/v1/transfers/:id' },
    fields({ ...expandParam, description: optional(text()), metadata: optional(metadata) }),
    (world, { ids: { id = '' }, params }) => {
      const transfer = getTransfer(world, id);
      transfer.description = params.description ?? transfer.description;
      transfer.metadata = withMetadata(transfer.metadata, params.metadata);
      emit(world, 'transfer.updated', transfer);
      return transfer;
    },
  ),
];
