import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { loseApplications } from '../applications/lose-applications.ts';
import { keepDerivedFields, keepTally, tellPeople } from '../platform/reactions.ts';
import { writtenTrigger, type Reaction } from '../platform/written-trigger.ts';
import { campaignsSource } from './contributions.ts';
import { campaignFields } from './derived-fields.ts';
import { keepPublicCampaign } from './keep-public-campaign.ts';
import { campaignNoticeSource } from './notices.ts';

/** Those who were to work for a campaign whose payment is lost hear of it. */
const tellOfLoss: Reaction = async (deps, { params }) => {
  const campaign = await deps.db.campaigns.find(params.id);
  if (campaign?.closeReason === 'lost' && campaign.closedAt) await loseApplications(deps, params.id, campaign.closedAt);
};

export const onCampaignWritten = writtenTrigger(COLLECTIONS.campaigns, [
  keepTally(campaignsSource),
  keepDerivedFields(campaignFields),
  keepPublicCampaign,
  tellPeople(campaignNoticeSource),
  tellOfLoss,
]);
