import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { ReadingSource } from '@doubloon/contract/readings/reading.ts';
import type { CsvColumn } from '@doubloon/contract/shared/csv.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { deliverableStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { latestViews } from '../../shared/loots/sourced-views.tsx';

const SOURCES: Readonly<Record<ReadingSource, string>> = {
  platform: 'Platform',
  page: 'Page of the post',
  proof: 'Accepted proof',
  reported: 'Creator',
};

/** Columns of a file of treasures for the owner of their loot. */
export const deliverableCsv: readonly CsvColumn<DeliverableView>[] = [
  { header: 'Creator', cell: ({ creatorName }) => creatorName },
  { header: 'Loot', cell: ({ title }) => title },
  { header: 'Platform', cell: ({ platform }) => platformLabel(platform) },
  { header: 'Link', cell: ({ url }) => url },
  { header: 'Views', cell: (deliverable) => latestViews(deliverable).views },
  { header: 'Views As Of', cell: (deliverable) => latestViews(deliverable).at },
  { header: 'Views From', cell: (deliverable) => SOURCES[latestViews(deliverable).source] },
  { header: 'Counted Views', cell: (deliverable) => deliverable.counted_views },
  { header: 'Status', cell: ({ status }) => deliverableStatusLabels[status] },
  { header: 'Submitted', cell: (deliverable) => deliverable.created_at },
  { header: 'Notes', cell: ({ notes }) => notes },
  { header: 'Treasure ID', cell: (deliverable) => deliverable.treasure_id },
];
