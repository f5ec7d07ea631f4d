import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { freeSlot, previewSlotFreeing } from '@doubloon/contract/applications/operations.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { failureText } from '../../../shared/api/api-error.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { chakra, Hint } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { ConfirmButton } from '../../../shared/ui/buttons/confirm-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { QueryView } from '../../../shared/ui/lists/query-view.tsx';

interface FreeSlotProps {
  /** One whose slot is overdue. */
  application: ApplicationView;
  onFreed: () => void;
}

/** Lets an owner free a slot in which nothing was delivered in time, or says why that cannot be done yet. */
export function FreeSlot({ application, onFreed }: FreeSlotProps) {
  const freeing = useQuery(queryOf(previewSlotFreeing, { params: { id: application.id } }, { staleTime: 0 }));
  const free = useMutation({
    mutationFn: () => request(freeSlot, { params: { id: application.id } }),
    meta: {
      shows: inPlace('applications', 'id'),
      invalidates: ['applications', 'campaigns', 'dashboard'],
      invalidatesAfterFailure: [previewSlotFreeing],
      success: 'Slot freed successfully!',
      failure: (error) => failureText('Failed to free the slot', error),
    },
    onSuccess: onFreed,
  });
  return (
    <QueryView query={freeing} problem="Failed to look at the slot" pending={null}>
      {({ problem }) =>
        problem === null ? (
          <Notice tone="gold" title="This slot can be freed">
            <chakra.p fontSize="sm" marginBottom="3">
              Nothing that counts was delivered in it in time. Freed, it can go to another creator.
            </chakra.p>
            <ConfirmButton
              variant="outline"
              asks={{
                title: 'Free Slot',
                question:
                  application.account_closed === 'creator'
                    ? 'The application ends as rejected, and the slot is free for another creator.'
                    : `The application of ${application.creatorName || applicationsText.unknownCreator} ends as rejected and the slot is free for somebody else. They are told, can appeal, and may apply again while the loot is open. Your conversation stays.`,
                confirm: 'Free Slot',
                loadingText: 'Freeing...',
              }}
              onConfirm={() => free.mutateAsync()}
            >
              Free Slot
            </ConfirmButton>
          </Notice>
        ) : (
          // Of somebody who has delivered nobody asks.
          !application.slot?.delivered && <Hint>{`${problem}.`}</Hint>
        )
      }
    </QueryView>
  );
}
