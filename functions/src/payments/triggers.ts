import { tallyTrigger } from '../platform/tally-trigger.ts';
import { payoutsSource } from './contributions.ts';

/** Keeps the numbers derived from payouts. */
export const tallyPayouts = tallyTrigger(payoutsSource);
