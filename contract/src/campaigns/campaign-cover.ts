import { z } from 'zod';

/** The picture that an owner has put on a campaign. */
export const CampaignCover = z.object({
  downloadUrl: z.string(),
  storagePath: z.string(),
  /** Words for what it shows; empty if nobody has said. */
  alt: z.string().default(''),
});
export type CampaignCover = z.infer<typeof CampaignCover>;

/** The picture that its owner has put on a campaign, with what it shows in words. */
export const CampaignCoverView = z.object({ url: z.string(), alt: z.string() });
export type CampaignCoverView = z.infer<typeof CampaignCoverView>;
