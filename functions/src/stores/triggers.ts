import '../platform/function-options.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { deployedSecrets } from '../platform/deployed-secrets.ts';
import { derivedFieldsTrigger } from '../platform/derived-fields-trigger.ts';
import { getProcessDependencies } from '../platform/process-dependencies.ts';
import { copyUserToStore } from './copy-user.ts';
import { storeFields } from './derived-fields.ts';

/** Keeps the average rating and the search words of stores. */
export const deriveStores = derivedFieldsTrigger(storeFields);

/** Makes a store for each new creator and keeps what stores copy from users. */
export const copyUsersToStores = onDocumentWritten(
  { document: `${COLLECTIONS.users}/{id}`, retry: true, secrets: deployedSecrets },
  (event) => copyUserToStore(getProcessDependencies().db, event.params.id),
);
