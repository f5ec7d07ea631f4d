import type { WaitingDetails, WaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { AdminPart } from '../../shared/paths.ts';
import { counted } from '../../shared/ui/figures/numbers.tsx';
import { ADMIN_TASKS } from './sections.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = DAY_MS / 24;

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
  /** The latest moment at which the oldest should be answered; null where that is not known. */
  due: Date | null;
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
      const due = since && within !== undefined ? addDays(since, within) : null;
      const rank = due?.getTime() ?? (isUntold ? -Infinity : Infinity);
      return { part, label, count, since, amount, due, rank, isLate: now.getTime() >= rank };
    }),
  );
  return kinds
    .toSorted(
      (one, other) =>
        Number(other.count > 0) - Number(one.count > 0) ||
        // Two infinite ones differ by NaN, and go by their money.
        one.rank - other.rank ||
        (other.amount ?? 0) - (one.amount ?? 0),
    )
    .map(({ rank: _rank, ...kind }) => kind);
}

/** Returns by how much a kind is late at `now`: `Late by 1 day`, `Late by 3 hours`; `Late` where that is not known or less. */
export function lateText(due: Date | null, now: Date): string {
  const late = due ? now.getTime() - due.getTime() : 0;
  if (late < HOUR_MS) return 'Late';
  return `Late by ${late < DAY_MS ? counted(Math.floor(late / HOUR_MS), 'hour') : counted(Math.floor(late / DAY_MS), 'day')}`;
}

/** Returns how soon a kind is to be answered, to the nearest day or hour: `due in 1 day`, `due in 5 hours`. */
export function dueText(due: Date, now: Date): string {
  const left = due.getTime() - now.getTime();
  const hours = Math.max(Math.round(left / HOUR_MS), 1);
  return `due in ${hours < 24 ? counted(hours, 'hour') : counted(Math.round(left / DAY_MS), 'day')}`;
}
