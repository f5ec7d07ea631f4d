import { availableParallelism } from 'node:os';
import type { Machine } from './plan.ts';
import type { Scope } from './scope.ts';

/** Maximum memory that a run takes per core; the higher value lets a full run have its browsers beside the API. */
const MEMORY_PER_CORE_MB: Record<Scope, number> = { quick: 2_048, all: 3_072 };

/**
 * Returns the cores that this process may use and the memory that is free for it, within the limits of its container; at most 2 GB per core in a quick run, 3
 * GB in a full one.
 */
export function thisMachine(scope: Scope): Machine {
  const cores = availableParallelism();
  const availableMb = Math.floor(process.availableMemory() / 1024 / 1024);
  return { cores, memoryMb: Math.min(availableMb, cores * MEMORY_PER_CORE_MB[scope]) };
}
