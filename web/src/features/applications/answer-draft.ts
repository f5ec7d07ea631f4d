import { z } from 'zod';
import type { Question } from './questions.ts';

/** The answers as typed; what was not touched is missing. */
export type TypedAnswers = Partial<Record<Question, string>>;

const text = z.string().optional();
const Kept = z.object({
  cover_letter: text,
  formal_training: text,
  relevant_experience: text,
  years_of_experience: text,
});

/** Answers as a draft keeps them. */
export function draftOfAnswers(answers: TypedAnswers): string {
  return JSON.stringify(answers);
}

/** The answers of a draft; undefined for one that cannot be read or says nothing. */
export function answersOfDraft(draft: string | null | undefined): TypedAnswers | undefined {
  try {
    const kept = Kept.safeParse(JSON.parse(draft ?? 'null')).data;
    const typed = Object.entries(kept ?? {}).filter(([, answer]) => answer?.trim());
    return typed.length > 0 ? Object.fromEntries(typed) : undefined;
  } catch {
    return undefined;
  }
}
