import { z } from 'zod';
import { Uid } from '../shared/values.ts';

/** An account that is being deleted, `accountDeletions/{uid}`; server only. It records the steps done, so that a crash loses none. */
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
