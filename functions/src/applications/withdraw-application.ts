import type { withdrawApplication as operation } from '@doubloon/contract/applications/operations.ts';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { removeApplication } from './applications.store.ts';
import { getOwnApplication } from './get-application.ts';

/** Deletes the caller's pending application; a decided one stays and answers `illegal_state`. */
export const withdrawApplication: Verb<typeof operation> = async ({ db, caller }, { params }) => {
  await db.runTransaction(async (transaction) => {
    const { status } = await getOwnApplication(db, params.id, caller, transaction);
    if (status !== 'pending') {
      throw new AppError('illegal_state', `Only a pending application can be withdrawn; this one is ${status}`);
    }
    removeApplication(transaction, db, params.id);
  });
  return { success: true };
};
