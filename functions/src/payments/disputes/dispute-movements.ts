import type { Dependencies } from '../../platform/dependencies.ts';
import { type Dispute, DisputeMovement } from '../provider/stripe-objects.ts';

/** More movements than a dispute has that is decided again and again. */
const MAX_MOVEMENTS = 100;

/**
 * Returns all movements of a dispute on the platform's balance. It names two of them at most (https://docs.stripe.com/api/disputes/object), so the balance is asked for
 * those of which it is the source (https://docs.stripe.com/api/balance_transactions/list). Throws the client's errors.
 */
export async function findMovements(
  { stripe }: Pick<Dependencies, 'stripe'>,
  { id, balance_transactions: named }: Pick<Dispute, 'id' | 'balance_transactions'>,
): Promise<readonly DisputeMovement[]> {
  const { data } = await stripe.balanceTransactions.list({ source: id, limit: MAX_MOVEMENTS });
  const listed = data.map((one) => DisputeMovement.parse(one));
  return [...listed, ...named.filter((movement) => !listed.some((one) => one.id === movement.id))];
}

/** Returns the cents that the provider keeps for a dispute: the fees of all its movements. */
export const feesOf = (movements: readonly Pick<DisputeMovement, 'fee'>[]): number =>
  movements.reduce((sum, { fee }) => sum + fee, 0);
