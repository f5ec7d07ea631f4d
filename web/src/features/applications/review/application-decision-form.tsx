import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useMutation } from '@tanstack/react-query';
import { type Decision, sendDecision } from '../decide-several.ts';
import { failureText } from '../../../shared/api/api-error.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Waiting } from '../../../shared/ui/figures/date-text.tsx';
import { DecisionForm } from '../../../shared/ui/forms/decision-form.tsx';

interface ApplicationDecisionFormProps {
  application: ApplicationView;
  /** True on the screen with the applications to all loots, which has words of its own. */
  amongAll: boolean;
  onDone: () => void;
}

interface Decided {
  status: Decision;
  feedback: string;
}

/** The owner's decision on a pending application. */
export function ApplicationDecisionForm({ application, amongAll, onDone }: ApplicationDecisionFormProps) {
  const deciding = useMutation({
    mutationFn: ({ status, feedback }: Decided) => sendDecision(application.id, status, feedback),
    meta: {
      shows: inPlace('applications', 'id'),
      invalidates: ['applications', 'campaigns', 'dashboard'],
      success: (_decided, { status }: Decided) =>
        amongAll ? applicationsText.decidedAmongAll(status) : applicationsText.decided(status),
      failure: (error, { status }: Decided) =>
        failureText(applicationsText.decideFailed(status === 'approved' ? 'approve' : 'reject'), error),
    },
    onSuccess: onDone,
  });
  return (
    <>
      <Waiting since={application.created_at} decideBy={application.decide_by} />
      <DecisionForm
        hint="The creator reads it. Left undecided, it is rejected by itself after the deadline."
        busy={deciding.isPending ? deciding.variables.status : undefined}
        onDecide={(status, feedback) => deciding.mutate({ status, feedback })}
        choices={[
          { decision: 'rejected', label: 'Reject', loadingText: 'Rejecting...', variant: 'dangerQuiet' },
          { decision: 'approved', label: 'Approve', loadingText: 'Approving...' },
        ]}
      />
    </>
  );
}
