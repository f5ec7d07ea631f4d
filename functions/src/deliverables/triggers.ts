import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { keepTally, tellPeople } from '../platform/reactions.ts';
import { writtenTrigger } from '../platform/written-trigger.ts';
import { deliverablesSource } from './contributions.ts';
import { deliverableNoticeSource } from './notices.ts';

export const onDeliverableWritten = writtenTrigger(COLLECTIONS.deliverables, [
  keepTally(deliverablesSource),
  tellPeople(deliverableNoticeSource),
]);
