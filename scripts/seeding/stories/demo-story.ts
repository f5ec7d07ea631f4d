import { createApplication, decideApplication } from '@doubloon/contract/applications/operations.ts';
import type { CampaignDraft } from '@doubloon/contract/campaigns/campaign.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import { createDeliverable, decideDeliverable, getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import {
  createConnectedAccount,
  createConnectedAccountLink,
  getConnectedAccount,
  startCheckout,
} from '@doubloon/contract/payments/operations.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { issueVerificationCode, saveSocialLink } from '@doubloon/contract/social-accounts/operations.ts';
import type { DemoApi, DemoPerson } from '../demo-api.ts';
import { completeOnboarding, type PaidTo, payCheckout, writeOnProfile } from '../hosted-visits.ts';

const PROFILE_URL: Partial<Record<PlatformId, (handle: string) => string>> = {
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}/`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
};

/** The steps of the product's main job, as people take them. */
export function demoStory(api: DemoApi, socialWeb: string) {
  const { call } = api;
  return {
    /** Posts a loot and pays for it; answers the campaign's id. */
    postLoot: async (owner: DemoPerson, draft: CampaignDraft, card?: string): Promise<string> => {
      const session = await call(startCheckout, { body: { formData: { ...draft, owner_id: owner.uid } } }, owner);
      await payCheckout(session.url, card);
      return (await call(completeCheckout, { body: { payment_gateway_id: session.id } }, owner)).id;
    },
    linkAccount: async (creator: DemoPerson, platform: PlatformId, handle: string): Promise<void> => {
      const accountUrl = PROFILE_URL[platform]?.(handle);
      if (!accountUrl) throw new Error(`the demo data knows no profile addresses of ${platform}`);
      const { code } = await call(issueVerificationCode, { body: { platform, accountUrl } }, creator);
      await writeOnProfile(socialWeb, platform, handle, `Small stories, well told. ${code}`);
      await call(saveSocialLink, { body: { platform, accountUrl } }, creator);
    },
    connectPayouts: async (creator: DemoPerson, paidTo?: PaidTo): Promise<void> => {
      await call(createConnectedAccount, { body: { creatorId: creator.uid, country: 'SG' } }, creator);
      const { url } = await call(createConnectedAccountLink, { body: { creatorId: creator.uid } }, creator);
      await completeOnboarding(url, paidTo);
      await call(getConnectedAccount, { params: { id: creator.uid } }, creator);
    },
    apply: async (creator: DemoPerson, campaignId: string, coverLetter: string): Promise<string> => {
      const body = { campaign_id: campaignId, creator_id: creator.uid, cover_letter: coverLetter };
      await call(createApplication, { body }, creator);
      return applicationId(campaignId, creator.uid);
    },
    decide: async (owner: DemoPerson, id: string, status: 'approved' | 'rejected', feedback: string): Promise<void> => {
      await call(decideApplication, { params: { id }, body: { status, feedback } }, owner);
    },
    deliver: async (
      creator: DemoPerson,
      application: { id: string; campaignId: string },
      post: { url: string; views: number; notes: string },
    ): Promise<string> => {
      const body = {
        application_id: application.id,
        campaign_id: application.campaignId,
        creator_id: creator.uid,
        url: post.url,
        notes: post.notes,
        view_count: post.views,
      };
      return (await call(createDeliverable, { body }, creator)).treasure_id;
    },
    review: async (
      owner: DemoPerson,
      id: string,
      status: 'approved' | 'rejected' | 'revision_requested',
      feedback: string,
    ): Promise<void> => {
      const { view_count } = await call(getDeliverable, { params: { id } }, owner);
      await call(decideDeliverable, { params: { id }, body: { status, feedback, view_count } }, owner);
    },
  };
}
