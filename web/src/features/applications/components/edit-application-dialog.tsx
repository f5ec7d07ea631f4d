import type { ApplicationAnswers, ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { ApplicantQuestions } from '@doubloon/contract/campaigns/campaign.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { putAnswered } from '../../../shared/api/put-answered.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { editAnswers } from '../api/edit-answers.ts';
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
  const client = useQueryClient();
  const form = useAnswers({
    asked,
    given: givenById(application),
    uid: application.creator_id,
    draftKey: `application-edit:${application.id}`,
    refusal: 'list',
  });
  const editing = useMutation({
    mutationFn: (answers: ApplicationAnswers) => editAnswers(application.id, answers),
    onSuccess: async (edited) => {
      await putAnswered(client, 'applications', edited, 'id');
      form.forget();
      toastSuccess(applicationsText.edited);
      onDone();
      await client.invalidateQueries({ queryKey: ['applications'] });
    },
    onError: (error) => toastError(applyFailure(error)),
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
