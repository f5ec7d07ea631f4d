import { revisedUntil } from '@doubloon/contract/deliverables/revised-until.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { Database } from '../platform/database.ts';

/** Whether a treasure can still be approved: it waits for its owner, or for its creator who has the time to submit it again. */
export function canStillBeApproved(treasure: Deliverable, { closed, now }: { closed: boolean; now: Date }): boolean {
  if (treasure.status === 'submitted') return true;
  return treasure.status === 'revision_requested' && (!closed || revisedUntil(treasure) > now);
}

/**
 * What keeps the slot of an application from being freed at a moment; null when nothing does. A treasure does that waits, or is approved, or was sent back or,
 * delivered in time, rejected so lately that its creator may still act.
 */
export function slotHeldBy(
  treasures: readonly Deliverable[],
  { deliverBy, now }: { readonly deliverBy: Date; readonly now: Date },
): 'approved' | 'submitted' | 'sentBack' | 'rejected' | null {
  if (treasures.some(({ status }) => status === 'approved')) return 'approved';
  if (treasures.some(({ status }) => status === 'submitted')) return 'submitted';
  const recent = treasures.filter((treasure) => revisedUntil(treasure) > now);
  if (recent.some(({ status }) => status === 'revision_requested')) return 'sentBack';
  // Else who delivers whatever, after the deadline, would keep the slot by it.
  return recent.some(({ reportedAt, createdAt }) => (reportedAt ?? createdAt) <= deliverBy) ? 'rejected' : null;
}

/** Whether an application has a treasure that was not rejected. Reads at most 1. */
export function hasStandingTreasure(db: Database, applicationId: string): Promise<boolean> {
  return db.deliverables.hasIn(applicationId, ['submitted', 'approved', 'revision_requested']);
}
