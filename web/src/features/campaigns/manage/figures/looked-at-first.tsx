import { HOLD_DOUBTED_DAYS } from '@doubloon/contract/cases/case.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';

/** Notice for the owner of a running loot that our team looks at payments to its creators first; nothing where it need not. */
export function LookedAtFirst({ refund }: { refund: RefundView }) {
  if (![refund, ...refund.of_added_budget].some(({ looked_at_first: first }) => first)) return null;
  return (
    <chakra.div marginBottom="6">
      <Notice colorPalette="gold" title="Payments to creators are looked at first">
        <p>
          Your card’s bank did not confirm that it was you who paid for this loot. That is usual with Apple Pay and
          Google Pay. So our team looks at the first payment for each delivery before it is sent, and again if something
          about it changes. One that nobody has decided on after {HOLD_DOUBTED_DAYS} days is not made.
        </p>
      </Notice>
    </chakra.div>
  );
}
