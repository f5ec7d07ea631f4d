import type { Database } from './database.ts';
import type { FieldDifference } from './derived-fields.ts';

/** What a look at everything of one kind that is derived has found. */
export interface Recheck {
  /** Source documents looked at. */
  readonly documents: number;
  readonly differences: readonly FieldDifference[];
  /** Puts right what differs, as the triggers would. */
  readonly repair: () => Promise<void>;
}

/** Compares what documents copy from others with what they should copy, in all of them. */
export type RecheckCopies = (db: Database) => Promise<Recheck>;
