import type Stripe from 'stripe';
import { expandParam, page, pageParams } from '../requests/api-list.ts';
import { balanceOf, move } from './balance.ts';
import { noSuch, refused } from '../shared/errors.ts';
import { emit } from '../events/events.ts';
import { newId } from '../shared/ids.ts';
import { formatCents } from '../shared/money-format.ts';
import { operation } from '../requests/operation.ts';
import { fields, integer, metadata, optional, text, withMetadata } from '../requests/params.ts';
import { getTransfer } from './transfers.ts';
import { idOf } from '../shared/reference.ts';
import { nowSeconds, type World } from '../world/world.ts';

interface Request {
  amount?: number | undefined;
  metadata?: Record<string, string> | undefined;
}

function reverse(world: World, transfer: Stripe.Transfer, request: Request): Stripe.TransferReversal {
  const left = transfer.amount - transfer.amount_reversed;
  const amount = request.amount ?? left;
  const destination = idOf(transfer.destination);
  const id = transfer.id;
  if (left === 0)
    throw refused(`Transfer ${id} has already been fully reversed.`, { code: 'transfer_already_reversed' });
  if (amount > left) {
    throw refused(
      `Reversal amount (${formatCents(amount)}) is greater than unreversed amount on transfer (${formatCents(left)})`,
      {
        param: 'amount',
      },
    );
  }
  // Of the available balance only: https://docs.stripe.com/connect/separate-charges-and-transfers#reverse-transfers
  if (balanceOf(world, destination).availableCents < amount) {
    throw refused(`Insufficient funds in the connected account ${destination} to reverse ${formatCents(amount)}.`, {
      code: 'balance_insufficient',
    });
  }
  const reversal: Stripe.TransferReversal = {
    id: newId('trr'),
    object: 'transfer_reversal',
    amount,
    balance_transaction: null,
    created: nowSeconds(world),
    currency: transfer.currency,
    destination_payment_refund: newId('pyr'),
    metadata: withMetadata(null, request.metadata),
    source_refund: null,
    transfer: id,
  };
  reversal.balance_transaction = move(world, null, {
    type: 'transfer_refund',
    amount,
    source: reversal.id,
  });
  move(world, destination, {
    type: 'payment_refund',
    amount: -amount,
    source: idOf(reversal.destination_payment_refund),
  });
  world.store.state.reversals.set(reversal.id, reversal);
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  transfer.reversals.data = [reversal, ...transfer.reversals.data].slice(0, 10);
  emit(world, 'transfer.reversed', transfer);
  return reversal;
}

/** /v1/transfers/:transfer/reversals. */
export const transferReversalOperations = [
  operation(
    { name: 'transfers.createReversal', method: 'POST', path: '/v1/transfers/:transfer/reversals' },
    fields(
      { ...expandParam, amount: optional(integer(1)), description: optional(text()), metadata: optional(metadata) },
      ['refund_application_fee'],
    ),
    (world, { ids: { transfer = '' }, params }) => reverse(world, getTransfer(world, transfer), params),
  ),
  operation(
    { name: 'transfers.listReversals', method: 'GET', path: '/v1/transfers/:transfer/reversals' },
    fields(pageParams),
    (world, { ids: { transfer = '' }, params }) => {
      const { id } = getTransfer(world, transfer);
      const matching = world.store.state.reversals.values().filter((reversal) => reversal.transfer === id);
      return page(matching, params, `/v1/transfers/${id}/reversals`);
    },
  ),
  operation(
    { name: 'transfers.retrieveReversal', method: 'GET', path: '/v1/transfers/:transfer/reversals/:id' },
    fields(expandParam),
    (world, { ids: { transfer = '', id = '' } }) => {
      const reversal = world.store.state.reversals.get(id);
      if (reversal?.transfer !== transfer) throw noSuch('transfer reversal', id);
      return reversal;
    },
  ),
];
