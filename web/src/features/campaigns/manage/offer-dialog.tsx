import type { ComponentProps, ReactNode } from 'react';
import { Stack } from '../../../shared/style/chakra.tsx';
import { Actions, Button } from '../../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

interface OfferDialogProps<Offer extends { problem: string | null }> {
  title: string;
  /** Answers how far it can be done now; `problem` is why it cannot. */
  query: ComponentProps<typeof QueryView<Offer>>['query'];
  /** Text shown when the offer cannot be loaded. */
  failed: string;
  /** How high the form is about to be. */
  height: string;
  onClose: () => void;
  /** The form, or null when there is nothing to fill in. */
  children: (offer: Offer) => ReactNode;
}

/** A dialog with a form for what can be done with a loot now, or with why it cannot. */
export function OfferDialog<Offer extends { problem: string | null }>(props: OfferDialogProps<Offer>) {
  const { title, query, failed, height, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose} width="34rem">
      <QueryView query={query} problem={failed} pending={<Skeleton height={height} borderRadius="lg" />}>
        {(offer) =>
          children(offer) ?? (
            <Stack gap="5">
              <p>{offer.problem}.</p>
              <Actions>
                <Button variant="quiet" onClick={onClose}>
                  Close
                </Button>
              </Actions>
            </Stack>
          )
        }
      </QueryView>
    </Dialog>
  );
}
