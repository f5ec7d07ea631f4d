import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { deleteDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { gone } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { EARNINGS_CALLS } from '../../../shared/payments/project-earnings.ts';
import { mayBeRevised } from '../../../shared/loots/may-be-revised.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, Hint, Wrap } from '../../../shared/style/chakra.tsx';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { ConfirmButton } from '../../../shared/ui/buttons/confirm-button.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';

interface ReviseDeliverableProps {
  deliverable: DeliverableView;
  /** True when its loot is closed, which takes what was sent back for a while only. */
  closed: boolean;
  onRevise: (deliverable: DeliverableView) => void;
}

/** Submits a treasure that was sent back again, or takes it back; of a closed loot, says until when, or why not any more. */
export function ReviseDeliverable({ deliverable, closed, onRevise }: ReviseDeliverableProps) {
  const isTaken = mayBeRevised(deliverable, closed, currentTime());
  const until = deliverable.revise_until;
  const takingBack = useMutation({
    mutationFn: () => request(deleteDeliverable, { params: { id: deliverable.treasure_id } }),
    meta: {
      shows: gone('deliverables', 'treasure_id', deliverable.treasure_id),
      invalidates: ['deliverables', ...EARNINGS_CALLS],
      success: 'Treasure taken back.',
      failure: 'Failed to take back the treasure. Please try again.',
    },
  });
  return (
    <chakra.div display="grid" justifyItems="start" gap="2">
      {closed && (
        <Hint>
          {isTaken && until
            ? deliverablesText.closedReviseUntil(formatDate(until))
            : 'The loot is closed, and the time to revise this treasure is over.'}
        </Hint>
      )}
      <Wrap gap="3">
        {isTaken && (
          <Button variant="outline" onClick={() => onRevise(deliverable)}>
            Revise
          </Button>
        )}
        <ConfirmButton
          variant="dangerQuiet"
          loading={takingBack.isPending}
          loadingText="Taking back..."
          asks={deliverablesText.takeBackAsks}
          onConfirm={takingBack.mutate}
        >
          Take back
        </ConfirmButton>
      </Wrap>
    </chakra.div>
  );
}
