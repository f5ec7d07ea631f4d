import type { Stores } from '../database/database.ts';

/** The fields of a document as they are stored, without defaults. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** A change of the documents of one collection. */
export interface MigrationStep {
  readonly store: keyof Stores;
  /**
   * Returns the fields to change, each named by its path, or null for a document that is right already. It depends on the document alone, and returns null for
   * one that it has changed.
   */
  readonly changesOf: (stored: StoredFields) => StoredFields | null;
}

/** A change of stored documents that runs once. Its id and its steps stay as they are once it has run anywhere. */
export interface Migration {
  readonly id: string;
  readonly steps: readonly MigrationStep[];
}
