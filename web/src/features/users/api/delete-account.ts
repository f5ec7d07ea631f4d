import { deleteAccount as operation } from '@doubloon/contract/account/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Ends one's account for good. */
export function deleteAccount(uid: string) {
  return request(operation, { params: { id: uid } });
}
