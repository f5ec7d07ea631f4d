import { AppError } from './app-error.ts';
import type { Dependencies } from './dependencies.ts';

/** One file of a person's data export. */
export interface ExportedList {
  /** The file's name without its ending, such as `applications`. */
  readonly name: string;
  /** All records of this kind about the person, read in pages on demand (`eachDocument`). Dates become ISO strings. */
  readonly records: AsyncIterable<unknown>;
}

/** The result of an eraser: everything is done, or something has to end first (money in flight) and it must be called again later. */
type Erasure = 'done' | 'waiting';

/**
 * Removes or anonymises documents of a person whose account ends. Resolves with `waiting` if it must be called again; an eraser that never waits resolves with
 * nothing.
 */
export type Erase = (deps: Dependencies, uid: string) => Promise<Erasure | void>;

/** The personal data that a domain keeps: declared in its `personal-data.ts`, listed in `account/account-domains.ts`. */
export interface PersonalData {
  /** The domain's files in a person's data export. Reads nothing until the records are iterated. Fields about others and server-only fields are left out. */
  readonly lists?: (deps: Pick<Dependencies, 'db'>, uid: string) => readonly ExportedList[];
  /**
   * The steps that erase the data. Each has a name that is stored in `accountDeletions` documents and must never change its meaning. When they run, the
   * person's identity, user documents and username are already gone, and copies of the name follow automatically (`person-copies.ts`). A step may run late,
   * repeatedly, concurrently with itself, and after a crash at any point. It works in bounded batches and keeps the books.
   */
  readonly erase: Readonly<Record<string, Erase>>;
  /** Reasons why the account cannot end yet, as sentences for the person. Reads a bounded number of documents, which `deleteAccount` declares. */
  readonly findObstacles?: (deps: Pick<Dependencies, 'db' | 'clock'>, uid: string) => Promise<readonly string[]>;
}

/** Yields the single document of a list, if there is one, read on demand. */
export async function* theOne<T>(find: () => Promise<T | null>): AsyncGenerator<T> {
  const found = await find();
  if (found !== null) yield found;
}

/** Erases document by document. A document that throws `illegal_state` is left for a later call, and the others continue. */
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
