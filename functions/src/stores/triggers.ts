import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { keepDerivedFields } from '../platform/reactions.ts';
import { writtenTrigger } from '../platform/written-trigger.ts';
import { storeFields } from './derived-fields.ts';

export const onStoreWritten = writtenTrigger(COLLECTIONS.stores, [keepDerivedFields(storeFields)]);
