import { AppError } from './app-error.ts';
import type { Dependencies } from './dependencies.ts';

/** One file of a person's data export. */
export interface ExportedList {
  /** The file's name without its ending, such as `applications`. */
  readonly name: string;
  /** Everything of this kind about the person, read in pages as it is asked for (`eachDocument`). Dates become ISO strings. */
  readonly records: AsyncIterable<unknown>;
}

/** How an eraser ended: all done, or something has to end first (money in flight) and it wants to be called again later. */
type Erasure = 'done' | 'waiting';

/**
 * Removes or anonymises documents of a person whose account ends. Resolves with `waiting` when it has to be called again; one that never waits resolves with
 * nothing.
 */
export type Erase = (deps: Dependencies, uid: string) => Promise<Erasure | void>;

/** The personal data that a domain keeps: declared in its `personal-data.ts`, listed in `account/account-domains.ts`. */
export interface PersonalData {
  /** The domain's files in a person's data export. Reads nothing before the records are asked for. Fields about others or for the server only stay out. */
  readonly lists?: (deps: Pick<Dependencies, 'db'>, uid: string) => readonly ExportedList[];
  /**
   * The steps that end it, each by a name that is kept in `accountDeletions` documents and must never change its meaning. The person's identity, user documents and
   * username are gone when they run, and copies of the name follow by themselves (`person-copies.ts`). A step may run late, repeatedly and at the same time as
   * itself, after having died anywhere; it works in bounded batches and keeps the books.
   */
  readonly erase: Readonly<Record<string, Erase>>;
  /** Reasons why the account cannot end yet, as sentences for that person. Reads a bounded number of documents, which `deleteAccount` declares. */
  readonly findObstacles?: (deps: Pick<Dependencies, 'db' | 'clock'>, uid: string) => Promise<readonly string[]>;
}

/** The records of a list that holds one document at most, read when it is asked for. */
export async function* theOne<T>(find: () => Promise<T | null>): AsyncGenerator<T> {
  const found = await find();
  if (found !== null) yield found;
}

/** Erases document by document; `illegal_state` leaves a document for a later call and the others go on. */
export async function eraseEach<T>(
  documents: AsyncIterable<T>,
  erase: (document: T) => Promise<unknown>,
): Promise<Erasure> {
  let erasure: Erasure = 'done';
  for await (const document of documents) {
    try {
      await erase(document);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'illegal_state')) throw error;
      erasure = 'waiting';
    }
  }
  return erasure;
}
