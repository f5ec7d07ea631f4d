import { z } from 'zod';
import { PaymentProblem } from '../payments/statements/payment-problem.ts';
import { DocumentId } from '../shared/values.ts';
import { Reading } from './reading.ts';

/** The latest counts of a treasure's post, their reading, and the account for which the platform gave them. */
export const LatestReading = Reading.extend({ id: DocumentId, handle: z.string() });
export type LatestReading = z.infer<typeof LatestReading>;

/** A platform's count of a treasure's post that is worth more than was paid, and is paid automatically after its validation. */
export const TopUp = LatestReading.pick({ views: true, at: true, handle: true }).extend({
  readingId: DocumentId,
  paysAt: z.date(),
  /** The baseline of the post for this payment; see `Deliverable.baselineViews`. */
  baselineViews: z.int().nonnegative().nullable(),
  /** Why the last attempt to pay it failed. */
  paymentProblem: PaymentProblem.nullable(),
});
export type TopUp = z.infer<typeof TopUp>;

/** The latest reading of a post that was paid for. */
export const CountedReading = Reading.pick({ views: true, at: true }).extend({ id: DocumentId });
export type CountedReading = z.infer<typeof CountedReading>;
