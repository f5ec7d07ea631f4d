import { createMemoryFirestore, type MemoryFirestoreOptions } from '../support/memory-firestore/memory-firestore.ts';
import { Shelves } from '../support/memory-firestore/shelves.ts';
import type { OpenDatabase } from './world.ts';

/** A new database in memory for each world. */
export function inMemory(tamper?: MemoryFirestoreOptions['tamper']): OpenDatabase {
  return (turn) => {
    const shelves = new Shelves();
    return {
      db: createMemoryFirestore({ shelves, turn, ...(tamper && { tamper }) }),
      look: createMemoryFirestore({ shelves }),
    };
  };
}
