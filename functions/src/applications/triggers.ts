import { tallyTrigger } from '../platform/tally-trigger.ts';
import { applicationsSource } from './contributions.ts';

/** Keeps the numbers derived from applications. */
export const tallyApplications = tallyTrigger(applicationsSource);
