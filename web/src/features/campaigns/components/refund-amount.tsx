import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { refundsText } from '../../../shared/text/refunds.ts';
import { AmountCard } from '../../../shared/ui/amount-card.tsx';
import { Money } from '../../../shared/ui/money.tsx';

/** What a loot would give back if it was closed now, of what, and when. */
export function RefundAmount({ refund }: { refund: RefundView }) {
  if (refund.amount === 0) return <p>{refundsText.nothingLeft}</p>;
  return (
    <AmountCard title="You get back" cents={refund.amount} label={refundsText.title}>
      <chakra.dl paddingX="5" paddingY="3" display="grid" gap="2">
        <chakra.div display="flex" justifyContent="space-between" gap="4">
          <dt>Available budget</dt>
          <chakra.dd fontWeight="semibold">
            <Money cents={refund.budget_part} />
          </chakra.dd>
        </chakra.div>
        <chakra.div display="flex" justifyContent="space-between" gap="4">
          <dt>Platform fee, the part that belongs to it</dt>
          <chakra.dd fontWeight="semibold">
            <Money cents={refund.fee_part} />
          </chakra.dd>
        </chakra.div>
      </chakra.dl>
      <chakra.p textStyle="hint" paddingX="5" paddingBottom="4">
        {refundsText.review} {refundsText.arrival}
      </chakra.p>
    </AmountCard>
  );
}
