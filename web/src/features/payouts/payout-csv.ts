import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import type { CsvColumn } from '@doubloon/contract/shared/csv.ts';
import { payoutStatusLabels } from '../../shared/text/payouts.ts';

/** Columns of a file of payouts, for their owner or their creator. */
export const payoutCsv: readonly CsvColumn<PayoutView>[] = [
  { header: 'Date', cell: (payout) => payout.created_at },
  { header: 'Loot', cell: ({ campaignTitle }) => campaignTitle },
  { header: 'Creator', cell: ({ creatorName }) => creatorName },
  { header: 'Status', cell: ({ status }) => payoutStatusLabels[status] },
  { header: 'Amount (SGD)', cell: ({ amount: cents }) => ({ cents }) },
  { header: 'Taken back (SGD)', cell: ({ taken_back: cents }) => ({ cents }) },
  { header: 'Counted Views', cell: (payout) => payout.counted_views },
  { header: 'Tier (%)', cell: (payout) => payout.share_percent },
  { header: 'Last Changed', cell: (payout) => payout.updated_at },
  { header: 'Payout', cell: ({ id }) => id },
];
