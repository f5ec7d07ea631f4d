import type {
  Firestore,
  ReadOnlyTransactionOptions,
  ReadWriteTransactionOptions,
  Transaction,
} from '@google-cloud/firestore';

/**
 * Attempts of a transaction. Of the transactions that contend for a document, one commits; the client retries the others after a pause of about a second, then
 * half as long again each time. The seven pauses between eight attempts take 32 seconds, 48 at most, for which a call or an event has time.
 */
const AS_OFTEN_AS_TIME_ALLOWS = { maxAttempts: 8 };

/** Options for rate-limit counts, which calls wait for first: a contended count gives up early. */
export const GIVES_UP_SOON = { maxAttempts: 5 };

/** Runs a transaction, and runs it again if others changed what it has read. After the last attempt it throws ABORTED. */
export function transact<T>(
  firestore: Firestore,
  body: (transaction: Transaction) => Promise<T>,
  options: ReadWriteTransactionOptions | ReadOnlyTransactionOptions = AS_OFTEN_AS_TIME_ALLOWS,
): Promise<T> {
  return firestore.runTransaction(body, options);
}
