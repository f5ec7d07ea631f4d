import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../shared/api/api-error.ts';
import { putAnswered } from '../../../shared/api/put-answered.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { applicationsText } from '../../../shared/text/applications.ts';
import { DecisionForm } from '../../../shared/ui/decision-form.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { decide } from '../api/decide.ts';

interface ApplicationDecisionFormProps {
  application: ApplicationView;
  /** It is decided on the screen with those to all loots, whose words are its own. */
  amongAll: boolean;
  onDone: () => void;
}

/** The owner's decision on a pending application. */
export function ApplicationDecisionForm({ application, amongAll, onDone }: ApplicationDecisionFormProps) {
  const client = useQueryClient();
  const deciding = useMutation({
    mutationFn: ({ status, feedback }: { status: 'approved' | 'rejected'; feedback: string }) =>
      decide(application.id, status, feedback || (status === 'rejected' ? applicationsText.rejectReason : '')),
    onSuccess: async (decided, { status }) => {
      await putAnswered(client, 'applications', decided, 'id');
      toastSuccess(amongAll ? applicationsText.decidedAmongAll(status) : applicationsText.decided(status));
      onDone();
      await Promise.all(
        ['applications', 'campaigns', 'dashboard'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      );
    },
    onError: (error, { status }) => {
      const verb = status === 'approved' ? 'approve' : 'reject';
      toastError(failureText(applicationsText.decideFailed(verb), error));
    },
  });
  return (
    <>
      <Waiting since={application.created_at} decideBy={application.decide_by} />
      <DecisionForm
        hint={`The creator reads it. ${applicationsText.afterDeadline}`}
        busy={deciding.isPending ? deciding.variables.status : undefined}
        onDecide={(status, feedback) => deciding.mutate({ status, feedback })}
        choices={[
          { decision: 'rejected', label: 'Reject', busyLabel: 'Rejecting...', look: 'dangerQuiet' },
          { decision: 'approved', label: 'Approve', busyLabel: 'Approving...' },
        ]}
      />
    </>
  );
}
