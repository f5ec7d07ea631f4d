import { z } from 'zod';

/**
 * How long a finished event is remembered, and the comparison of the books that fetched missed ones. Stripe delivers an event again for up to three days
 * and lists it for 30 (https://docs.stripe.com/api/events), so none comes twice after its record is gone.
 */
export const EVENT_RECORD_DAYS = 45;

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
  /** When Firestore may delete the record (TTL policy); null for an event that is still to be handled. */
  expiresAt: z.date().nullable().default(null),
});
export type StripeEventRecord = z.infer<typeof StripeEventRecord>;
