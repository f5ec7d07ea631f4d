import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { payoutStatusLabels } from '../text/payouts.ts';
import { Badge } from '../ui/marks/badge.tsx';

const palettes = {
  held: 'gold',
  reserved: 'gold',
  sending: 'gold',
  unresolved: 'gold',
  paid: 'sea',
  failed: 'coral',
  reversed: 'coral',
  lapsed: 'plain',
} as const;

/** Shows how a payout stands. */
export function PayoutStatusBadge({ status }: { status: PayoutStatus }) {
  return <Badge colorPalette={palettes[status]}>{payoutStatusLabels[status]}</Badge>;
}
