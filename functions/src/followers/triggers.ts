import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { keepTally } from '../platform/reactions.ts';
import { writtenTrigger } from '../platform/written-trigger.ts';
import { followsSource } from './contributions.ts';

export const onFollowWritten = writtenTrigger(COLLECTIONS.follows, [keepTally(followsSource)]);
