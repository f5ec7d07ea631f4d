import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { tellPeople } from '../platform/reactions.ts';
import { writtenTrigger } from '../platform/written-trigger.ts';
import { caseNoticeSource } from './notices.ts';

export const onCaseWritten = writtenTrigger(COLLECTIONS.cases, [tellPeople(caseNoticeSource)]);
