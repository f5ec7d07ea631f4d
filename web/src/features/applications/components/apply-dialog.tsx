import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationAnswers } from '@doubloon/contract/applications/application.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../../shared/api/api-error.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { applicationsText, missingAnswerToasts } from '../../../shared/text/applications.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { apply } from '../api/apply.ts';
import { askedQuestions, trimmedAnswers, unanswered } from '../questions.ts';

interface ApplyDialogProps {
  campaign: CampaignView;
  /** How blank answers are refused: all at once in the dialog (marketplace), or the first by toast (loot page). */
  refusal: 'list' | 'toast';
  onClose: () => void;
}

/** One input per question the loot asks. */
export function ApplyDialog({ campaign, refusal, onClose }: ApplyDialogProps) {
  const user = useSession((state) => state.user);
  const client = useQueryClient();
  const [answers, setAnswers] = useState<ApplicationAnswers>({});
  const [problem, setProblem] = useState<string>();
  const asked = campaign.applicant_questions;

  const applying = useMutation({
    mutationFn: (creatorId: string) => apply(campaign.id, creatorId, trimmedAnswers(asked, answers)),
    onSuccess: async () => {
      toastSuccess(applicationsText.applied);
      await client.invalidateQueries({ queryKey: ['applications'] });
      onClose();
    },
    onError: (error) => toastError(messageOf(error, applicationsText.applyFailed)),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (!user) {
      setProblem(applicationsText.logInToApply);
      return;
    }
    const [first, ...others] = unanswered(asked, answers);
    if (first && refusal === 'toast') toastError(missingAnswerToasts[first.id]);
    else if (first) {
      const labels = [first, ...others].map(({ label }) => label).join(', ');
      setProblem(`${applicationsText.missingFields} ${labels}`);
    } else if (!applying.isPending) applying.mutate(user.uid);
  };

  const questions = askedQuestions(asked);
  return (
    <Dialog title={applicationsText.applyTitle(campaign.title)} onClose={onClose}>
      <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
        {questions.length === 0 && <chakra.p color="muted">{applicationsText.nothingAsked}</chakra.p>}
        {questions.map(({ id, label, long }) => {
          const Control = long ? Textarea : TextInput;
          return (
            <Field key={id} label={label} required>
              <Control
                value={answers[id] ?? ''}
                maxLength={5000}
                onChange={(event: { target: { value: string } }) =>
                  setAnswers({ ...answers, [id]: event.target.value })
                }
              />
            </Field>
          );
        })}
        <FormProblem text={problem} />
        <Actions marginTop="2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={applying.isPending} busyLabel="Submitting...">
            Submit Application
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}
