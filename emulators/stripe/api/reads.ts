import type { World } from '../world/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const days = new WeakMap<World, Map<number, number>>();

/** Counts a read request; since the stand-in was started, because reading stores nothing. */
export function countRead(world: World): void {
  const counts = days.get(world) ?? new Map<number, number>();
  const day = Math.floor(world.clock() / DAY_MS);
  counts.set(day, (counts.get(day) ?? 0) + 1);
  days.set(world, counts);
}

/**
 * Read requests of the last 30 days with what Stripe allows: 500 for each transaction on average, and 10,000 at least
 * (https://docs.stripe.com/rate-limits). Payments that were made count as transactions.
 */
export function readsShown(world: World): { reads: number; transactions: number; allowed: number } {
  const from = world.clock() - 30 * DAY_MS;
  const counted = [...(days.get(world) ?? [])].filter(([day]) => (day + 1) * DAY_MS > from);
  const reads = counted.reduce((sum, [, count]) => sum + count, 0);
  const transactions = [...world.store.state.charges.values()].filter(
    ({ created, paid }) => paid && created * 1000 > from,
  ).length;
  return { reads, transactions, allowed: Math.max(10_000, 500 * transactions) };
}
