import type { ApplicationAnswers, ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { editApplication, withdrawApplication } from '@doubloon/contract/applications/operations.ts';
import type { ApplicantQuestions } from '@doubloon/contract/campaigns/campaign.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { givenById, KeptAnswers, keptAsDraft } from '../answers.ts';
import { applyFailure } from '../apply-failure.ts';
import { AnswerList } from './answer-list.tsx';
import { AnswersForm } from './answers-form.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { gone, inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra, Muted, Wrap, Written } from '../../../shared/style/chakra.tsx';
import { applicationNext, applicationsText, fullApplicationStatus } from '../../../shared/text/applications.ts';
import { Actions, Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';

interface MyApplicationDialogProps {
  application: ApplicationView;
  /** Questions the loot asks, as far as the answers can be edited. */
  asked: ApplicantQuestions;
  /** Leads to the whole brief, from where it is not on the screen anyway. */
  brief?: ReactNode;
  /** Applies once more, where a rejected creator may. */
  onApplyAgain?: (() => void) | undefined;
  /** Way to appeal against a rejection. */
  appeal?: ReactNode;
  onClose: () => void;
}

/** The creator's own application: where it stands, what happens next, what was answered, and what can be done about it. */
export function MyApplicationDialog({
  application,
  asked,
  brief,
  onApplyAgain,
  appeal,
  onClose,
}: MyApplicationDialogProps) {
  const [doing, setDoing] = useState<'withdraw' | 'edit'>();
  const withdrawing = useMutation({
    mutationFn: () => request(withdrawApplication, { params: { id: application.id } }),
    meta: {
      shows: gone('applications', 'id', application.id),
      invalidates: ['applications', 'campaigns'],
      success: applicationsText.withdrawn,
      failure: applyFailure,
    },
    onSuccess: onClose,
    onError: () => setDoing(undefined),
  });
  const { status } = application;
  const pending = status === 'pending';
  const next = isAccepted(status) ? (
    <ButtonLink to={paths.approvedProject(application.id)}>Open Project</ButtonLink>
  ) : (
    status === 'rejected' && onApplyAgain && <Button onClick={onApplyAgain}>Apply Again</Button>
  );
  const back = () => setDoing(undefined);

  if (doing === 'edit') return <EditApplicationDialog application={application} asked={asked} onDone={back} />;
  if (doing === 'withdraw') {
    return (
      <ConfirmDialog
        title="Withdraw"
        question={applicationsText.withdrawQuestion}
        confirm="Withdraw"
        loading={withdrawing.isPending}
        loadingText="Withdrawing..."
        onConfirm={() => withdrawing.mutate()}
        onCancel={back}
      />
    );
  }
  return (
    <Dialog title="My Application" onClose={onClose}>
      <Wrap gap="3" alignItems="center" marginBottom="2">
        <chakra.h3 fontSize="lg">{application.campaignTitle}</chakra.h3>
        <ApplicationStatusBadge status={status} label={fullApplicationStatus[status]} />
      </Wrap>
      <Muted marginBottom="5">
        {applicationNext[status]}{' '}
        {status === 'rejected' && onApplyAgain && 'While the loot is open you may apply again.'}
      </Muted>
      <ApplicationFacts application={application} />
      <AnswerList application={application} />
      {application.feedback && (
        <chakra.div marginTop="5" bg="seaWash" borderRadius="md" paddingX="4" paddingY="3">
          <chakra.h4 fontSize="sm" fontWeight="semibold">
            Feedback
          </chakra.h4>
          <Written>{application.feedback}</Written>
        </chakra.div>
      )}
      {status === 'rejected' && appeal && <chakra.div marginTop="5">{appeal}</chakra.div>}
      {brief && <chakra.div marginTop="4">{brief}</chakra.div>}
      <Actions>
        {pending && (
          <Button variant="dangerQuiet" onClick={() => setDoing('withdraw')}>
            Withdraw
          </Button>
        )}
        {pending && (
          <Button variant="outline" onClick={() => setDoing('edit')}>
            Edit Application
          </Button>
        )}
        <Button variant={next ? 'outline' : 'gold'} onClick={onClose}>
          Close
        </Button>
        {next}
      </Actions>
    </Dialog>
  );
}

interface EditApplicationDialogProps {
  application: ApplicationView;
  asked: ApplicantQuestions;
  /** Called when editing is over, whether something was changed or not. */
  onDone: () => void;
}

/** Changes the answers of a pending application. */
function EditApplicationDialog({ application, asked, onDone }: EditApplicationDialogProps) {
  const draft = useDraft(application.creator_id, `application-edit:${application.id}`, KeptAnswers);
  const editing = useMutation({
    mutationFn: (answers: ApplicationAnswers) =>
      request(editApplication, { params: { id: application.id }, body: answers }),
    meta: {
      shows: inPlace('applications', 'id'),
      invalidates: ['applications'],
      success: 'Application updated successfully!',
      failure: applyFailure,
    },
    onSuccess: () => {
      draft.discard();
      onDone();
    },
  });
  return (
    <Dialog title="Edit Application" onClose={onDone} parting={keptAsDraft}>
      <AnswersForm
        asked={asked}
        given={givenById(application)}
        draft={draft}
        labels={{ submit: 'Save Changes', busy: 'Saving...' }}
        onSubmit={editing.mutateAsync}
      />
    </Dialog>
  );
}
