import { z } from 'zod';
import { lifeCycle } from '../shared/life-cycle.ts';
import { OTHER_VALUES } from '../shared/values.ts';

/** Status of an application; `submitted`, which the detail of a campaign may have, is read as `pending`. */
export const ApplicationStatus = z.enum(['pending', 'approved', 'rejected', 'completed']);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;
OTHER_VALUES.set(ApplicationStatus, new Map([['submitted', 'pending']]));

/**
 * The life cycle of an application; withdrawing it deletes it, only while `pending`. `freeSlot` is for one that delivered nothing in time, `lose` for all
 * applications of a campaign whose payment was taken back, `reopen` grants an appeal, and `takeBack` withdraws one that replaced a rejected one.
 */
export const applicationLife = lifeCycle(ApplicationStatus, ['pending'], {
  approve: { from: ['pending'], to: 'approved', by: ['owner'] },
  reject: { from: ['pending'], to: 'rejected', by: ['owner', 'schedule'], at: 'decideBy' },
  lose: { from: ['pending'], to: 'rejected', by: ['provider'] },
  complete: { from: ['approved'], to: 'completed', by: ['owner', 'schedule'] },
  freeSlot: { from: ['approved'], to: 'rejected', by: ['owner'] },
  takeBack: { from: ['pending'], to: 'rejected', by: ['creator'] },
  applyAgain: { from: ['rejected'], to: 'pending', by: ['creator'] },
  reopen: { from: ['rejected'], to: 'pending', by: ['admin'] },
});

/** Statuses of accepted applications: approved, or completed since. */
export const ACCEPTED_APPLICATION_STATUSES: readonly ApplicationStatus[] = ['approved', 'completed'];

/** True for an accepted application: approved, or completed since. */
export function isAccepted(status: ApplicationStatus): boolean {
  return ACCEPTED_APPLICATION_STATUSES.includes(status);
}

export const ContentStatus = z.enum(['submitted', 'approved', 'revision_requested']);
export type ContentStatus = z.infer<typeof ContentStatus>;

/** The life cycle of an approved application's content. Once it is `approved`, the payment can be approved, which completes the application. */
export const contentLife = lifeCycle(ContentStatus, ['submitted'], {
  approve: { from: ['submitted'], to: 'approved', by: ['owner', 'schedule'], at: 'decideBy' },
  sendBack: { from: ['submitted'], to: 'revision_requested', by: ['owner'] },
  resubmit: { from: ['revision_requested'], to: 'submitted', by: ['creator'] },
});

export const InvitationStatus = z.enum(['pending', 'applied', 'declined']);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

/** The life cycle of an invitation to a loot. A creator who has declined can still apply; `withdraw` takes the application back. */
export const invitationLife = lifeCycle(InvitationStatus, ['pending'], {
  apply: { from: ['pending', 'declined'], to: 'applied', by: ['creator'] },
  decline: { from: ['pending'], to: 'declined', by: ['creator'] },
  withdraw: { from: ['applied'], to: 'declined', by: ['creator'] },
});
