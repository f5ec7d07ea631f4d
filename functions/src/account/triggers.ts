import '../platform/function-options.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { deployedSecrets } from '../platform/deployed-secrets.ts';
import { getProcessDependencies } from '../platform/process-dependencies.ts';
import { continueDeletion } from './continue-deletion.ts';
import { changesCopies } from './person-copies.ts';
import { settlePersonCopies } from './person-copies.store.ts';

/** Renews what other documents repeat of a person whenever it was changed. */
export const copyPeople = onDocumentWritten(
  { document: `${COLLECTIONS.users}/{id}`, retry: true, secrets: deployedSecrets, timeoutSeconds: 540 },
  async ({ data, params }) => {
    if (!changesCopies(data?.before.data(), data?.after.data())) return;
    await settlePersonCopies(getProcessDependencies().db, params.id);
  },
);

/** Does what is left to be done when an account has ended. The schedule, not the trigger, tries again. */
export const eraseAccounts = onDocumentCreated(
  { document: `${COLLECTIONS.accountDeletions}/{id}`, secrets: deployedSecrets, timeoutSeconds: 540 },
  ({ params }) => continueDeletion(getProcessDependencies(), params.id),
);
