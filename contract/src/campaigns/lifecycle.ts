import { z } from 'zod';

/** `open` is shown as Active; `pending`, `approved`, `rejected` belong to moderation. */
export const CampaignStatus = z.enum(['open', 'paused', 'completed', 'pending', 'approved', 'rejected']);
export type CampaignStatus = z.infer<typeof CampaignStatus>;

/** Where a campaign may go from each status. */
export const CAMPAIGN_TRANSITIONS: Record<CampaignStatus, readonly CampaignStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['open'],
  rejected: [],
  open: ['paused', 'completed'],
  paused: ['open', 'completed'],
  completed: [],
};
