import { z } from 'zod';

/** A webhook event that was handled, or was looked for and could not be, `stripeEvents/{id}`; server only. */
export const StripeEventRecord = z.object({
  id: z.string(),
  type: z.string(),
  /** The connected account it is about; null for the platform's own. */
  account: z.string().nullable(),
  /** `failed` is not handled: it is tried again, until the provider has it no more (`lost`). */
  outcome: z.enum(['applied', 'ignored', 'failed', 'lost']),
  /** How often it has failed since it was found missing. */
  failures: z.int().nonnegative().default(0),
  /** When the event was handled, or last tried. */
  receivedAt: z.date(),
});
export type StripeEventRecord = z.infer<typeof StripeEventRecord>;
