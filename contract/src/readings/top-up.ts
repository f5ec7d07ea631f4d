import { z } from 'zod';
import { PaymentProblem } from '../payments/statements/payment-problem.ts';
import { DocumentId } from '../shared/values.ts';
import { Reading } from './reading.ts';

/** The latest counts of a treasure's post, the reading that they are of, and the account for which its platform gave them. */
export const LatestReading = Reading.extend({ id: DocumentId, handle: z.string() });
export type LatestReading = z.infer<typeof LatestReading>;

/** A platform's count of a treasure's post that pays more than was paid, by itself, once its validation is over. */
export const TopUp = LatestReading.pick({ views: true, at: true, handle: true }).extend({
  readingId: DocumentId,
  paysAt: z.date(),
  /** The baseline of the post when this is paid; see `Deliverable.baselineViews`. */
  baselineViews: z.int().nonnegative().nullable(),
  /** Why the top-up could not be paid the last time. */
  paymentProblem: PaymentProblem.nullable(),
});
export type TopUp = z.infer<typeof TopUp>;

/** The latest reading of a post that was paid for. */
export const CountedReading = Reading.pick({ views: true, at: true }).extend({ id: DocumentId });
export type CountedReading = z.infer<typeof CountedReading>;
