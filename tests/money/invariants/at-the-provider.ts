import { StripeFailure } from '../../../emulators/stripe/index.ts';
import type { MoneyWorld } from '../world.ts';

/** Something that happens at the provider without the product; what the provider does not allow just does not happen. */
export function atTheProvider(world: MoneyWorld, what: string, happen: () => unknown): void {
  try {
    happen();
    world.trace.push(what);
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    world.trace.push(`${what} (${error.body.message})`);
  }
}
