import { Campaign, PublicCampaign } from '@doubloon/contract/campaigns/campaign.ts';
import { z } from 'zod';
import { Campaigns, PublicCampaigns } from '../../../functions/src/campaigns/campaigns.store.ts';
import { deriveCampaignFields } from '../../../functions/src/campaigns/derived-fields.ts';
import { campaignProjections } from '../../../functions/src/campaigns/projections.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { defineProjections } from '../../../functions/src/platform/projections/projection.ts';
import { writtenTriggers } from '../../../functions/src/platform/projections/written-triggers.ts';

/** Campaigns of a newer version: one field that owners fill in and everybody sees, and one that a trigger derives from it. */
const NewerCampaign = Campaign.extend({ mood: z.string().optional(), moodWords: z.array(z.string()).optional() });
export type NewerCampaign = z.output<typeof NewerCampaign>;
const NewerPublicCampaign = PublicCampaign.extend({ mood: z.string().optional() });

class NewerCampaigns extends Campaigns {
  override readonly schema = NewerCampaign as unknown as z.ZodType<Campaign>;
}

class NewerPublicCampaigns extends PublicCampaigns {
  override readonly schema = NewerPublicCampaign as unknown as z.ZodType<PublicCampaign>;
}

export const NEWER_CAMPAIGN_STORES = { campaigns: NewerCampaigns, publicCampaigns: NewerPublicCampaigns };

/** The trigger of the newer version, for its own database. */
export const newerTriggers = writtenTriggers([
  defineProjections({
    ...campaignProjections,
    schema: NewerCampaign,
    derivedFields: (campaign) => ({ ...deriveCampaignFields(campaign), moodWords: campaign.mood?.split(' ') ?? [] }),
    publicPart: {
      checks: {},
      update: (db, id) =>
        unitOfWork({ db }, async (tx) => {
          tx.publicCampaigns.put(NewerPublicCampaign.parse(await tx.campaigns.get(id)));
        }),
    },
  }),
]);
