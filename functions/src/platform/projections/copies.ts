import type { Database } from '../database/database.ts';
import type { Copy } from './projection.ts';
import { recheck, type Recheck } from './recheck.ts';

/** Compares all copies of one kind with what they should be. */
export const recheckCopies = (db: Database, { check, update }: Copy): Promise<Recheck> =>
  recheck(check(db), (key) => update(db, key));
