import { approvePayment as operation } from '@doubloon/contract/applications/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Pays what is still due to an application and completes it. */
export function approvePayment(id: string, feedback: string) {
  return request(operation, { params: { id }, body: { approved: true, ...(feedback ? { feedback } : {}) } });
}
