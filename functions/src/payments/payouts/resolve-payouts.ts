import type { PayoutDependencies } from './payable.ts';
import { resolvePayout } from './resolve-payout.ts';

const AT_MOST = 20;

/** The scheduled job that settles payouts in flight, those longest overdue first. One that cannot be settled does not keep others waiting. */
export async function resolvePayouts(deps: PayoutDependencies): Promise<void> {
  for (const id of await deps.db.payouts.findIdsToCheck(deps.clock.now(), AT_MOST)) {
    try {
      const { status } = await resolvePayout(deps, id);
      deps.log.info({ payoutId: id, status }, 'payout looked at');
    } catch (error) {
      deps.log.error({ payoutId: id, err: error }, 'payout not resolved');
    }
  }
}
