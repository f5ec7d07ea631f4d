import { z } from 'zod';
import { DocumentId } from '../../shared/values.ts';

/** When the books of a payment last agreed with the payment provider, `comparisons/{id of the funds}`; server only. */
export const Comparison = z.object({
  campaignId: DocumentId,
  /** The added budget whose books they are; null for the campaign's first payment. */
  fundsId: DocumentId.nullable().default(null),
  comparedAt: z.date(),
  /** A digest of everything in the books that was compared. */
  booksDigest: z.string(),
});
export type Comparison = z.infer<typeof Comparison>;
