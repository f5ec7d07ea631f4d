import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Approves or rejects a pending application, with optional words for the creator. */
export function decide(id: string, status: 'approved' | 'rejected', feedback: string) {
  return request(decideApplication, {
    params: { id },
    body: { status, ...(feedback.trim() ? { feedback: feedback.trim() } : {}) },
  });
}
