import { z } from 'zod';
import { Uid } from '../shared/values.ts';

/** An account that is being deleted, `accountDeletions/{uid}`; server only. It records completed steps, so that a crash loses none. */
export const AccountDeletion = z.object({
  uid: Uid,
  requestedAt: z.date(),
  /** Names of the completed steps. */
  stepsDone: z.array(z.string()),
  /** When the schedule continues it; a running deletion moves this later. Null once everything is done. */
  resumeAt: z.date().nullable(),
  completedAt: z.date().nullable(),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;
