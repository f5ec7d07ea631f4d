import { decideVerification } from '@doubloon/contract/admin/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Grants or refuses a verification. */
export const settleVerification = (id: string, granted: boolean, reason: string) =>
  request(decideVerification, { params: { id }, body: { granted, reason } });
