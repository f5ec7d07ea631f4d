import { tallyTrigger } from '../platform/tally-trigger.ts';
import { deliverablesSource } from './contributions.ts';

/** Keeps the numbers derived from deliverables. */
export const tallyDeliverables = tallyTrigger(deliverablesSource);
