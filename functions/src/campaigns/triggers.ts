import { tallyTrigger } from '../platform/tally-trigger.ts';
import { campaignsSource } from './contributions.ts';

/** Keeps the numbers derived from campaigns. */
export const tallyCampaigns = tallyTrigger(campaignsSource);
