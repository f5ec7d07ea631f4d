import type { Operation } from './operation.ts';

/** Documents an operation may read and write in all: its own, and the one that each of its rate limits counts in, if any. */
export function costOf(operation: Operation): { readonly reads: number; readonly writes: number } {
  const counters = (operation.rateLimits ?? []).filter(({ within }) => within !== 'instance').length;
  return { reads: operation.cost.reads + counters, writes: operation.cost.writes + counters };
}
