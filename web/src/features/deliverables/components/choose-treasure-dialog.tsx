import { chakra } from '@chakra-ui/react/styled-system';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { ChevronRight } from 'lucide-react';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { formatDate } from '../../../shared/ui/date-format.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { PlatformSign } from '../../../shared/ui/platform-sign.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { latestViews } from '../counted-views.ts';

const count = new Intl.NumberFormat('en-US');

const Choice = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'touch',
    padding: '3',
    textAlign: 'left',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'controlLine',
    cursor: 'pointer',
    _hover: { bg: 'raised' },
  },
});

interface ChooseTreasureDialogProps {
  title: string;
  /** Those to choose from; undefined while they are fetched. */
  treasures: readonly DeliverableView[] | undefined;
  error: Error | null;
  onRetry: () => void;
  onChoose: (treasure: DeliverableView) => void;
  onClose: () => void;
}

/** Asks which of a project's approved treasures is meant. */
export function ChooseTreasureDialog({
  title,
  treasures,
  error,
  onRetry,
  onChoose,
  onClose,
}: ChooseTreasureDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {!treasures && error && <QueryProblem title={deliverablesText.fetchFailed} error={error} onRetry={onRetry} />}
      {!treasures && !error && <ListSkeleton rows={2} />}
      {treasures && (
        <chakra.p color="muted" marginBottom="4">
          {treasures.length === 0 ? deliverablesText.proofLater : deliverablesText.chooseTreasure}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {treasures?.map((treasure) => (
          <li key={treasure.treasure_id}>
            <Choice type="button" onClick={() => onChoose(treasure)}>
              <PlatformSign platform={treasure.platform} />
              <chakra.span minWidth="0">
                <chakra.span display="block" truncate fontWeight="semibold">
                  {treasure.url.replace(/^https?:\/\/(www\.)?/, '')}
                </chakra.span>
                <chakra.span display="block" color="muted" fontSize="sm">
                  {count.format(latestViews(treasure))} views · {formatDate(treasure.created_at)}
                </chakra.span>
              </chakra.span>
              <ChevronRight size={18} aria-hidden />
            </Choice>
          </li>
        ))}
      </chakra.ul>
    </Dialog>
  );
}
