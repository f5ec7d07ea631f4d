import { moderateCampaign } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { request } from '../../shared/api/request.ts';
import type { Decision } from './components/decision-dialog.tsx';

export type ModerationAction = 'approve' | 'reject' | 'pause';

/** Returns the texts and the request of an admin's action on a loot, worded for its current status. */
export function moderationOf({ id, title, status }: CampaignView, action: ModerationAction): Decision {
  const run = (reason: string) => request(moderateCampaign, { params: { id }, body: { action, reason } });
  if (action === 'reject') {
    return {
      title: `Reject "${title}"?`,
      effect:
        'It disappears from the marketplace; only its owner and admins see it. What was delivered can still be decided and paid.',
      reasonHint: 'The owner reads this reason, and can appeal.',
      confirm: 'Reject',
      busyLabel: 'Rejecting...',
      dangerous: true,
      done: `"${title}" is rejected.`,
      run,
    };
  }
  if (action === 'pause') {
    return {
      title: `Put "${title}" on hold?`,
      effect: 'It takes no new applications, and its owner cannot resume it: only an admin opens it again.',
      confirm: 'Hold',
      busyLabel: 'Holding...',
      dangerous: true,
      done: `"${title}" is on hold.`,
      run,
    };
  }
  const reopens = status === 'paused';
  return {
    title: reopens ? `Reopen "${title}"?` : `Approve "${title}"?`,
    effect: 'It is open in the marketplace at once, and creators can apply.',
    confirm: reopens ? 'Reopen' : 'Approve',
    busyLabel: reopens ? 'Reopening...' : 'Approving...',
    done: `"${title}" is open.`,
    run,
  };
}
