import { secretsOf, triggeringDatabase } from '../platform/config/function-options.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { runTrigger } from '../platform/run-trigger.ts';
import { continueDeletion, ERASURE_SECRETS } from './delete-account.ts';

const ERASING = { name: 'eraseAccounts', secrets: ERASURE_SECRETS };

/** Carries out the deletion of an account that has ended. The schedule, not the trigger, tries again. */
export const eraseAccounts = onDocumentCreated(
  {
    document: `${COLLECTIONS.accountDeletions}/{id}`,
    database: triggeringDatabase,
    secrets: secretsOf(ERASING.secrets),
    timeoutSeconds: 540,
  },
  (event) => runTrigger(ERASING, event, (deps) => continueDeletion(deps, event.params.id)),
);
