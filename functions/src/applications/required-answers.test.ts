import { describe, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { requiredAnswers } from './write-application.ts';

const none = { cover_letter: false, relevant_experience: false, years_of_experience: false, formal_training: false };
const all = { cover_letter: true, relevant_experience: true, years_of_experience: true, formal_training: true };

function refusalOf(run: () => unknown): AppError {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('not refused');
}

describe('the answers of an application', () => {
  it('keeps trimmed answers to asked questions and drops the others', () => {
    const answers = requiredAnswers(
      { ...none, cover_letter: true },
      { cover_letter: '  Hello ', formal_training: 'Film school' },
    );
    expect(answers).toEqual({ cover_letter: 'Hello' });
  });

  it('needs nothing when nothing is asked', () => {
    expect(requiredAnswers(none, { cover_letter: 'Hello' })).toEqual({});
  });

  it('names every missing or blank answer, in the order of the specification', () => {
    const refusal = refusalOf(() => requiredAnswers(all, { relevant_experience: '   ', formal_training: 'School' }));
    expect(refusal.code).toBe('invalid_input');
    expect(refusal.message).toBe(
      'Please fill in the following required fields: Cover Letter, Relevant Experience, Years of Experience',
    );
    expect(refusal.details).toEqual([
      { field: 'body.cover_letter', message: 'Cover Letter is required' },
      { field: 'body.relevant_experience', message: 'Relevant Experience is required' },
      { field: 'body.years_of_experience', message: 'Years of Experience is required' },
    ]);
  });
});
