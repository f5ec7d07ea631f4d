import { setUserAccess } from '@doubloon/contract/admin/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Keeps somebody out, or lets them in again. */
export const changeAccess = (id: string, disabled: boolean, reason: string) =>
  request(setUserAccess, { params: { id }, body: { disabled, reason } });
