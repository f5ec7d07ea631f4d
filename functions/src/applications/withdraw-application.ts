import type * as operations from '@doubloon/contract/applications/operations.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { getOwnApplication } from './get-application.ts';

/** Deletes the caller's pending application; a decided one stays and answers `illegal_state`. */
export const withdrawApplication: Handler<typeof operations.withdrawApplication> = async (
  { db, caller },
  { params },
) => {
  await unitOfWork({ db }, async (tx) => {
    const { status } = await getOwnApplication(tx, params.id, caller);
    if (status !== 'pending') {
      throw new AppError('illegal_state', `Only a pending application can be withdrawn; this one is ${status}`);
    }
    tx.applications.remove(params.id);
  });
  return { success: true };
};
