import type { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { campaignStatusLabels } from '../../../shared/text/campaigns.ts';
import { Badge } from '../../../shared/ui/badge.tsx';

const tones = {
  open: 'sea',
  approved: 'sea',
  paused: 'gold',
  pending: 'gold',
  rejected: 'coral',
  completed: 'plain',
} as const;

/** Where a loot stands; `open` reads Active. */
export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  return <Badge tone={tones[status]}>{campaignStatusLabels[status]}</Badge>;
}
