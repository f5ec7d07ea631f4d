import { z } from 'zod';
import { DocumentId } from '../../shared/values.ts';

/** The last time that a campaign's books agreed with the payment provider, `comparisons/{campaignId}`; server only. */
export const Comparison = z.object({
  campaignId: DocumentId,
  comparedAt: z.date(),
  /** A digest of all that was compared of the books. */
  booksDigest: z.string(),
});
export type Comparison = z.infer<typeof Comparison>;
