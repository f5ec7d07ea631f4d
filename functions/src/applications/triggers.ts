import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { keepTally, tellPeople } from '../platform/reactions.ts';
import { writtenTrigger } from '../platform/written-trigger.ts';
import { applicationsSource } from './contributions.ts';
import { applicationNoticeSource } from './notices.ts';

export const onApplicationWritten = writtenTrigger(COLLECTIONS.applications, [
  keepTally(applicationsSource),
  tellPeople(applicationNoticeSource),
]);
