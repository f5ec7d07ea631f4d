import type { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { campaignStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

const palettes = {
  open: 'sea',
  approved: 'sea',
  paused: 'outline',
  pending: 'outline',
  rejected: 'coral',
  completed: 'plain',
} as const;

interface CampaignStatusBadgeProps {
  status: CampaignStatus;
  /** True when it was paused by an admin, who alone can open it again; its owner reads that. */
  heldByAdmin?: boolean;
}

/** Shows where a loot stands; `open` reads Active. */
export function CampaignStatusBadge({ status, heldByAdmin = false }: CampaignStatusBadgeProps) {
  if (status === 'paused' && heldByAdmin) return <Badge colorPalette="coral">Paused by our team</Badge>;
  return <Badge colorPalette={palettes[status]}>{campaignStatusLabels[status]}</Badge>;
}
