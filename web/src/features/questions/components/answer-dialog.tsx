import { answerQuestion } from '@doubloon/contract/questions/operations.ts';
import { AnswerText, MAX_ANSWER_LENGTH, type QuestionView } from '@doubloon/contract/questions/question.ts';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../../../shared/api/request.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { Muted } from '../../../shared/style/chakra.tsx';
import { questionsText } from '../questions-text.ts';
import { Quote } from '../../../shared/ui/marks/quote.tsx';

const { TextareaField } = fieldsOf<{ answer: string }>();
const schema = z.object({ answer: AnswerText });

interface AnswerDialogProps {
  question: QuestionView;
  onClose: () => void;
}

/** Where the owner of a loot answers a question about it, or changes the answer. */
export function AnswerDialog({ question, onClose }: AnswerDialogProps) {
  const { id, asker, answer } = question;
  const saving = useMutation({
    mutationFn: (words: { answer: string }) => request(answerQuestion, { params: { id }, body: words }),
    meta: {
      // The loot counts what waits.
      invalidates: ['questions', 'campaigns', 'dashboard'],
      invalidatesAfterFailure: ['questions'],
      success: questionsText.answered,
      failure: questionsText.answerFailed,
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={answer ? 'Change your answer' : 'Answer this question'}
      schema={schema}
      defaults={{ answer: answer?.answer ?? '' }}
      onSubmit={saving.mutateAsync}
      onClose={onClose}
    >
      <Quote name={asker?.name ?? questionsText.somebody} text={question.question} />
      <Muted>Question and answer stand on the page of the loot, where everybody can read them.</Muted>
      <TextareaField
        name="answer"
        label="Answer"
        required
        hint={(typed) => `${typed.length} of ${MAX_ANSWER_LENGTH} characters`}
        rows={5}
        maxLength={MAX_ANSWER_LENGTH}
      />
      <FormActions submit={answer ? 'Save Answer' : 'Publish Answer'} loadingText="Saving..." onlyChanged={!!answer} />
    </FormDialog>
  );
}
