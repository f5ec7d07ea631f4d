import { deployedSecrets } from '../platform/config/function-options.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { getProcessDependencies } from '../platform/process-dependencies.ts';
import { continueDeletion } from './delete-account.ts';

/** Carries out the deletion of an account that has ended. The schedule, not the trigger, tries again. */
export const eraseAccounts = onDocumentCreated(
  { document: `${COLLECTIONS.accountDeletions}/{id}`, secrets: deployedSecrets, timeoutSeconds: 540 },
  ({ params }) => continueDeletion(getProcessDependencies(), params.id),
);
