import { describe, expect, it } from 'vitest';
import { askedQuestions, givenAnswers, trimmedAnswers, unanswered } from './answers.ts';

const none = { cover_letter: false, relevant_experience: false, years_of_experience: false, formal_training: false };
const all = { cover_letter: true, relevant_experience: true, years_of_experience: true, formal_training: true };

describe('the questions of a loot', () => {
  it('are asked in the order of the specification, and only when enabled', () => {
    expect(askedQuestions(all).map(({ label }) => label)).toEqual([
      'Cover Letter',
      'Formal Training',
      'Relevant Experience',
      'Years of Experience',
    ]);
    expect(askedQuestions(none)).toEqual([]);
  });

  it('need an answer that is more than blanks', () => {
    const left = unanswered({ ...none, cover_letter: true, years_of_experience: true }, { cover_letter: '  ' });
    expect(left.map(({ label }) => label)).toEqual(['Cover Letter', 'Years of Experience']);
    expect(unanswered({ ...none, cover_letter: true }, { cover_letter: 'Ahoy' })).toEqual([]);
  });

  it('are answered trimmed, and nothing that was not asked is sent', () => {
    expect(trimmedAnswers({ ...none, cover_letter: true }, { cover_letter: ' Ahoy ', formal_training: 'x' })).toEqual({
      cover_letter: 'Ahoy',
    });
  });

  it('are shown to the owner with the answers that were given', () => {
    expect(
      givenAnswers({ cover_letter: 'Ahoy', formal_training: null, relevant_experience: '', years_of_experience: '3' }),
    ).toEqual([
      { label: 'Cover Letter', answer: 'Ahoy' },
      { label: 'Years of Experience', answer: '3' },
    ]);
  });
});
