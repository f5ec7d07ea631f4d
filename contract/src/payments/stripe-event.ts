import { z } from 'zod';

/** A webhook event that was handled or whose handling failed, `stripeEvents/{id}`; server only. */
export const StripeEventRecord = z.object({
  id: z.string(),
  type: z.string(),
  /** The connected account that it is about; null for the platform's own. */
  account: z.string().nullable(),
  /** The result of handling it. `failed` is retried until the provider no longer has the event (`lost`). */
  outcome: z.enum(['applied', 'ignored', 'failed', 'lost']),
  /** Number of failures since it was found missing. */
  failures: z.int().nonnegative().default(0),
  /** When the event was handled, or last tried. */
  receivedAt: z.date(),
});
export type StripeEventRecord = z.infer<typeof StripeEventRecord>;
