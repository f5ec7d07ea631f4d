import { chakra } from '@chakra-ui/react/styled-system';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { formatDate } from '../../../shared/ui/date-format.ts';
import { mayBeRevised } from '../may-be-revised.ts';

interface ReviseTreasureProps {
  treasure: DeliverableView;
  /** Its loot is closed: it takes what was sent back for a while only. */
  closed: boolean;
  onRevise: (treasure: DeliverableView) => void;
}

/** Submits a treasure that was sent back again; of a closed loot, says until when, or why not any more. */
export function ReviseTreasure({ treasure, closed, onRevise }: ReviseTreasureProps) {
  const isTaken = mayBeRevised(treasure, closed);
  const until = treasure.revise_until;
  return (
    <chakra.div display="grid" justifyItems="start" gap="2">
      {closed && (
        <chakra.p color="muted" fontSize="sm">
          {isTaken && until ? deliverablesText.closedReviseUntil(formatDate(until)) : deliverablesText.closedReviseOver}
        </chakra.p>
      )}
      {isTaken && (
        <Button look="outline" onClick={() => onRevise(treasure)}>
          {deliverablesText.revise}
        </Button>
      )}
    </chakra.div>
  );
}
