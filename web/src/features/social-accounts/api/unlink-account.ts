import { deleteSocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Unlinks an account, or ends the linking of one. */
export function unlinkAccount(id: string) {
  return request(deleteSocialAccount, { params: { id } });
}
