import { chakra } from '@chakra-ui/react/styled-system';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import type { ReactNode } from 'react';
import { payoutStatusLabels } from '../../../shared/text/payouts.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Money } from '../../../shared/ui/money.tsx';

const tones = {
  reserved: 'gold',
  sending: 'gold',
  unresolved: 'gold',
  paid: 'sea',
  failed: 'coral',
  reversed: 'coral',
  lapsed: 'plain',
} as const;
const count = new Intl.NumberFormat('en-US');

/** One payout with what it was computed from and, when it failed, why. */
export function PayoutRow({ payout, title, action }: { payout: PayoutView; title: string; action?: ReactNode }) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      gap="3"
      paddingY="3.5"
      borderTopWidth="1px"
      borderColor="line"
    >
      <div>
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        <chakra.p color="muted" fontSize="sm">
          <DateText value={payout.created_at} /> · {count.format(payout.counted_views)} counted views ·{' '}
          {payout.share_percent}% tier
        </chakra.p>
        {payout.failure && (
          <chakra.p color="coralText" fontSize="sm">
            {payout.failure.details}
          </chakra.p>
        )}
      </div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Badge tone={tones[payout.status]}>{payoutStatusLabels[payout.status]}</Badge>
        <Money cents={payout.amount} fontWeight="bold" />
        {action}
      </chakra.div>
    </chakra.li>
  );
}
