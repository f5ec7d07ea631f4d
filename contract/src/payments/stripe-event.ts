import { z } from 'zod';

/** A webhook event that was handled, `stripeEvents/{id}`; server only. */
export const StripeEventRecord = z.object({
  id: z.string(),
  type: z.string(),
  /** The connected account it is about; null for the platform's own. */
  account: z.string().nullable(),
  outcome: z.enum(['applied', 'ignored']),
  receivedAt: z.date(),
});
export type StripeEventRecord = z.infer<typeof StripeEventRecord>;
