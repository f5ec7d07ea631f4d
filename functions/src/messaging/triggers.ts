import { tallyTrigger } from '../platform/tally-trigger.ts';
import { conversationsSource, readMarksSource } from './contributions.ts';

/** Carries read marks into their conversations. */
export const tallyReadMarks = tallyTrigger(readMarksSource);

/** Keeps everybody's number of unread messages. */
export const tallyConversations = tallyTrigger(conversationsSource);
