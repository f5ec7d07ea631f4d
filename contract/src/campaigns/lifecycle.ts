import { z } from 'zod';
import { lifeCycle } from '../shared/life-cycle.ts';
import { OTHER_VALUES } from '../shared/values.ts';

/** `open` is shown as Active, and `active` is read as `open`; `pending`, `approved`, `rejected` belong to moderation. */
export const CampaignStatus = z.enum(['open', 'paused', 'completed', 'pending', 'approved', 'rejected']);
export type CampaignStatus = z.infer<typeof CampaignStatus>;
OTHER_VALUES.set(CampaignStatus, new Map([['active', 'open']]));

/** True when a campaign of this status takes treasures and proofs; one that was sent back may still be taken for a while after that. */
export function isRunning(status: CampaignStatus): boolean {
  return status === 'open' || status === 'paused';
}

/**
 * The life of a campaign; any other move answers 409. It starts `pending` under moderation, and `completed` without an owner, when it is repeated, or when its payment is too risky. Its owner
 * resubmits by an edit under moderation. Only an admin opens what an admin has paused; `reopen` grants an appeal. It is closed when its payment was taken
 * back or can be held no longer.
 */
export const campaignLife = lifeCycle(CampaignStatus, ['open', 'pending', 'completed'], {
  pause: { from: ['open'], to: 'paused', by: ['owner', 'admin'] },
  resume: { from: ['paused', 'approved'], to: 'open', by: ['owner'] },
  close: {
    from: ['open', 'paused', 'pending', 'approved', 'rejected'],
    to: 'completed',
    by: ['owner', 'provider', 'schedule'],
  },
  complete: { from: ['open', 'paused', 'approved'], to: 'completed', by: ['schedule'], at: 'endDate' },
  approve: { from: ['pending', 'rejected', 'paused'], to: 'open', by: ['admin'] },
  reject: { from: ['pending', 'open', 'paused', 'approved'], to: 'rejected', by: ['admin'] },
  resubmit: { from: ['open', 'paused', 'approved', 'rejected'], to: 'pending', by: ['owner'] },
  reopen: { from: ['rejected'], to: 'open', by: ['admin'] },
});

export type CampaignMoveName = keyof typeof campaignLife.moves;

/** Campaigns that only their owner and admins may see: those not approved yet, or refused. */
export const HIDDEN_CAMPAIGN_STATUSES: readonly CampaignStatus[] = ['pending', 'rejected'];

/**
 * Why a campaign was completed: by its owner, at its end date, because nothing was left of its budget, because the payer's bank has taken the
 * payment back, or from the start, because its draft had been paid for already (`repeated`) or its payment is too risky (`refused`).
 */
export const CloseReason = z.enum(['owner', 'ended', 'spent', 'lost', 'repeated', 'refused']);
export type CloseReason = z.infer<typeof CloseReason>;
