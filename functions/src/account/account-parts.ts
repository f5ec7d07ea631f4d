import type { Dependencies } from '../platform/dependencies.ts';

/** One file of a person's data export. */
export interface ExportedList {
  /** The file's name without its ending, such as `applications`. */
  readonly name: string;
  /** Everything of this kind about the person, read in pages as it is asked for (`eachDocument`). Dates become ISO strings. */
  readonly records: AsyncIterable<unknown>;
}

/**
 * What a domain gives to a person's data export: `exportApplications` in `applications/export-applications.ts`. Reads nothing before
 * the records are asked for. What is about somebody else stays out; what only the server may know, too.
 */
export type ExportDomain = (deps: Pick<Dependencies, 'db'>, uid: string) => readonly ExportedList[];

/** How an eraser ended: all done, or something has to end first (money in flight) and it wants to be called again later. */
export type Erasure = 'done' | 'waiting';

/**
 * Removes or anonymises what a domain keeps about a person whose account ends: `eraseApplications` in
 * `applications/erase-applications.ts`. The person's identity, user documents and username are gone when it runs, and copies of the
 * name follow by themselves (`person-copies.ts`). It may run late, repeatedly and at the same time as itself, after having died
 * anywhere; it works in bounded batches (`deleteDocuments`) and keeps the books.
 */
export type EraseDomain = (deps: Dependencies, uid: string) => Promise<Erasure>;

/**
 * Why a person's account cannot end yet, as sentences for that person: `findPaymentObstacles` in
 * `payments/statements/find-payment-obstacles.ts`. Reads a bounded number of documents, which `deleteAccount` declares.
 */
export type FindObstacles = (deps: Pick<Dependencies, 'db' | 'clock'>, uid: string) => Promise<readonly string[]>;
