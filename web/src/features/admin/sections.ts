import { MAX_WAITING_COUNT, type WaitingDetails, type WaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import type { AdminPart } from '../../shared/paths.ts';

interface Section {
  readonly part: AdminPart;
  readonly label: string;
  /** Returns how much work waits in the section; left out where none can. */
  readonly waiting?: (work: WaitingWork) => number;
  /** The kind of work whose oldest and amount are told. */
  readonly kind?: keyof WaitingDetails;
  /** Days within which somebody should be answered; afterwards it is late. Less than what is decided by itself takes. */
  readonly within?: number;
}

/** The parts of the admin's screens by task, in the order of the menu. */
export const ADMIN_TASKS: readonly { readonly task: string; readonly sections: readonly Section[] }[] = [
  {
    task: 'Decide',
    sections: [
      {
        part: 'verification',
        label: 'Verification',
        kind: 'verification_requests',
        within: 5,
        waiting: (work) => work.verification_requests,
      },
      { part: 'loots', label: 'Loots', kind: 'campaigns', within: 1, waiting: (work) => work.campaigns },
      { part: 'authors', label: 'Authors', kind: 'treasures', within: 2, waiting: (work) => work.treasures },
      { part: 'holds', label: 'Held payments', kind: 'holds', within: 2, waiting: (work) => work.holds },
      { part: 'appeals', label: 'Appeals', kind: 'appeals', within: 3, waiting: (work) => work.appeals },
      { part: 'records', label: 'Records', kind: 'records', within: 5, waiting: (work) => work.records },
      { part: 'reports', label: 'Reports', kind: 'reports', within: 1, waiting: (work) => work.reports },
    ],
  },
  {
    task: 'Money',
    sections: [
      { part: 'refunds', label: 'Refunds', kind: 'refunds', within: 4, waiting: (work) => work.refunds },
      {
        part: 'settlements',
        label: 'Failed refunds',
        kind: 'settlements',
        within: 2,
        waiting: (work) => work.settlements,
      },
      { part: 'disputes', label: 'Disputes', kind: 'disputes', within: 3, waiting: (work) => work.disputes },
      {
        part: 'payouts',
        label: 'Payouts',
        kind: 'payouts',
        within: 1,
        waiting: (work) => work.failed_payouts + work.unresolved_payouts,
      },
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
