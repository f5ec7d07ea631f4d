import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { payoutStatusLabels } from '../text/payouts.ts';
import { Badge } from '../ui/marks/badge.tsx';
import { moneyTones, payoutTones } from './money-tones.ts';

/** Shows how a payout stands, in the tone of its money. */
export function PayoutStatusBadge({ status }: { status: PayoutStatus }) {
  return <Badge colorPalette={moneyTones[payoutTones[status]].badge}>{payoutStatusLabels[status]}</Badge>;
}
