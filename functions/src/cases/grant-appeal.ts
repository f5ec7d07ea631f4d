import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Ports } from '../platform/dependencies.ts';

/** Lets what an appeal is about be decided again, and pays nothing. Throws `illegal_state` when it cannot go back (any more). Reads up to 5, writes 1. */
export async function grantAppeal(
  tx: Tx,
  reopenings: Ports['reopenings'],
  { subjectType: type, subjectId: id, openedBy: appellantId }: AdminCase,
  now: Date,
): Promise<void> {
  const found = type && appellantId && (await reopenings[type](tx, { id, appellantId, now }));
  if (!found) throw new AppError('illegal_state', 'What this appeal is about is not there any more');
  found.reopen();
}
