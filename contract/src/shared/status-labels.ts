import type { ApplicationStatus, ContentStatus } from '../applications/lifecycle.ts';
import type { CampaignStatus } from '../campaigns/lifecycle.ts';
import type { DeliverableStatus } from '../deliverables/lifecycle.ts';
import type { ProofStatus } from '../proofs/lifecycle.ts';

// The one word for each status, in badges, filters and sentences; see `spoken`.

/** A treasure's status as everybody reads it. */
export const deliverableStatusLabels = {
  approved: 'Approved',
  rejected: 'Rejected',
  revision_requested: 'Revision Requested',
  submitted: 'Pending Review',
} as const satisfies Record<DeliverableStatus, string>;

/** A proof's status as both sides read it. */
export const proofStatusLabels = {
  pending: 'Pending',
  verified: 'Verified',
  rejected: 'Rejected',
  revision_requested: 'Revision Requested',
} as const satisfies Record<ProofStatus, string>;

/** An application's status on cards, in tables and in what narrows them. */
export const applicationStatusLabels = {
  pending: 'Pending Review',
  approved: 'Approved',
  rejected: 'Rejected',
  completed: 'Completed',
} as const satisfies Record<ApplicationStatus, string>;

/** The status of an application's content as its creator reads it. */
export const contentStatusLabels = {
  submitted: 'Pending Review',
  approved: 'Approved',
  revision_requested: 'Revision Requested',
} as const satisfies Record<ContentStatus, string>;

/** A loot's status as everybody reads it. */
export const campaignStatusLabels = {
  open: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const satisfies Record<CampaignStatus, string>;

/** Returns a label as it stands inside a sentence: "revision requested". */
export function spoken(label: string): string {
  return label.toLowerCase();
}
