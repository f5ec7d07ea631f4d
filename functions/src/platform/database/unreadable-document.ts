import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { z } from 'zod';
import type { Log } from '../log.ts';

/** Is told of each stored document that a list leaves out because it cannot be read. */
export type OnUnreadable = (unreadable: UnreadableDocument) => void;

/** A stored document does not fit the schema of this version: a newer version has written it, or it is damaged. It says which fields, never what is in them. */
export class UnreadableDocument extends Error {
  readonly collection: string;
  readonly id: string;
  readonly problems: readonly string[];
  readonly #onSkip: OnUnreadable | undefined;

  /** `onSkip` is told when a list leaves the document out; without it, lists refuse, too. */
  constructor(collection: string, id: string, { issues }: z.core.$ZodError, onSkip?: OnUnreadable) {
    const problems = issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
    super(`${collection}/${id} cannot be read by this version: ${problems.join('; ')}`);
    this.name = 'UnreadableDocument';
    this.collection = collection;
    this.id = id;
    this.problems = problems;
    this.#onSkip = onSkip;
  }

  /** Reports that the document is left out. Returns false if nobody would hear of it. */
  skip(): boolean {
    this.#onSkip?.(this);
    return this.#onSkip !== undefined;
  }
}

/** Returns what `read` does; undefined for a document that cannot be read and may be left out. */
export function unlessUnreadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableDocument && error.skip()) return undefined;
    throw error;
  }
}

/** Returns the data of the documents of a list, without those that cannot be read and may be left out. */
export function readableOf<T>(documents: readonly QueryDocumentSnapshot<T>[]): T[] {
  return documents.flatMap((document) => unlessUnreadable(() => [document.data()]) ?? []);
}

/** Logs each document that a list leaves out. */
export const logUnreadable =
  (log: Log): OnUnreadable =>
  ({ collection, id, problems }) =>
    log.warn({ collection, id, problems }, 'a stored document cannot be read');
