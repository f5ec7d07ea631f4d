import type { ApplicationAnswers } from '@doubloon/contract/applications/application.ts';
import type { ApplicantQuestions } from '@doubloon/contract/campaigns/campaign.ts';
import { useState, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { z } from 'zod';
import type { Draft } from '../../../shared/drafts/use-draft.ts';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { toastError } from '../../../shared/state/toasts.ts';
import { Hint, Muted, Wrap } from '../../../shared/style/chakra.tsx';
import { applicationsText, discardAnswersAsks, missingAnswerToasts } from '../../../shared/text/applications.ts';
import { ConfirmButton } from '../../../shared/ui/buttons/confirm-button.tsx';
import { askedQuestions, type Question } from '../answers.ts';

type Answers = Record<string, string>;
const { TextField, TextareaField } = fieldsOf<Answers>();

/** How blank answers are refused: all at once in the dialog (marketplace), or the first by toast (a loot's own page). */
export type BlankRefusal = 'list' | 'toast';

interface AnswersFormProps {
  asked: ApplicantQuestions;
  /** Answers given so far. */
  given?: Partial<Record<Question, string>>;
  draft: Draft<Answers>;
  refusal?: BlankRefusal;
  /** A problem of the form as a whole, beside missing answers. */
  problem?: string | undefined;
  labels: { submit: string; busy: string };
  hint?: ReactNode;
  onSubmit: (answers: ApplicationAnswers) => Promise<unknown>;
}

/** In a dialog: one input per question the loot asks. What is typed is kept as a draft. */
export function AnswersForm({ asked, given = {}, draft, refusal = 'list', labels, hint, ...rest }: AnswersFormProps) {
  const questions = askedQuestions(asked);
  const answer = z.string().trim().min(1, 'Required');
  const defaults = Object.fromEntries(questions.map(({ id }) => [id, given[id] ?? '']));
  return (
    <Form
      schema={() => z.object(Object.fromEntries(questions.map(({ id }) => [id, answer])))}
      defaults={defaults}
      draft={{ ...draft, isBeginning: true }}
      leaving="kept"
      onSubmit={rest.onSubmit}
      onInvalid={(errors) => {
        const first = questions.find(({ id }) => errors[id]);
        if (first && refusal === 'toast') toastError(missingAnswerToasts[first.id]);
      }}
    >
      {draft.found && <ReturnedAnswers draft={draft} before={defaults} />}
      {questions.length === 0 && <Muted>{applicationsText.nothingAsked}</Muted>}
      {questions.map(({ id, label, long }) => {
        const Answer = long ? TextareaField : TextField;
        return <Answer key={id} name={id} label={label} required maxLength={5000} />;
      })}
      {hint && <Hint>{hint}</Hint>}
      <Problem text={rest.problem} listed={refusal === 'list' ? questions : []} />
      <FormActions submit={labels.submit} loadingText={labels.busy} />
    </Form>
  );
}

interface ProblemProps {
  text: string | undefined;
  /** The questions that are named while they are not answered. */
  listed: readonly { id: Question; label: string }[];
}

function Problem({ text, listed }: ProblemProps) {
  const { errors } = useFormState();
  const missing = listed.filter(({ id }) => errors[id]).map(({ label }) => label);
  return (
    <FormProblem
      text={text ?? (missing.length > 0 ? `${applicationsText.missingFields} ${missing.join(', ')}` : undefined)}
    />
  );
}

/** Says that a draft is back, unless something was typed before it was found, and throws it away. */
function ReturnedAnswers({ draft, before }: { draft: Draft<Answers>; before: Answers }) {
  const { formState, reset } = useFormContext();
  const [isBack, setBack] = useState(!formState.isDirty);
  if (!isBack) return null;
  return (
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
      Your last answers are back.
      <ConfirmButton
        asks={discardAnswersAsks}
        variant="quiet"
        paddingX="0"
        color="seaText"
        onConfirm={() => {
          reset(before);
          draft.discard();
          setBack(false);
        }}
      >
        Discard
      </ConfirmButton>
    </Wrap>
  );
}
