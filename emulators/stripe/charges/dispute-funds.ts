import type Stripe from 'stripe';
import { findMovement, move } from '../balances/balance.ts';
import type { World } from '../world/world.ts';

/** The fee for receiving a dispute, in cents of SGD. Countering it costs as much again. */
export const DISPUTE_FEE_CENTS = 1500;

/**
 * The most movements that a dispute names: a "list of zero, one, or two balance transactions that show funds withdrawn and reinstated"
 * (https://docs.stripe.com/api/disputes/object). That the latest two are named where a bank has decided again is an assumption here.
 */
const MAX_NAMED = 2;

/** All movements of a dispute on the platform's balance, the oldest first, as that balance lists them by their source. */
function movementsOf({ store }: World, { id }: Stripe.Dispute): Stripe.BalanceTransaction[] {
  return store.state.movements.values().flatMap(({ object }) => (object.source === id ? [object] : []));
}

/** Moves a dispute's funds, and a fee, on the platform's balance. A fee that moves alone is on the balance only. */
export function moveFunds(world: World, dispute: Stripe.Dispute, amount: number, feeCents: number): void {
  move(world, null, { type: 'adjustment', amount, feeCents, source: dispute.id });
  const funds = movementsOf(world, dispute).filter((movement) => movement.amount !== 0);
  dispute.balance_transactions = funds
    .slice(-MAX_NAMED)
    .map((movement) => findMovement(world, movement.id) ?? movement);
}

/** The cents that are withdrawn for a dispute now. */
export function withdrawnCents(world: World, dispute: Stripe.Dispute): number {
  return -movementsOf(world, dispute).reduce((sum, { amount }) => sum + amount, 0);
}

/** The fee for countering a dispute that is kept so far: what was kept besides the fee for receiving it. */
export function counteredFeeCents(world: World, dispute: Stripe.Dispute): number {
  const kept = movementsOf(world, dispute).reduce((sum, { fee }) => sum + fee, 0);
  return Math.max(0, kept - DISPUTE_FEE_CENTS);
}
