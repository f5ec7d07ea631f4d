import { requestVerification as operation } from '@doubloon/contract/users/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Asks to be verified. */
export function requestVerification() {
  return request(operation, {});
}
