import { z } from 'zod';
import { DocumentId } from '../shared/values.ts';

/**
 * How far a migration of stored documents, or a repair of derived ones, has come, `migrationRuns/{id}`; server only. A migration writes it together with the
 * documents of each batch, a repair after each page.
 */
export const MigrationRun = z.object({
  /** The migration's id, or that of the repair. */
  id: DocumentId,
  /** Index of the step that it is at. */
  step: z.int().nonnegative(),
  /** Position after which that step goes on, as a rule the id of a document; null before the first. */
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
