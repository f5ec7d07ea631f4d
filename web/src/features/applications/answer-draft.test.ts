import { describe, expect, it } from 'vitest';
import { KeptAnswers } from './answers.ts';

describe('a draft of answers', () => {
  it('comes back as it was typed, without what is blank', () => {
    const typed = { cover_letter: ' Ahoy\n', years_of_experience: '3' };
    expect(KeptAnswers.parse({ ...typed, formal_training: '  ' })).toEqual(typed);
  });

  it.each([null, [], { cover_letter: 1 }, { cover_letter: '  ' }, {}])('is nothing when %j is kept', (kept) =>
    expect(KeptAnswers.safeParse(kept).success).toBe(false),
  );
});
