import { z } from 'zod';

export const DeliverableStatus = z.enum(['submitted', 'approved', 'rejected', 'revision_requested']);
export type DeliverableStatus = z.infer<typeof DeliverableStatus>;

/** Where a treasure may go from each status. */
export const DELIVERABLE_TRANSITIONS: Record<DeliverableStatus, readonly DeliverableStatus[]> = {
  submitted: ['approved', 'rejected', 'revision_requested'],
  revision_requested: ['submitted'],
  approved: [],
  rejected: [],
};

/** What an admin who grants an appeal makes of a treasure; nobody else can, and it is decided again from there. */
export const DELIVERABLE_APPEALS: Partial<Record<DeliverableStatus, DeliverableStatus>> = { rejected: 'submitted' };
