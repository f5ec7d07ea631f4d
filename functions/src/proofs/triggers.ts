import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { keepTally, tellPeople } from '../platform/reactions.ts';
import { writtenTrigger } from '../platform/written-trigger.ts';
import { proofsSource } from './contributions.ts';
import { proofNoticeSource } from './notices.ts';

export const onProofWritten = writtenTrigger(COLLECTIONS.proofs, [
  keepTally(proofsSource),
  tellPeople(proofNoticeSource),
]);
