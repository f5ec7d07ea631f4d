import type { ApplicantQuestions } from '@doubloon/contract/campaigns/campaign.ts';
import { useState } from 'react';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { toastError } from '../../shared/state/toasts.ts';
import { applicationsText, missingAnswerToasts } from '../../shared/text/applications.ts';
import { answersOfDraft, draftOfAnswers, type TypedAnswers } from './answer-draft.ts';
import { trimmedAnswers, unanswered, type Question } from './questions.ts';

/** How blank answers are refused: all at once in the dialog (marketplace), or the first by toast (a loot's own page). */
export type Refusal = 'list' | 'toast';

interface AnswersOf {
  asked: ApplicantQuestions;
  /** What is answered already. */
  given: TypedAnswers;
  uid: string;
  /** What the draft is kept under. */
  draftKey: string;
  refusal: Refusal;
}

/** The answers of one form: typed, kept as a draft, brought back, and checked. */
export function useAnswers({ asked, given, uid, draftKey, refusal }: AnswersOf) {
  const draft = useDraft(uid, draftKey);
  const [typed, setTyped] = useState<TypedAnswers>();
  const [checked, setChecked] = useState(false);
  const [dropped, setDropped] = useState(false);
  // As it was found: what is typed from here on is kept in the same place.
  const [found, setFound] = useState(draft.found);
  if (found === undefined && draft.found !== undefined) setFound(typed ? null : draft.found);
  const kept = dropped ? undefined : answersOfDraft(found);
  const answers: TypedAnswers = typed ?? { ...given, ...kept };
  const missing = unanswered(asked, answers);

  const problemOf = (question: Question) =>
    checked && missing.some(({ id }) => id === question) ? applicationsText.required : undefined;
  return {
    answers,
    /** Something was typed since the form was opened. */
    changed: typed !== undefined,
    change: (question: Question, answer: string) => {
      const next = { ...answers, [question]: answer };
      setTyped(next);
      draft.keep(draftOfAnswers(next));
    },
    problemOf,
    /** What is said in the dialog as a whole. */
    problem:
      checked && refusal === 'list' && missing.length > 0
        ? `${applicationsText.missingFields} ${missing.map(({ label }) => label).join(', ')}`
        : undefined,
    /** The answers to send, trimmed; undefined, and said so, while some are missing. */
    check: () => {
      setChecked(true);
      const [first] = missing;
      if (!first) return { answers: trimmedAnswers(asked, answers) };
      if (refusal === 'toast') toastError(missingAnswerToasts[first.id]);
      return { firstMissing: first.id };
    },
    /** What was typed last time is shown again. */
    restored: kept !== undefined,
    forget: () => {
      draft.discard();
      setDropped(true);
    },
    startOver: () => {
      draft.discard();
      setDropped(true);
      setTyped(undefined);
      setChecked(false);
    },
  };
}
