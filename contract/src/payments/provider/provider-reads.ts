import { z } from 'zod';

/** Number of days over which the payment provider compares read requests with transactions. */
export const READS_DAYS = 30;

/** Number of read requests that the payment provider allows per transaction, and the minimum that it allows in total (https://docs.stripe.com/rate-limits). */
export const READS_PER_TRANSACTION = 500;
export const MIN_READS = 10_000;

/** Read requests to the payment provider that the product has sent on one day, `providerReads/{day}`; server only. */
export const ProviderReads = z.object({
  /** The UTC day, `2026-11-26`. */
  day: z.iso.date(),
  reads: z.int().nonnegative(),
  /** When the day no longer counts and the database removes the document. */
  expiresAt: z.date(),
});
export type ProviderReads = z.infer<typeof ProviderReads>;
