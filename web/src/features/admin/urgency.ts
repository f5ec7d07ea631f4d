import type { WaitingDetails, WaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { AdminPart } from '../../shared/paths.ts';
import { ADMIN_TASKS } from './sections.ts';

const DAY_MS = 86_400_000;

/** A kind of work, how much of it waits, and how much that is in a hurry. */
export interface WaitingKind {
  part: AdminPart;
  label: string;
  count: number;
  /** Since when the oldest waits; null where that is not known. */
  since: Date | null;
  /** The money that all of the kind is about, in cents; null where it is about none. */
  amount: number | null;
  /** True when the oldest should have been answered, and where something waits since a time that nobody is told. */
  isLate: boolean;
  /** Whole days since its oldest should have been answered; 0 where that is not known. */
  daysLate: number;
}

/** Returns all kinds of work: those that wait since an unknown time, the others that wait by when their oldest should be answered, then by their money; below them those that do not, in the order of the menu. */
export function kindsByUrgency(work: WaitingWork, details: WaitingDetails | undefined, now: Date): WaitingKind[] {
  const kinds = ADMIN_TASKS.flatMap(({ sections }) =>
    sections.flatMap(({ part, label, kind, within, waiting }) => {
      if (!waiting) return [];
      const { since = null, amount = null } = (kind && details?.[kind]) ?? {};
      const count = waiting(work);
      // Only the largest backlogs and wrong books have no time. Without the details, nothing is known of the others.
      const isUntold = since === null && count > 0 && (!kind || details !== undefined);
      const due = since && within !== undefined ? addDays(since, within).getTime() : isUntold ? -Infinity : Infinity;
      const late = now.getTime() - due;
      const daysLate = late > 0 && Number.isFinite(late) ? Math.floor(late / DAY_MS) : 0;
      return { part, label, count, since, amount, due, isLate: late >= 0, daysLate };
    }),
  );
  return kinds
    .toSorted(
      (one, other) =>
        Number(other.count > 0) - Number(one.count > 0) ||
        // Two infinite ones differ by NaN, and go by their money.
        one.due - other.due ||
        (other.amount ?? 0) - (one.amount ?? 0),
    )
    .map(({ due: _due, ...kind }) => kind);
}
