import { z } from 'zod';
import { DocumentId } from '../shared/values.ts';

/** How far a migration of stored documents has come, `migrationRuns/{id}`; server only. Written together with the documents of each batch. */
export const MigrationRun = z.object({
  /** The migration's id. */
  id: DocumentId,
  /** Index of the step that it is at. */
  step: z.int().nonnegative(),
  /** Id of the last document of that step that it is done with; null before the first. */
  after: z.string().nullable(),
  read: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  /** The run that works on it; null while none does. */
  runner: DocumentId.nullable(),
  /** Until when that run keeps others out; later for each batch, so that a run that was killed does so for a short time only. */
  heldUntil: z.date().nullable(),
  startedAt: z.date(),
  doneAt: z.date().nullable(),
});
export type MigrationRun = z.infer<typeof MigrationRun>;
