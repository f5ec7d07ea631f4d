import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { topUpQuery } from '../api/queries.ts';
import { ReceiptLines } from '../../../shared/payments/receipt-lines.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { AmountCard } from '../../../shared/ui/figures/amount-card.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

function PaidByItself({ paysAt, amount }: { paysAt: Date; amount?: ReactNode }) {
  return (
    <>
      The new views are paid automatically on <DateText value={paysAt} />
      {amount && <>: {amount}</>}, unless we find a problem.
    </>
  );
}

interface TopUpSentenceProps {
  deliverable: Pick<DeliverableView, 'treasure_id'>;
  paysAt: Date;
}

/** Says when the views that a treasure's platform gave are paid automatically, and how much that is once it is worked out. */
export function TopUpSentence({ deliverable, paysAt }: TopUpSentenceProps) {
  const receipt = useQuery(topUpQuery(deliverable.treasure_id)).data?.receipt;
  return <PaidByItself paysAt={paysAt} amount={receipt && <Money cents={receipt.amount} />} />;
}

interface TopUpOutlookProps {
  deliverable: DeliverableView;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number | undefined;
}

/** Tells an owner when the views that a treasure's platform gave are paid automatically, how much that is and how it comes about. Nothing when none are, and where it is said why they could not be. */
export function TopUpOutlook({ deliverable, remainingCents }: TopUpOutlookProps) {
  const { pays_at: paysAt, payment_problem: problem } = deliverable;
  const isComing = paysAt !== null && problem === null;
  const preview = useQuery({ ...topUpQuery(deliverable.treasure_id), enabled: isComing });
  if (!isComing) return null;
  return (
    <>
      <QueryView
        beside
        query={preview}
        problem="Failed to work out what is paid automatically"
        pending={<Skeleton height="48" borderRadius="lg" />}
      >
        {({ receipt }) =>
          receipt && (
            <AmountCard title="Paid automatically" cents={receipt.amount}>
              <chakra.div paddingX="5" paddingY="2">
                <ReceiptLines receipt={receipt} total="Due then" remainingCents={remainingCents} />
              </chakra.div>
            </AmountCard>
          )
        }
      </QueryView>
      <chakra.p fontSize="sm">
        <PaidByItself paysAt={paysAt} />
      </chakra.p>
    </>
  );
}
