import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Decision, decideSeveral, type Outcome, summaryOf } from '../decide-several.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { useAskBeforeLeaving } from '../../../shared/form/use-ask-before-leaving.ts';
import { chakra, Hint, List, Stack } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../shared/ui/dialogs/dialog-footer.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { counted } from '../../../shared/ui/figures/numbers.tsx';
import { DecisionForm } from '../../../shared/ui/forms/decision-form.tsx';

interface DecideSeveralDialogProps {
  /** The selected applications, which were pending when they were selected. */
  applications: readonly ApplicationView[];
  /** Called when nothing was decided. */
  onCancel: () => void;
  /** Called once the outcome was read. */
  onDone: () => void;
}

/** One decision on several applications, each by itself; afterwards says which were decided, and why others were not. */
export function DecideSeveralDialog({ applications, onCancel, onDone }: DecideSeveralDialogProps) {
  const [tried, setTried] = useState(0);
  const deciding = useMutation({
    mutationFn: (decision: { status: Decision; feedback: string }) => decideSeveral(applications, decision, setTried),
    meta: {
      shows: (client, { decided }: Outcome) =>
        Promise.all(decided.map((each) => inPlace('applications', 'id')(client, each))),
      invalidates: ['applications', 'campaigns', 'dashboard'],
      // Also for somebody who has gone to another screen meanwhile.
      success: (outcome: Outcome, { status }: { status: Decision }) => summaryOf(outcome, status),
    },
  });
  const busy = deciding.isPending ? deciding.variables.status : undefined;
  // Another screen of the product does not stop it; closing the page would.
  useAskBeforeLeaving(busy !== undefined, { kept: true });
  if (deciding.data) {
    return <OutcomeDialog outcome={deciding.data} status={deciding.variables.status} onClose={onDone} />;
  }
  return (
    <Dialog title={`Decide on ${counted(applications.length, 'application')}`} onClose={busy ? undefined : onCancel}>
      <Stack gap="4">
        <List gap="1">
          {applications.map((application) => (
            <Applicant key={application.id} application={application} />
          ))}
        </List>
        <Hint>
          Each is decided by itself, in this order. Where no slot or money is left, the rest stays as it is, and you are
          told who.
        </Hint>
        <DecisionForm<Decision>
          hint="Each of these creators reads it."
          note={busy && <span role="status">{`${tried} of ${applications.length} done`}</span>}
          busy={busy}
          onDecide={(status, feedback) => deciding.mutate({ status, feedback })}
          choices={[
            { decision: 'rejected', label: 'Reject all', loadingText: 'Rejecting...', variant: 'dangerQuiet' },
            { decision: 'approved', label: 'Approve all', loadingText: 'Approving...' },
          ]}
        />
      </Stack>
    </Dialog>
  );
}

function OutcomeDialog({ outcome, status, onClose }: { outcome: Outcome; status: Decision; onClose: () => void }) {
  const { decided, refused } = outcome;
  return (
    <Dialog title={summaryOf(outcome, status)} onClose={onClose}>
      <Stack gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {refused.length > 0 && (
          <Notice colorPalette="coral" title={status === 'approved' ? 'Not approved' : 'Not rejected'} alert>
            <List gap="2">
              {refused.map(({ application, reason }) => (
                <Applicant key={application.id} application={application}>
                  <p>{reason}</p>
                </Applicant>
              ))}
            </List>
          </Notice>
        )}
        {decided.length > 0 && (
          <Notice colorPalette="sea" title={status === 'approved' ? 'Approved' : 'Rejected'}>
            <List gap="1">
              {decided.map((application) => (
                <Applicant key={application.id} application={application} />
              ))}
            </List>
          </Notice>
        )}
      </Stack>
      <DialogFooter>
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </Dialog>
  );
}

function Applicant({ application, children }: { application: ApplicationView; children?: ReactNode }) {
  return (
    <chakra.li overflowWrap="anywhere">
      <chakra.span fontWeight="semibold">{application.creatorName || applicationsText.unknownCreator}</chakra.span>
      {` for ${application.campaignTitle}`}
      {children}
    </chakra.li>
  );
}
