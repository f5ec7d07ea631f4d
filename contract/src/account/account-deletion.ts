import { z } from 'zod';
import { Uid } from '../shared/values.ts';

/** An account that ends, `accountDeletions/{uid}`; server only. It says what is done, so that the rest is done after a crash. */
export const AccountDeletion = z.object({
  uid: Uid,
  requestedAt: z.date(),
  /** Names of the steps that are done. */
  stepsDone: z.array(z.string()),
  /** When the schedule looks at it: a run under way moves it on; null once everything is done. */
  resumeAt: z.date().nullable(),
  completedAt: z.date().nullable(),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;
