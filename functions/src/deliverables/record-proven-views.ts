import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { Tx } from '../platform/database/database.ts';

/** Stores what a verified proof of a deliverable counts, unless one that was reported later is verified already. Writes at most 1. */
export function recordProvenViews(
  tx: Tx,
  { id, provenViews: known }: Deliverable,
  { reportedViewCount: viewCount, reportedAt }: { readonly reportedViewCount: number; readonly reportedAt: Date },
): void {
  if (known && known.reportedAt > reportedAt) return;
  tx.deliverables.update(id, { provenViews: { viewCount, reportedAt } });
}
