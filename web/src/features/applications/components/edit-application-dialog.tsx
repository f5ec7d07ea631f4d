import type { ApplicationAnswers, ApplicationView } from '@doubloon/contract/applications/application.ts';
import { editApplication } from '@doubloon/contract/applications/operations.ts';
import type { ApplicantQuestions } from '@doubloon/contract/campaigns/campaign.ts';
import { useMutation } from '@tanstack/react-query';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { KeptAnswers } from '../answer-draft.ts';
import { applyFailure } from '../apply-failure.ts';
import { givenById } from '../questions.ts';
import { keptAsDraft } from '../kept-as-draft.ts';
import { AnswersForm } from './answers-form.tsx';

interface EditApplicationDialogProps {
  application: ApplicationView;
  asked: ApplicantQuestions;
  /** Called when it is over, changed or not. */
  onDone: () => void;
}

/** Changes the answers of a pending application. */
export function EditApplicationDialog({ application, asked, onDone }: EditApplicationDialogProps) {
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
    <Dialog title={applicationsText.edit} onClose={onDone} parting={keptAsDraft}>
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
