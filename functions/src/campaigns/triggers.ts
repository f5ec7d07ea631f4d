import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { keepDerivedFields, keepTally, tellPeople } from '../platform/reactions.ts';
import { writtenTrigger } from '../platform/written-trigger.ts';
import { campaignsSource } from './contributions.ts';
import { campaignFields } from './derived-fields.ts';
import { campaignNoticeSource } from './notices.ts';

export const onCampaignWritten = writtenTrigger(COLLECTIONS.campaigns, [
  keepTally(campaignsSource),
  keepDerivedFields(campaignFields),
  tellPeople(campaignNoticeSource),
]);
