import { disconnectAccount as operation } from '@doubloon/contract/payments/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Ends the use of the creator's payout account; answers that there is none. */
export function disconnectAccount() {
  return request(operation, {});
}
