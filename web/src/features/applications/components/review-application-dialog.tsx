import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api-error.ts';
import { useSession } from '../../../shared/state/session.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { decide } from '../api/decide.ts';
import { AnswerList } from './answer-list.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';

/** An application in full, with the owner's decision while it is pending. */
export function ReviewApplicationDialog({
  application,
  onClose,
}: {
  application: ApplicationView;
  onClose: () => void;
}) {
  const decides = useSession((state) => state.user?.role === 'business_owner') && application.status === 'pending';
  const [feedback, setFeedback] = useState('');
  const client = useQueryClient();
  const deciding = useMutation({
    mutationFn: (status: 'approved' | 'rejected') =>
      decide(application.id, status, feedback || (status === 'rejected' ? applicationsText.rejectReason : '')),
    onSuccess: async (_application, status) => {
      toastSuccess(applicationsText.decided(status));
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: ['applications'] }),
        client.invalidateQueries({ queryKey: ['campaigns'] }),
      ]);
    },
    onError: (error, status) => {
      const verb = status === 'approved' ? 'approve' : 'reject';
      toastError(applicationsText.decideFailed(verb, messageOf(error, 'Unknown error')));
    },
  });
  const pending = (status: string) => deciding.isPending && deciding.variables === status;

  return (
    <Dialog title={application.creatorName || applicationsText.unknownCreator} onClose={onClose}>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" marginBottom="5">
        <chakra.h3 fontSize="lg">{application.campaignTitle}</chakra.h3>
        <ApplicationStatusBadge status={application.status} />
      </chakra.div>
      <ApplicationFacts application={application} />
      <AnswerList application={application} />
      {application.feedback && <chakra.p marginTop="5">Feedback: {application.feedback}</chakra.p>}
      {decides && (
        <>
          <chakra.div marginTop="6">
            <Field label="Feedback" optional>
              <Textarea value={feedback} maxLength={2000} onChange={(event) => setFeedback(event.target.value)} />
            </Field>
          </chakra.div>
          <Actions>
            <Button
              look="dangerQuiet"
              disabled={deciding.isPending}
              busy={pending('rejected')}
              busyLabel="Rejecting..."
              onClick={() => deciding.mutate('rejected')}
            >
              Reject
            </Button>
            <Button
              disabled={deciding.isPending}
              busy={pending('approved')}
              busyLabel="Approving..."
              onClick={() => deciding.mutate('approved')}
            >
              Approve
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}
