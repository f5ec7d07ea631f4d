import Stripe from 'stripe';
import { AppError } from '../../functions/src/platform/app-error.ts';
import type { Log } from '../../functions/src/platform/log.ts';
import { ProcessDied, Violation } from './invariants/violation.ts';

/** True for errors that a person, the provider or a dead process may cause; any other is a bug of the product. */
export function isExpected(error: unknown): boolean {
  if (error instanceof ProcessDied) return true;
  // A job that dies while it looks for what is due tells of each of its lists.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isExpected);
  if (error instanceof AppError) return error.code !== 'internal';
  // Firestore gives up on a transaction that others keep overtaking; its caller tries again.
  return error instanceof Stripe.errors.StripeError || (error as { code?: unknown }).code === 10;
}

/** People have refunded by hand what was paid from the bank: only they can get it back. */
const SETTLED_AND_REFUNDED = 'a refund of what was settled';

/** Told by an error's own line: news that has not come yet makes the books differ, and only people can put that right. */
const TOLD = [
  'the books differ',
  'the books could not be held against the provider',
  'the books were not all compared',
  // Each failure has said by its own line what it was, and the provider may fail three times here; at the end none may be left.
  'payment events cannot be handled',
  // The provider names its fee late, and its message waits here as long as a sequence wants; at the end every fee is booked.
  'a payment has no fee in the books',
  // A sequence lets months pass; at the end all money is paid out or given back.
  'money is held for long',
  // The provider keeps refunds back until people have filled up its balance; at the end they do.
  'the balance at the provider is too small',
  'the balance at the provider does not cover refunds',
  'the key is of another platform account',
  // People look at it; the product has done what it can.
  'a payment may be fraud',
  'a payment is disputed',
  'a dispute waits for evidence',
  'a held payment ends undecided',
  // A look that took long may be older than the failure; one that was made after all breaks a promise of its own.
  'a refund that is not in the books',
  SETTLED_AND_REFUNDED,
  // Banks send refunds back, and the provider makes none of a payment whose dispute was lost: an admin decides.
  'a refund has failed for good',
  // Somebody has refunded by hand, and the news of it is still on its way, so that more is asked for than is left.
  'the provider refuses to move money',
];

/** A log that throws nothing away: errors nobody but the product can have caused are collected in `complaints`, refunds of what was settled in `reported`. */
export function createWatchedLog(complaints: Violation[], reported: Set<string>): Log {
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: { readonly err?: unknown; readonly refund?: string }, message: string) => {
      if (message === SETTLED_AND_REFUNDED && fields.refund) reported.add(fields.refund);
      if (TOLD.includes(message)) return;
      if (fields.err !== undefined && isExpected(fields.err)) return;
      complaints.push(new Violation(`logged: ${message} ${describe(fields)}`));
    },
  };
  return log as unknown as Log;
}

function describe({ err, ...fields }: { readonly err?: unknown }): string {
  const reason = err instanceof Error ? (err.stack ?? err.message) : '';
  return `${JSON.stringify(fields)} ${reason}`;
}
