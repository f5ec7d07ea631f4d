import type {
  Firestore,
  ReadOnlyTransactionOptions,
  ReadWriteTransactionOptions,
  Transaction,
} from '@google-cloud/firestore';

/**
 * Attempts of a transaction. Of those that meet in a document one commits, and the others try again after a pause of the client's: about a second, then
 * half as long again each time. The seven pauses between eight attempts take 32 seconds, 48 at most, which a call and an event have time for.
 */
const AS_OFTEN_AS_TIME_ALLOWS = { maxAttempts: 8 };

/** Options for counts that a call waits for first: a contended one is refused soon. */
export const GIVES_UP_SOON = { maxAttempts: 5 };

/** Runs a transaction, and runs it anew when others changed what it has read; after the last attempt it throws ABORTED. */
export function transact<T>(
  firestore: Firestore,
  body: (transaction: Transaction) => Promise<T>,
  options: ReadWriteTransactionOptions | ReadOnlyTransactionOptions = AS_OFTEN_AS_TIME_ALLOWS,
): Promise<T> {
  return firestore.runTransaction(body, options);
}
