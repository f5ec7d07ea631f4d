import { z } from 'zod';

export const ApplicationStatus = z.enum(['pending', 'approved', 'rejected', 'completed']);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** Where an application may go from each status; withdrawing deletes it, from `pending` only. */
export const APPLICATION_TRANSITIONS: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['completed'],
  rejected: [],
  completed: [],
};
