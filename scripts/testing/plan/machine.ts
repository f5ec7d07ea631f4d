import { availableParallelism } from 'node:os';
import type { Machine } from './plan.ts';

const MEMORY_PER_CORE_MB = 2_048;

/** The cores that this process may use, and the memory that is free for it, within the limits of its container; at most 2 GB a core. */
export function thisMachine(): Machine {
  const cores = availableParallelism();
  const availableMb = Math.floor(process.availableMemory() / 1024 / 1024);
  return { cores, memoryMb: Math.min(availableMb, cores * MEMORY_PER_CORE_MB) };
}
