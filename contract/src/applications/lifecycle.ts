import { z } from 'zod';
import { lifeCycle } from '../shared/life-cycle.ts';
import { OTHER_VALUES } from '../shared/values.ts';

/** `submitted`, as the detail of a campaign may have it, is read as `pending`. */
export const ApplicationStatus = z.enum(['pending', 'approved', 'rejected', 'completed']);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;
OTHER_VALUES.set(ApplicationStatus, new Map([['submitted', 'pending']]));

/**
 * The life of an application; withdrawing deletes it, from `pending` only. `freeSlot` is for one that has delivered nothing in time, `lose` for all of a
 * campaign whose payment was taken back, `reopen` grants an appeal, and `takeBack` withdraws one that took the place of a rejected one.
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

/** Applications that were accepted: approved, or completed since. */
export const ACCEPTED_APPLICATION_STATUSES: readonly ApplicationStatus[] = ['approved', 'completed'];

/** True when an application was accepted: approved, or completed since. */
export function isAccepted(status: ApplicationStatus): boolean {
  return ACCEPTED_APPLICATION_STATUSES.includes(status);
}

export const ContentStatus = z.enum(['submitted', 'approved', 'revision_requested']);
export type ContentStatus = z.infer<typeof ContentStatus>;

/** The life of the content of an approved application. Once it is `approved`, the payment can be approved, which completes the application. */
export const contentLife = lifeCycle(ContentStatus, ['submitted'], {
  approve: { from: ['submitted'], to: 'approved', by: ['owner', 'schedule'], at: 'decideBy' },
  sendBack: { from: ['submitted'], to: 'revision_requested', by: ['owner'] },
  resubmit: { from: ['revision_requested'], to: 'submitted', by: ['creator'] },
});
