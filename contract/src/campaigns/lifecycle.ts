import { z } from 'zod';
import { OTHER_VALUES } from '../shared/wire.ts';

/** `open` is shown as Active, and `active` is read as `open`; `pending`, `approved`, `rejected` belong to moderation. */
export const CampaignStatus = z.enum(['open', 'paused', 'completed', 'pending', 'approved', 'rejected']);
export type CampaignStatus = z.infer<typeof CampaignStatus>;
OTHER_VALUES.set(CampaignStatus, new Map([['active', 'open']]));

/** Whether a campaign of this status takes treasures and proofs; one that was sent back may still be taken for a while after that. */
export function isRunning(status: CampaignStatus): boolean {
  return status === 'open' || status === 'paused';
}

/** One way from status to status. */
interface CampaignMove {
  readonly from: readonly CampaignStatus[];
  readonly to: CampaignStatus;
}

/**
 * Every way a campaign's status changes, and from where; anything else answers 409. The owner pauses, resumes, closes and, by an
 * edit while moderation is on, resubmits; the schedule completes; an admin approves and rejects, and pauses too: what an admin
 * has paused only an admin opens again. A completed one stays so.
 */
export const CAMPAIGN_MOVES = {
  pause: { from: ['open'], to: 'paused' },
  resume: { from: ['paused', 'approved'], to: 'open' },
  close: { from: ['open', 'paused', 'pending', 'approved', 'rejected'], to: 'completed' },
  complete: { from: ['open', 'paused', 'approved'], to: 'completed' },
  approve: { from: ['pending', 'rejected', 'paused'], to: 'open' },
  reject: { from: ['pending', 'open', 'paused', 'approved'], to: 'rejected' },
  resubmit: { from: ['open', 'paused', 'approved', 'rejected'], to: 'pending' },
} as const satisfies Record<string, CampaignMove>;

export type CampaignMoveName = keyof typeof CAMPAIGN_MOVES;

/** Whether a campaign of this status can make the move. */
export function canMove(status: CampaignStatus, move: CampaignMoveName): boolean {
  const from: readonly CampaignStatus[] = CAMPAIGN_MOVES[move].from;
  return from.includes(status);
}

/** The move that an admin makes who grants its owner's appeal. */
export const CAMPAIGN_APPEALS: Partial<Record<CampaignStatus, CampaignMoveName>> = { rejected: 'approve' };

/** Campaigns that only their owner and admins may see: those not approved yet, or refused. */
export const HIDDEN_CAMPAIGN_STATUSES: readonly CampaignStatus[] = ['pending', 'rejected'];

/**
 * Why a campaign was completed: by its owner, at its end date, because nothing was left of its budget, because the payer's bank has taken the
 * payment back, or from the start, because its draft had been paid for already (`repeated`).
 */
export const CloseReason = z.enum(['owner', 'ended', 'spent', 'lost', 'repeated']);
export type CloseReason = z.infer<typeof CloseReason>;
