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

/** What an admin who grants an appeal makes of an application; nobody else can, and it is decided again from there. */
export const APPLICATION_APPEALS: Partial<Record<ApplicationStatus, ApplicationStatus>> = { rejected: 'pending' };

/** The status that an application gets when its owner frees a slot in which nothing was delivered in time; no decision leads there. */
export const APPLICATION_SLOT_FREEING: Partial<Record<ApplicationStatus, ApplicationStatus>> = { approved: 'rejected' };

export const ContentStatus = z.enum(['submitted', 'approved', 'revision_requested']);
export type ContentStatus = z.infer<typeof ContentStatus>;

/**
 * The steps inside an approved application: where its content may go from each status, `none` before the first. Once it is `approved`, the
 * payment can be approved, which completes the application.
 */
export const CONTENT_TRANSITIONS: Record<ContentStatus | 'none', readonly ContentStatus[]> = {
  none: ['submitted'],
  submitted: ['approved', 'revision_requested'],
  revision_requested: ['submitted'],
  approved: [],
};
