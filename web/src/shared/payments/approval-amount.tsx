import { useQuery } from '@tanstack/react-query';
import { AMOUNT_NOTES, approvalOutcome } from './approval-outcome.ts';
import { listedPreviewQuery, type PreviewOperation } from './payout-preview-query.ts';
import { Detail } from '../style/chakra.tsx';
import { Money } from '../ui/figures/numbers.tsx';
import { Skeleton } from '../ui/lists/query-view.tsx';

/** How many rows of a list work out their payment: each asks the server for it. */
export const MAX_PREVIEWS = 10;

/** Shows what an approval pays, as far as it can be known before; nothing where nothing is due or it cannot be worked out. */
export function ApprovalAmount({ operation, id }: { operation: PreviewOperation; id: string }) {
  const { data, isPending } = useQuery(listedPreviewQuery(operation, id));
  if (isPending) return <Skeleton height="6" width="20" />;
  const outcome = approvalOutcome(data);
  if (outcome.kind === 'unknown' || outcome.kind === 'refused') return null;
  return (
    <>
      <Money cents={outcome.cents} />
      <Detail>{outcome.cents === 0 ? 'nothing more is due' : AMOUNT_NOTES[outcome.kind]}</Detail>
    </>
  );
}
