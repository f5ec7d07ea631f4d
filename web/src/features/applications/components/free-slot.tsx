import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../shared/api/api-error.ts';
import { putAnswered } from '../../../shared/api/put-answered.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { freeSlot } from '../api/free-slot.ts';
import { slotQuery } from '../api/slot-query.ts';

interface FreeSlotProps {
  /** One whose slot is overdue. */
  application: ApplicationView;
  onFreed: () => void;
}

/** Lets an owner free a slot in which nothing was delivered in time, or says why that cannot be done yet. */
export function FreeSlot({ application, onFreed }: FreeSlotProps) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const freeing = useQuery(slotQuery(application.id));
  const free = useMutation({
    mutationFn: () => freeSlot(application.id),
    onSuccess: async (freed) => {
      await putAnswered(client, 'applications', freed, 'id');
      toastSuccess(applicationsText.slotFreed);
      onFreed();
      await Promise.all(
        ['applications', 'campaigns', 'dashboard'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      );
    },
    onError: (error) => {
      setAsking(false);
      toastError(failureText(applicationsText.slotNotFreed, error));
      void freeing.refetch();
    },
  });
  if (freeing.isLoadingError) {
    return (
      <QueryProblem title={applicationsText.slotUnknown} error={freeing.error} onRetry={() => void freeing.refetch()} />
    );
  }
  if (!freeing.data) return null;
  const { problem } = freeing.data;
  if (problem !== null) {
    // Of somebody who has delivered nobody asks.
    if (application.slot?.delivered) return null;
    return <chakra.p textStyle="hint">{`${problem}.`}</chakra.p>;
  }
  return (
    <Notice tone="gold" title={applicationsText.slotOverdue}>
      <chakra.p fontSize="sm" marginBottom="3">
        {applicationsText.slotOverdueText}
      </chakra.p>
      <Button look="outline" onClick={() => setAsking(true)}>
        {applicationsText.freeSlot}
      </Button>
      {asking && (
        <ConfirmDialog
          title={applicationsText.freeSlot}
          question={
            application.account_closed === 'creator'
              ? applicationsText.freeSlotOfLeft
              : applicationsText.freeSlotQuestion(application.creatorName || applicationsText.unknownCreator)
          }
          confirm={applicationsText.freeSlot}
          busy={free.isPending}
          busyLabel="Freeing..."
          onConfirm={() => free.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </Notice>
  );
}
