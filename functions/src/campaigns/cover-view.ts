import type { CampaignCover, CampaignCoverView } from '@doubloon/contract/campaigns/campaign-cover.ts';

/** The cover of a campaign as the API shows it; null without one. */
export const toCoverView = (cover: CampaignCover | null | undefined): CampaignCoverView | null =>
  cover ? { url: cover.downloadUrl, alt: cover.alt } : null;
