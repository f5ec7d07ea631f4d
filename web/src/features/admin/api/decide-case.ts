import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Decides or flags a case. */
export const settleCase = (id: string, decision: 'granted' | 'refused' | 'flagged', reason: string) =>
  request(decideCase, { params: { id }, body: { decision, reason } });
