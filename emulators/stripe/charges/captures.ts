import type Stripe from 'stripe';
import { move } from '../balances/balance.ts';
import { noSuch, refused } from '../shared/errors.ts';
import { emit } from '../events/events.ts';
import { processingFeeCents } from '../shared/money-format.ts';
import { idOf } from '../shared/reference.ts';
import { nowSeconds, type World } from '../world/world.ts';

/**
 * Begins the capture of a payment that has succeeded. It is asynchronous, so the charge has no balance transaction yet, neither in answers nor in
 * `charge.succeeded`; Stripe promises `charge.updated` with it within an hour:
 * https://docs.stripe.com/payments/payment-intents/asynchronous-capture
 */
export function beginCapture(world: World, charge: Stripe.Charge): void {
  const { captureDelay, settlementDelay } = world.settings;
  const now = nowSeconds(world);
  const { id } = charge;
  world.store.state.captures.set(id, { id, at: now + captureDelay, settlesOn: now + settlementDelay });
}

/**
 * Finishes the capture of a charge: its money and the provider's fee in cents move on the platform's balance. The fee of a method unless another is given: custom
 * pricing may have none (https://docs.stripe.com/api/balance_transactions/object#balance_transaction_object-fee). Throws when there is none to finish.
 */
export function finishCapture(world: World, id: string, feeCents?: number): Stripe.Charge {
  const charge = world.store.state.charges.get(id);
  if (!charge) throw noSuch('charge', id);
  const capture = world.store.state.captures.get(id);
  if (!capture) throw refused(`Charge ${id} is not being captured.`);
  world.store.state.captures.delete(id);
  charge.balance_transaction = move(world, null, {
    type: id.startsWith('py_') ? 'payment' : 'charge',
    amount: charge.amount,
    feeCents: feeCents ?? processingFeeCents(charge.amount, charge.payment_method_details?.type),
    source: id,
    availableOn: Math.max(capture.settlesOn, nowSeconds(world)),
  });
  emit(world, 'charge.updated', charge, { previous: { balance_transaction: null } });
  return charge;
}

/** Finishes the captures that were due by now; true when there were any. */
export function finishCaptures(world: World): boolean {
  const due = world.store.state.captures.values().filter(({ at }) => at <= nowSeconds(world));
  for (const { id } of due) finishCapture(world, id);
  return due.length > 0;
}

/** Returns when the money of a charge can be spent, in Unix seconds. */
export function settlesOn(world: World, charge: Stripe.Charge): number {
  const { movements, captures } = world.store.state;
  const movement = movements.get(idOf(charge.balance_transaction))?.object;
  return movement?.available_on ?? captures.get(charge.id)?.settlesOn ?? nowSeconds(world);
}
