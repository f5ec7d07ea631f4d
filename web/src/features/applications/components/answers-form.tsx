import type { ApplicationAnswers } from '@doubloon/contract/applications/application.ts';
import type { ApplicantQuestions } from '@doubloon/contract/campaigns/campaign.ts';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { applicationsText, discardAnswersAsks } from '../../../shared/text/applications.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { AskingButton } from '../../../shared/ui/asking-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogCancel } from '../../../shared/ui/dialog-cancel.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Wrap } from '../../../shared/ui/layout.ts';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { askedQuestions } from '../questions.ts';
import type { useAnswers } from '../use-answers.ts';

interface AnswersFormProps {
  asked: ApplicantQuestions;
  form: ReturnType<typeof useAnswers>;
  /** A problem of the form as a whole, beside missing answers. */
  problem?: string | undefined;
  busy: boolean;
  labels: { submit: string; busy: string };
  hint?: ReactNode;
  onSubmit: (answers: ApplicationAnswers) => void;
}

/** In a dialog: one input per question the loot asks. What is typed is kept as a draft; the first missing answer is focused. */
export function AnswersForm({ asked, form, problem, busy, labels, hint, onSubmit }: AnswersFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const questions = askedQuestions(asked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { answers, firstMissing } = form.check();
    if (answers) onSubmit(answers);
    else element.current?.querySelector<HTMLElement>(`[name=${firstMissing}]`)?.focus();
  };
  return (
    <chakra.form ref={element} noValidate onSubmit={submit} display="grid" gap="4">
      {form.restored && (
        <Wrap
          role="status"
          alignItems="center"
          justifyContent="space-between"
          columnGap="3"
          bg="seaWash"
          borderRadius="md"
          paddingX="4"
          paddingY="1"
        >
          {applicationsText.draftBack}
          <AskingButton asks={discardAnswersAsks} look="quiet" paddingX="0" color="seaText" onConfirm={form.startOver}>
            Discard
          </AskingButton>
        </Wrap>
      )}
      {questions.length === 0 && <chakra.p color="muted">{applicationsText.nothingAsked}</chakra.p>}
      {questions.map(({ id, label, long }) => {
        const Control = long ? Textarea : TextInput;
        return (
          <Field key={id} label={label} required error={form.problemOf(id)}>
            <Control
              name={id}
              value={form.answers[id] ?? ''}
              maxLength={5000}
              onChange={(event: { target: { value: string } }) => form.change(id, event.target.value)}
            />
          </Field>
        );
      })}
      {hint && <chakra.p textStyle="hint">{hint}</chakra.p>}
      <FormProblem text={problem ?? form.problem} />
      <Actions marginTop="2">
        <DialogCancel />
        <Button type="submit" busy={busy} busyLabel={labels.busy}>
          {labels.submit}
        </Button>
      </Actions>
    </chakra.form>
  );
}
