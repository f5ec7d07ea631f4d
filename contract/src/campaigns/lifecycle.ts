import { z } from 'zod';

/** `open` is shown as Active; `pending`, `approved`, `rejected` belong to moderation. */
export const CampaignStatus = z.enum(['open', 'paused', 'completed', 'pending', 'approved', 'rejected']);
export type CampaignStatus = z.infer<typeof CampaignStatus>;
