import type { ApplicationAnswers } from '@doubloon/contract/applications/application.ts';
import type { ApplicantQuestions } from '@doubloon/contract/campaigns/campaign.ts';
import { AppError } from '../platform/app-error.ts';

/** The questions in the order and words in which the specification names them. */
const QUESTIONS = [
  { id: 'cover_letter', label: 'Cover Letter' },
  { id: 'formal_training', label: 'Formal Training' },
  { id: 'relevant_experience', label: 'Relevant Experience' },
  { id: 'years_of_experience', label: 'Years of Experience' },
] as const satisfies readonly { id: keyof ApplicantQuestions; label: string }[];

/**
 * The answers to the questions that are asked; others are dropped. Throws `invalid_input` naming every asked question
 * whose answer is missing or blank.
 */
export function requiredAnswers(asked: ApplicantQuestions, given: ApplicationAnswers): ApplicationAnswers {
  const enabled = QUESTIONS.filter(({ id }) => asked[id]);
  const missing = enabled.filter(({ id }) => !given[id]?.trim());
  if (missing.length > 0) {
    const labels = missing.map(({ label }) => label).join(', ');
    throw new AppError('invalid_input', `Please fill in the following required fields: ${labels}`, {
      details: missing.map(({ id, label }) => ({ field: `body.${id}`, message: `${label} is required` })),
    });
  }
  return Object.fromEntries(enabled.map(({ id }) => [id, given[id]?.trim()]));
}
