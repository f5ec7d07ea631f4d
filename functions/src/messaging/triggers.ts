import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { keepTally } from '../platform/reactions.ts';
import { writtenTrigger } from '../platform/written-trigger.ts';
import { conversationsSource, readMarksSource } from './contributions.ts';

/** Keeps everybody's number of unread messages. */
export const onConversationWritten = writtenTrigger(COLLECTIONS.conversations, [keepTally(conversationsSource)]);

/** Carries read marks into their conversations. */
export const onReadMarkWritten = writtenTrigger(COLLECTIONS.readMarks, [keepTally(readMarksSource)]);
