import { tallyTrigger } from '../platform/tally-trigger.ts';
import { proofsSource } from './contributions.ts';

/** Keeps the numbers derived from proofs. */
export const tallyProofs = tallyTrigger(proofsSource);
