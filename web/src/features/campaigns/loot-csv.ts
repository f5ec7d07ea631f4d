import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { CsvColumn } from '@doubloon/contract/shared/csv.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { campaignStatusLabels } from '@doubloon/contract/shared/status-labels.ts';

/** Columns of a file of loots for their owner. */
export const lootCsv: readonly CsvColumn<CampaignView>[] = [
  { header: 'Loot Name', cell: ({ title }) => title },
  { header: 'Platforms', cell: ({ platforms }) => platforms.map(platformLabel).join(', ') },
  { header: 'Status', cell: ({ status }) => campaignStatusLabels[status] },
  { header: 'Budget (SGD)', cell: ({ budget: cents }) => ({ cents }) },
  { header: 'Remaining Budget (SGD)', cell: ({ remaining_budget: cents }) => ({ cents }) },
  { header: 'Paid Out (SGD)', cell: ({ paidOut: cents }) => ({ cents }) },
  { header: 'Views', cell: ({ views }) => views },
  { header: 'Applications', cell: ({ applications }) => applications },
  { header: 'Pending Applicants', cell: (campaign) => campaign.pending_applications },
  { header: 'Pending Treasures', cell: (campaign) => campaign.pending_treasures },
  { header: 'Pending Proofs', cell: (campaign) => campaign.pending_proofs },
  { header: 'Pending Questions', cell: (campaign) => campaign.pending_questions },
  { header: 'Created', cell: (campaign) => campaign.created_at },
  { header: 'End Date', cell: ({ endDate }) => endDate },
  { header: 'Closed', cell: (campaign) => campaign.closed_at },
  { header: 'Loot ID', cell: ({ id }) => id },
];
