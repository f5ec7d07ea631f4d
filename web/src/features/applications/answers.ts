import type { ApplicationAnswers } from '@doubloon/contract/applications/application.ts';
import type { ApplicantQuestions } from '@doubloon/contract/campaigns/campaign.ts';
import { z } from 'zod';

export type Question = keyof ApplicantQuestions;

/** The questions in the order and words of the specification. */
export const QUESTIONS = [
  { id: 'cover_letter', label: 'Cover Letter', long: true },
  { id: 'formal_training', label: 'Formal Training', long: true },
  { id: 'relevant_experience', label: 'Relevant Experience', long: true },
  { id: 'years_of_experience', label: 'Years of Experience', long: false },
] as const satisfies readonly { id: Question; label: string; long: boolean }[];

/** The questions a loot asks, in order. */
export function askedQuestions(asked: ApplicantQuestions) {
  return QUESTIONS.filter(({ id }) => asked[id]);
}

/** The questions asked whose answer is blank, in order. */
export function unanswered(asked: ApplicantQuestions, answers: ApplicationAnswers) {
  return askedQuestions(asked).filter(({ id }) => !answers[id]?.trim());
}

/** The answers to what is asked, trimmed; answers to anything else are dropped. */
export function trimmedAnswers(asked: ApplicantQuestions, answers: ApplicationAnswers): ApplicationAnswers {
  return Object.fromEntries(askedQuestions(asked).map(({ id }) => [id, answers[id]?.trim() ?? '']));
}

/** Questions an application has answers to, with the answers. */
export function givenAnswers(application: Record<Question, string | null>) {
  return QUESTIONS.flatMap(({ id, label }) => {
    const answer = application[id];
    return answer ? [{ label, answer }] : [];
  });
}

/** Returns the answers of an application by question; unanswered questions are missing. */
export function givenById(application: Record<Question, string | null>): Partial<Record<Question, string>> {
  return Object.fromEntries(QUESTIONS.flatMap(({ id }) => (application[id] ? [[id, application[id]]] : [])));
}

/** Answers as a draft keeps them, by question; what is blank is none, and a draft without answers is nothing. */
export const KeptAnswers = z
  .record(z.string(), z.string())
  .transform((answers) => Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== '')))
  .refine((answers) => Object.keys(answers).length > 0);

/** Texts of the question asked before leaving answers that stay as a draft. */
export const keptAsDraft = {
  title: 'Close without sending?',
  question: 'Your answers are not sent yet. They stay here as a draft for when you come back.',
  confirm: 'Close without sending',
};
