import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { keepTally } from '../platform/reactions.ts';
import { writtenTrigger } from '../platform/written-trigger.ts';
import { notificationsSource } from './contributions.ts';

export const onNotificationWritten = writtenTrigger(COLLECTIONS.notifications, [keepTally(notificationsSource)]);
