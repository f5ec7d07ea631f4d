import { moderateCampaign } from '@doubloon/contract/admin/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Approves, rejects or holds a loot. */
export const moderate = (id: string, action: 'approve' | 'reject' | 'pause', reason: string) =>
  request(moderateCampaign, { params: { id }, body: { action, reason } });
