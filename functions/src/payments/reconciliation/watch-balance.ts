import type { LedgerResult } from '@doubloon/contract/payments/ledger-result.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { AvailableCents } from '../provider/stripe-objects.ts';

/**
 * Looks whether the platform's available balance at the provider covers the refunds that wait to be made, and at least the float that is set; refunds draw on nothing
 * else (https://docs.stripe.com/refunds). Logs an error when it does not, before one of them is kept back. Returns null where the provider does not answer: the next
 * round looks again.
 */
export async function watchBalance({
  db,
  stripe,
  config,
  log,
}: Pick<Dependencies, 'db' | 'stripe' | 'config' | 'log'>): Promise<LedgerResult['balance']> {
  const { cents: refundsCents, refunds } = await db.campaignFunds.addUpDueRefunds();
  const neededCents = Math.max(refundsCents, config.floatCents);
  try {
    const availableCents = AvailableCents.parse(await stripe.balance.retrieve());
    if (availableCents < neededCents)
      log.error({ availableCents, neededCents, refunds }, 'the balance at the provider does not cover refunds');
    return { availableCents, neededCents };
  } catch (error) {
    log.warn({ err: error }, 'the balance at the provider was not looked at');
    return null;
  }
}
