import { tallyTrigger } from '../platform/tally-trigger.ts';
import { followsSource } from './contributions.ts';

/** Keeps the numbers of followers. */
export const tallyFollows = tallyTrigger(followsSource);
