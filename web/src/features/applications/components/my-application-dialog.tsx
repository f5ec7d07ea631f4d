import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api-error.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { withdraw } from '../api/withdraw.ts';
import { AnswerList } from './answer-list.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';

/** The creator's own application: where it stands, what was answered, and the way out while it is pending. */
export function MyApplicationDialog({ application, onClose }: { application: ApplicationView; onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: () => withdraw(application.id),
    onSuccess: async () => {
      toastSuccess(applicationsText.withdrawn);
      await client.invalidateQueries({ queryKey: ['applications'] });
      onClose();
    },
    onError: (error) => {
      setAsking(false);
      toastError(messageOf(error, applicationsText.applyFailed));
    },
  });

  if (asking) {
    return (
      <ConfirmDialog
        title={applicationsText.withdraw}
        question={applicationsText.withdrawQuestion}
        confirm={applicationsText.withdraw}
        busy={withdrawing.isPending}
        busyLabel="Withdrawing..."
        onConfirm={() => withdrawing.mutate()}
        onCancel={() => setAsking(false)}
      />
    );
  }
  return (
    <Dialog title={applicationsText.myApplication} onClose={onClose}>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" marginBottom="5">
        <chakra.h3 fontSize="lg">{application.campaignTitle}</chakra.h3>
        <ApplicationStatusBadge status={application.status} full />
      </chakra.div>
      <ApplicationFacts application={application} />
      <AnswerList application={application} />
      {application.feedback && (
        <chakra.div marginTop="5">
          <chakra.h4 fontSize="sm" color="muted">
            Feedback
          </chakra.h4>
          <chakra.p whiteSpace="pre-line">{application.feedback}</chakra.p>
        </chakra.div>
      )}
      <Actions>
        {application.status === 'pending' && (
          <Button look="dangerQuiet" onClick={() => setAsking(true)}>
            {applicationsText.withdraw}
          </Button>
        )}
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      </Actions>
    </Dialog>
  );
}
