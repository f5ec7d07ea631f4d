import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { deliverableLife } from '@doubloon/contract/deliverables/lifecycle.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';

const NOT_THEIRS = 'This post is not by your linked account';

/**
 * An admin's answer to whether the post of a treasure is by its creator's linked account, in the admin's transaction, which also
 * records it: a yes lets the owner approve it, a no rejects it. Throws `not_found`, `illegal_state` when nobody asks (any more).
 * Reads 1, writes 1; reads nothing after it has written.
 */
export async function confirmPostAuthor(
  tx: Tx,
  id: string,
  { isTheirs, now }: { readonly isTheirs: boolean; readonly now: Date },
): Promise<Deliverable> {
  const deliverable = await tx.deliverables.find(id);
  if (!deliverable) throw notFound('Treasure');
  const { status, authorCheck } = deliverable;
  if (authorCheck !== 'needs_admin' || !deliverableLife.can(status, 'disown')) {
    throw new AppError('illegal_state', 'The author of this post does not wait to be confirmed');
  }
  const changes = isTheirs
    ? ({ authorCheck: 'confirmed' } as const)
    : ({ status: 'rejected', feedback: NOT_THEIRS, decidedAt: now } as const);
  tx.deliverables.update(id, changes);
  return { ...deliverable, ...changes };
}
