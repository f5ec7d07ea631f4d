import { derivedFieldsTrigger } from '../platform/derived-fields-trigger.ts';
import { tallyTrigger } from '../platform/tally-trigger.ts';
import { campaignsSource } from './contributions.ts';
import { campaignFields } from './derived-fields.ts';

/** Keeps the numbers derived from campaigns. */
export const tallyCampaigns = tallyTrigger(campaignsSource);

/** Keeps what campaigns are found by, and whether they are full or spent. */
export const deriveCampaigns = derivedFieldsTrigger(campaignFields);
