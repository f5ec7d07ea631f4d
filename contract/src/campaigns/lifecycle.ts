import { z } from 'zod';
import { lifeCycle } from '../shared/life-cycle.ts';
import { OTHER_VALUES } from '../shared/values.ts';

/** Status of a campaign. `open` is shown as Active, and `active` is read as `open`; `pending`, `approved`, `rejected` belong to moderation. */
export const CampaignStatus = z.enum(['open', 'paused', 'completed', 'pending', 'approved', 'rejected']);
export type CampaignStatus = z.infer<typeof CampaignStatus>;
OTHER_VALUES.set(CampaignStatus, new Map([['active', 'open']]));

/** True when a campaign of this status accepts treasures and proofs; one that was sent back may be accepted for a while afterwards. */
export function isRunning(status: CampaignStatus): boolean {
  return status === 'open' || status === 'paused';
}

/**
 * The life cycle of a campaign; any other move answers 409. It starts `pending` under moderation, else `paused` if its owner is suspended, and `completed` if it has no owner, is repeated, or its
 * payment is too risky. Under moderation, an edit by its owner resubmits it. Only an admin reopens what an admin has paused; `reopen` grants an appeal. It is
 * closed if its payment was taken back or cannot be held any longer.
 */
export const campaignLife = lifeCycle(CampaignStatus, ['open', 'pending', 'paused', 'completed'], {
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

/** Statuses of campaigns that only their owner and admins may see: not approved yet, or rejected. */
export const HIDDEN_CAMPAIGN_STATUSES: readonly CampaignStatus[] = ['pending', 'rejected'];

/**
 * Why a campaign was completed: by its owner, at its end date (`ended`), because its budget was used up (`spent`), because the payer's bank has taken the
 * payment back (`lost`) or has warned that it may be fraud (`warned`), or from the start because its draft had been paid for already (`repeated`) or its payment is too risky (`refused`).
 */
export const CloseReason = z.enum(['owner', 'ended', 'spent', 'lost', 'warned', 'repeated', 'refused']);
export type CloseReason = z.infer<typeof CloseReason>;

/** True for a campaign that was closed because its payment was lost to the payer's bank, or is going back for its warning. */
export const isLostToBank = (reason: CloseReason | null): boolean => reason === 'lost' || reason === 'warned';
