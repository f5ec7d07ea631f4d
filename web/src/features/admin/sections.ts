import { MAX_WAITING_COUNT, type WaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import type { AdminPart } from '../../shared/paths.ts';

interface Section {
  readonly part: AdminPart;
  readonly label: string;
  /** Returns how much work waits in the section; left out where none can. */
  readonly waiting?: (work: WaitingWork) => number;
}

/** The parts of the admin's screens by task, in the order of the menu. */
export const ADMIN_TASKS: readonly { readonly task: string; readonly sections: readonly Section[] }[] = [
  {
    task: 'Decide',
    sections: [
      { part: 'verification', label: 'Verification', waiting: (work) => work.verification_requests },
      { part: 'loots', label: 'Loots', waiting: (work) => work.campaigns },
      { part: 'authors', label: 'Authors', waiting: (work) => work.treasures },
      { part: 'holds', label: 'Held payments', waiting: (work) => work.holds },
      { part: 'appeals', label: 'Appeals', waiting: (work) => work.appeals },
      { part: 'records', label: 'Records', waiting: (work) => work.records },
    ],
  },
  {
    task: 'Money',
    sections: [
      { part: 'refunds', label: 'Refunds', waiting: (work) => work.refunds },
      { part: 'settlements', label: 'Failed refunds', waiting: (work) => work.settlements },
      { part: 'disputes', label: 'Disputes', waiting: (work) => work.disputes },
      { part: 'payouts', label: 'Payouts', waiting: (work) => work.failed_payouts + work.unresolved_payouts },
      { part: 'books', label: 'Books', waiting: (work) => work.ledger_differences ?? 0 },
    ],
  },
  {
    task: 'Look up',
    sections: [
      { part: 'people', label: 'People' },
      { part: 'reviews', label: 'Reviews' },
      { part: 'log', label: 'Log' },
    ],
  },
];

/** A count of waiting work as people read it: from where counting stops on, with a plus. */
export function waitingCount(count: number): string {
  return count >= MAX_WAITING_COUNT ? `${MAX_WAITING_COUNT}+` : String(count);
}
