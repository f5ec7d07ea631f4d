import type { ApplicationStatus, ContentStatus } from '../applications/lifecycle.ts';
import type { CampaignStatus } from '../campaigns/lifecycle.ts';
import type { DeliverableStatus } from '../deliverables/lifecycle.ts';
import type { ProofStatus } from '../proofs/lifecycle.ts';

// The one label for each status, in badges, filters and sentences; see `spoken`.

/** Labels of a treasure's status, for everybody. */
export const deliverableStatusLabels = {
  approved: 'Approved',
  rejected: 'Rejected',
  revision_requested: 'Revision Requested',
  submitted: 'Pending Review',
} as const satisfies Record<DeliverableStatus, string>;

/** Labels of a proof's status, for both sides. */
export const proofStatusLabels = {
  pending: 'Pending',
  verified: 'Verified',
  rejected: 'Rejected',
  revision_requested: 'Revision Requested',
} as const satisfies Record<ProofStatus, string>;

/** Labels of an application's status, for cards, tables and filters. */
export const applicationStatusLabels = {
  pending: 'Pending Review',
  approved: 'Approved',
  rejected: 'Rejected',
  completed: 'Completed',
} as const satisfies Record<ApplicationStatus, string>;

/** Labels of the status of an application's content, for its creator. */
export const contentStatusLabels = {
  submitted: 'Pending Review',
  approved: 'Approved',
  revision_requested: 'Revision Requested',
} as const satisfies Record<ContentStatus, string>;

/** Labels of a loot's status, for everybody. */
export const campaignStatusLabels = {
  open: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const satisfies Record<CampaignStatus, string>;

/** Returns a label for use inside a sentence: "revision requested". */
export function spoken(label: string): string {
  return label.toLowerCase();
}
