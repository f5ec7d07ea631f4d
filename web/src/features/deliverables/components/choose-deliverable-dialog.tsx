import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { chakra, Detail, List, Muted } from '../../../shared/style/chakra.tsx';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { ListSkeleton, QueryView } from '../../../shared/ui/lists/query-view.tsx';
import { PlatformIcon } from '../../../shared/ui/pictures/platform-icon.tsx';
import { latestViews, ViewsSource } from '../../../shared/loots/sourced-views.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';

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

interface ChooseDeliverableDialogProps {
  title: string;
  /** Query for the treasures to choose from. */
  deliverables: ComponentProps<typeof QueryView<readonly DeliverableView[]>>['query'];
  onChoose: (deliverable: DeliverableView) => void;
  onClose: () => void;
}

/** Asks which of a project's approved treasures is meant. */
export function ChooseDeliverableDialog({ title, deliverables, onChoose, onClose }: ChooseDeliverableDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <QueryView query={deliverables} problem={deliverablesText.fetchFailed} pending={<ListSkeleton rows={2} />}>
        {(choices) => (
          <>
            <Muted marginBottom="4">
              {choices.length === 0
                ? 'Proof can be submitted once a treasure of this project is approved.'
                : 'Which treasure has been seen more often?'}
            </Muted>
            <List gap="3">
              {choices.map((deliverable) => (
                <li key={deliverable.treasure_id}>
                  <Choice type="button" onClick={() => onChoose(deliverable)}>
                    <PlatformIcon platform={deliverable.platform} />
                    <chakra.span minWidth="0">
                      <chakra.span display="block" truncate fontWeight="semibold">
                        {deliverable.url.replace(/^https?:\/\/(www\.)?/, '')}
                      </chakra.span>
                      <Detail>
                        {formatNumber(latestViews(deliverable).views)} views ·{' '}
                        <ViewsSource known={latestViews(deliverable)} />
                      </Detail>
                    </chakra.span>
                    <ChevronRight size={18} aria-hidden />
                  </Choice>
                </li>
              ))}
            </List>
          </>
        )}
      </QueryView>
    </Dialog>
  );
}
