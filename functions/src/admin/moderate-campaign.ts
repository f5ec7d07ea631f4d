import type { AdminAction } from '@doubloon/contract/admin/audit.ts';
import type * as operations from '@doubloon/contract/admin/operations.ts';
import { toCampaignView } from '../campaigns/campaign-view.ts';
import { applyModeration, type Moderation } from '../campaigns/lifecycle/moderate-campaign.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { recordAction } from './record-action.ts';

const ACTIONS: Record<Moderation['action'], AdminAction> = {
  approve: 'campaign_approved',
  reject: 'campaign_rejected',
  pause: 'campaign_paused',
};

/** Approves, rejects or pauses a campaign. */
export const moderateCampaign: Handler<typeof operations.moderateCampaign> = async (call, { params, body }) => {
  const campaign = await unitOfWork(call, async (tx) => {
    const { before, after } = await applyModeration(tx, params.id, {
      ...body,
      now: call.clock.now(),
    });
    recordAction(tx, call, {
      action: ACTIONS[body.action],
      subject: { kind: 'campaign', id: params.id },
      before: { status: before.status },
      after: { status: after.status },
      reason: body.reason,
    });
    return after;
  });
  return toCampaignView(campaign);
};
