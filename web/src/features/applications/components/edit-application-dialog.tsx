import type { ApplicationAnswers, ApplicationView } from '@doubloon/contract/applications/application.ts';
import { editApplication } from '@doubloon/contract/applications/operations.ts';
import type { ApplicantQuestions } from '@doubloon/contract/campaigns/campaign.ts';
import { useMutation } from '@tanstack/react-query';
import { inPlace } from '../../../shared/api/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { applyFailure } from '../apply-failure.ts';
import { givenById } from '../questions.ts';
import { useAnswers } from '../use-answers.ts';
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
  const form = useAnswers({
    asked,
    given: givenById(application),
    uid: application.creator_id,
    draftKey: `application-edit:${application.id}`,
    refusal: 'list',
  });
  const editing = useMutation({
    mutationFn: (answers: ApplicationAnswers) =>
      request(editApplication, { params: { id: application.id }, body: answers }),
    meta: {
      shows: inPlace('applications', 'id'),
      invalidates: ['applications'],
      success: applicationsText.edited,
      failure: applyFailure,
    },
    onSuccess: () => {
      form.forget();
      onDone();
    },
  });
  return (
    <Dialog
      title={applicationsText.edit}
      onClose={onDone}
      unsaved={form.changed && !editing.isSuccess}
      parting={keptAsDraft}
    >
      <AnswersForm
        asked={asked}
        form={form}
        busy={editing.isPending}
        labels={{ submit: 'Save Changes', busy: 'Saving...' }}
        onSubmit={editing.mutate}
      />
    </Dialog>
  );
}
