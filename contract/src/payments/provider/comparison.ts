import { z } from 'zod';
import { DocumentId } from '../../shared/values.ts';

/** The last time that the books of a payment agreed with the payment provider, `comparisons/{id of the funds}`; server only. */
export const Comparison = z.object({
  campaignId: DocumentId,
  /** The added budget whose books they are; null for the funds that the campaign began with. */
  fundsId: DocumentId.nullable().default(null),
  comparedAt: z.date(),
  /** A digest of all that was compared of the books. */
  booksDigest: z.string(),
});
export type Comparison = z.infer<typeof Comparison>;
